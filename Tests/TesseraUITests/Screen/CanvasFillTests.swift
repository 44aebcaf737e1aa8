import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct CanvasFillTests {
  private static let red = Paint(source: .rgb(RGB(0xFF0000)), opacity: 1)
  private static let blue = Paint(source: .rgb(RGB(0x0000FF)), opacity: 1)

  private func canvas(_ columns: Int, _ rows: Int, _ traits: ScreenTraits = .coloured) -> Canvas {
    Canvas(size: CellSize(columns: columns, rows: rows), metrics: .standard, traits: traits, theme: .dark)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @Test(arguments: [
    // A tile of a row and a half ends in the middle of a row.
    ((0.0, 0.0, 16.0, 24.0), ["aa..", "aa..", "aa..", "...."]),
    ((8.0, 8.0, 16.0, 16.0), ["....", ".aa.", ".aa.", "...."]),
    // Ties go right and down.
    ((4.0, 4.0, 16.0, 16.0), ["....", ".aa.", ".aa.", "...."]),
    ((3.9, 3.9, 16.0, 16.0), ["aa..", "aa..", "....", "...."]),
    // What lies outside is cut off.
    ((-8.0, -8.0, 16.0, 16.0), ["a...", "....", "....", "...."]),
    ((24.0, 24.0, 1e300, 1e300), ["....", "....", "....", "...a"]),
    // Nothing has no half row, and what is not a number no place to be.
    ((0.0, 0.0, 0.0, 32.0), ["....", "....", "....", "...."]),
    ((0.0, 0.0, 16.0, 3.0), ["....", "....", "....", "...."]),
  ])
  func fillsAreSnappedToColumnsAndHalfRows(_ frame: (Double, Double, Double, Double), _ picture: [String]) {
    var canvas = canvas(4, 2)
    canvas.fill(.rectangle, in: rect(frame.0, frame.1, frame.2, frame.3), paint: Self.red)
    #expect(canvas.surface.halves == picture)
  }

  @Test func aCellHoldsTwoColoursWhereTwoFillsMeetInIt() {
    var canvas = canvas(2, 1)
    canvas.fill(.rectangle, in: rect(0, 0, 16, 8), paint: Self.red)
    canvas.fill(.rectangle, in: rect(0, 8, 16, 8), paint: Self.blue)
    #expect(canvas.surface[column: 0, row: 0].upperBackground == .rgb(RGB(0xFF0000)))
    #expect(canvas.surface[column: 0, row: 0].lowerBackground == .rgb(RGB(0x0000FF)))
  }

  @Test func anOpaqueFillHidesTheTextBelowIt() {
    var canvas = canvas(6, 1)
    let text = CleanText("ab日cd", lineBreaks: .mark)
    canvas.draw(text.glyphs, column: 0, row: 0, paint: .primary, attributes: [])
    // Half of the wide glyph is covered, so all of it goes.
    canvas.fill(.rectangle, in: rect(8, 0, 16, 16), paint: Self.red)
    #expect(canvas.surface.text == "a   cd")
    #expect(canvas.surface.hasWholeWideGlyphs)
  }

  @Test func aTransparentFillLeavesTheTextBelowIt() {
    var canvas = canvas(3, 1)
    canvas.draw(CleanText("abc", lineBreaks: .mark).glyphs, column: 0, row: 0, paint: .primary, attributes: [])
    canvas.fill(.rectangle, in: rect(0, 0, 24, 16), paint: Paint(source: .rgb(RGB(0xFF0000)), opacity: 0.3))
    #expect(canvas.surface.text == "abc")
    #expect(canvas.surface.halves == ["aaa", "aaa"])
  }

  @Test(arguments: [0.0, -1, Double.nan])
  func aFillWithoutOpacityChangesNothing(_ opacity: Double) {
    var canvas = canvas(2, 1)
    canvas.fill(.rectangle, in: rect(0, 0, 16, 16), paint: Paint(source: .rgb(RGB(0xFF0000)), opacity: opacity))
    #expect(canvas.surface == Surface(size: CellSize(columns: 2, rows: 1)))
  }

  @Test func aClipHoldsEvenForWhatIsScrolled() {
    var canvas = canvas(4, 3)
    canvas.clipped(to: CellRect(columns: 1..<3, halfRows: 1..<4), scrolledRows: 1) {
      $0.fill(.rectangle, in: Rect(origin: Point(x: 0, y: 16), size: Size(width: 80, height: 80)), paint: Self.red)
    }
    #expect(canvas.surface.halves == ["....", ".aa.", ".aa.", ".aa.", "....", "...."])
  }

  @Test(arguments: [
    (12.0, ["aaaaaa", "aaaaaa", "aaaaaa", "aaaaaa"]),
    (14.0, [".aaaa.", "aaaaaa", "aaaaaa", ".aaaa."]),
    (Double.infinity, [".aaaa.", "aaaaaa", "aaaaaa", ".aaaa."]),
    (-1.0, ["aaaaaa", "aaaaaa", "aaaaaa", "aaaaaa"]),
  ])
  func withoutQuartersCornersAreRoundedInStepsOfAHalfRow(_ radius: Double, _ picture: [String]) {
    var canvas = canvas(6, 2, ScreenTraits(drawsQuadrants: false))
    canvas.fill(.rounded(radius: length(radius)), in: rect(0, 0, 48, 32), paint: Self.red)
    #expect(canvas.surface.halves == picture)
  }

  @Test(arguments: [
    (ScreenTraits.uncoloured, 48.0, " ┌──┐\n │  │\n └──┘\n"),
    (.ascii, 48, " +--+\n |  |\n +--+\n"),
    (.colouredASCII, 48, " +--+\n |  |\n +--+\n"),
    (.uncoloured, 16, " [  ]\n\n\n"),
    (.uncoloured, 32, " [  ]\n [  ]\n\n"),
    (.ascii, 16, " [  ]\n\n\n"),
    (.uncoloured, 0, "\n\n\n"),
  ])
  func onWholeRowsShapesAreLinesOrBrackets(_ traits: ScreenTraits, _ height: Double, _ picture: String) {
    var canvas = canvas(6, 4, traits)
    canvas.fill(.rectangle, in: rect(8, 0, 32, height), paint: Self.red)
    #expect(canvas.surface.text == picture)
    #expect(canvas.surface.halves.allSatisfy { $0 == "......" })
  }

  @Test func aShapeThatFillsTheScreenHasNoLines() {
    var canvas = canvas(6, 4, .uncoloured)
    canvas.fill(.rectangle, in: rect(0, 0, 48, 64), paint: Self.red)
    #expect(canvas.surface.text == "\n\n\n")
  }

  @Test func linesThatAreScrolledOutAreLeftOut() {
    var canvas = canvas(4, 3, .uncoloured)
    canvas.clipped(to: CellRect(columns: 0..<4, rows: 0..<3), scrolledRows: 1) {
      $0.fill(.rectangle, in: Rect(origin: .zero, size: Size(width: 32, height: 48)), paint: Self.red)
    }
    #expect(canvas.surface.text == "│  │\n└──┘\n")
  }
}
