import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct CanvasTextTests {
  private func canvas(_ columns: Int, _ rows: Int, _ traits: ScreenTraits = .coloured) -> Canvas {
    Canvas(size: CellSize(columns: columns, rows: rows), metrics: .standard, traits: traits, theme: .dark)
  }

  private func glyphs(_ text: String) -> [Glyph] { CleanText(text, lineBreaks: .mark).glyphs }

  @Test(arguments: [
    // A tie between two rows goes to the upper one; a little more goes to the nearest.
    (0.0, 0), (7.9, 0), (8.0, 0), (8.1, 1), (16.0, 1), (23.9, 1), (24.0, 1), (24.1, 2), (-8.0, -1), (-7.0, 0),
  ])
  func textStandsOnTheNearestRowAndATieGoesUp(_ y: Double, _ row: Int) {
    #expect(canvas(1, 1).textRow(y) == row)
  }

  @Test(arguments: [
    (0, "日本語", 6, "日本語"),
    (0, "日本語", 5, "日本"),
    (-1, "日本語", 6, " 本語"),
    (-2, "日本語", 6, "本語"),
    (3, "日本", 6, "   日"),
    (5, "日", 6, ""),
    (5, "a", 6, "     a"),
    (6, "a", 6, ""),
    (-3, "abcdef", 2, "de"),
  ])
  func aWideGlyphIsDrawnWhollyOrNotAtAll(_ column: Int, _ text: String, _ columns: Int, _ picture: String) {
    var canvas = canvas(columns, 1)
    canvas.draw(glyphs(text), column: column, row: 0, paint: .primary, attributes: [])
    #expect(canvas.surface.text == picture)
    #expect(canvas.surface.hasWholeWideGlyphs)
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func whatIsDrawnOverHalfOfAWideGlyphRemovesItsOtherHalf(_ column: Int) {
    for text in ["x", "日"] {
      var canvas = canvas(4, 1)
      canvas.draw(glyphs("日本"), column: 0, row: 0, paint: .primary, attributes: [])
      canvas.draw(glyphs(text), column: column, row: 0, paint: .primary, attributes: [])
      #expect(canvas.surface.hasWholeWideGlyphs, "\(text) at \(column)")
    }
  }

  @Test(arguments: [-1, 1, Int.max / 4, Int.min / 4])
  func textOutsideIsLeftOut(_ row: Int) {
    var canvas = canvas(4, 1)
    canvas.draw(glyphs("abc"), column: 0, row: row, paint: .primary, attributes: [])
    #expect(canvas.surface.text == "")
  }

  @Test func aCellWithAGlyphHasOneBackground() {
    var canvas = canvas(2, 1)
    let frame = Rect(origin: Point(x: 0, y: 8), size: Size(width: 16, height: 8))
    canvas.fill(.rectangle, in: frame, paint: Paint(source: .rgb(RGB(0x202020)), opacity: 1))
    canvas.draw(glyphs("a"), column: 0, row: 0, paint: .primary, attributes: [])
    #expect(canvas.surface.halves == ["a.", "aa"])
  }

  @Test func withoutColoursNoCellHoldsAColour() {
    for traits in [ScreenTraits.uncoloured, .ascii] {
      var canvas = canvas(4, 3, traits)
      let paint = Paint(source: .rgb(RGB(0xFF0000)), opacity: 0.5)
      canvas.fill(.rectangle, in: Rect(origin: .zero, size: Size(width: 24, height: 48)), paint: paint)
      canvas.draw(glyphs("a日"), column: 0, row: 1, paint: paint, attributes: [.bold])
      canvas.draw(glyphs("b"), column: 3, row: 1, paint: Paint(source: .label(level: 1), opacity: 1), attributes: [])
      canvas.highlight(CellRect(columns: 0..<4, rows: 0..<3))
      canvas.drawScrollBar(column: 3, rows: 0..<3, thumb: 0..<12)
      for cell in canvas.surface.cells {
        #expect(cell.foreground == .terminalDefault)
        #expect(cell.upperBackground == .terminalDefault && cell.lowerBackground == .terminalDefault)
      }
    }
  }

  @Test func withoutColoursWhatIsLessProminentIsFaint() {
    var canvas = canvas(2, 1, .uncoloured)
    canvas.draw(glyphs("a"), column: 0, row: 0, paint: .primary, attributes: [])
    canvas.draw(glyphs("b"), column: 1, row: 0, paint: Paint(source: .label(level: 1), opacity: 1), attributes: [])
    #expect(canvas.surface.cells.map(\.attributes) == [[], .dim])
  }

  @Test func textOnTheTerminalsOwnGroundHasItsOwnColour() {
    var canvas = canvas(1, 1)
    canvas.draw(glyphs("a"), column: 0, row: 0, paint: .primary, attributes: [])
    #expect(canvas.surface.cells[0].foreground == .terminalDefault)
  }

  @Test("Text in the colour of text is readable on every fill", arguments: [Theme.dark, Theme.light])
  func textIsReadableOnEveryFill(_ theme: Theme) {
    let canvas = Canvas(
      size: CellSize(columns: 1, rows: 1), metrics: .standard, traits: .coloured, theme: theme)
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let fill = RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let text = canvas.textColor(.primary, over: .rgb(fill)).rgb
          #expect((text?.contrast(with: fill) ?? 0) >= 4.5, "\(fill)")
        }
      }
    }
  }
}
