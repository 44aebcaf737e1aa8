import Testing
import TesseraLayout

@testable import TesseraUI

/// Round corners of fills, drawn as quarters of a cell.
struct CanvasCornerTests {
  private static let red = Paint(source: .rgb(RGB(0xFF0000)), opacity: 1)

  private func picture(
    _ outline: Outline, _ frame: Rect, columns: Int = 6, rows: Int = 3, traits: ScreenTraits = .coloured
  ) -> Surface {
    var canvas = Canvas(
      size: CellSize(columns: columns, rows: rows), metrics: .standard, traits: traits, theme: .dark)
    canvas.fill(outline, in: frame, paint: Self.red)
    return canvas.surface
  }

  // A hash for a filled half, the sign for a corner.
  private func drawn(_ surface: Surface) -> [String] {
    (0..<surface.size.rows).map { row in
      String(
        (0..<surface.size.columns).map { column in
          let cell = surface[column: column, row: row]
          if cell.part == .corner { return Character(cell.glyph.base) }
          switch (cell.upperBackground == .terminalDefault, cell.lowerBackground == .terminalDefault) {
          case (true, true): return "."
          case (false, false): return "#"
          case (false, true): return "'"
          case (true, false): return ","
          }
        })
    }
  }

  @Test(arguments: [
    // Whole rows; a half row more at the top; a radius below a quarter's diagonal stays square.
    (12.0, 8.0, 0.0, 32.0, [".▟##▙.", ".▜##▛.", "......"]),
    (12.0, 8.0, 8.0, 32.0, [".▗,,▖.", ".####.", ".▝''▘."]),
    (8.0, 8.0, 0.0, 32.0, [".####.", ".####.", "......"]),
    (20.0, 0.0, 0.0, 48.0, [",####,", "######", "'####'"]),
  ])
  func aRoundCornerLeavesQuartersOut(
    _ radius: Double, _ x: Double, _ y: Double, _ height: Double, _ rows: [String]
  ) {
    let surface = picture(.rounded(radius: radius), Rect(x: x, y: y, width: 48 - 2 * x, height: height))
    #expect(drawn(surface) == rows)
  }

  @Test func whereQuartersCannotBeDrawnCornersAreSquare() {
    let traits = ScreenTraits(colorDepth: .indexed256, drawsUnicode: true, drawsQuadrants: false)
    let surface = picture(.rounded(radius: 12), Rect(x: 8, y: 0, width: 32, height: 32), traits: traits)
    #expect(drawn(surface) == [".####.", ".####.", "......"])
  }

  @Test func whatIsDrawnOnACornerMakesItSquareAgain() {
    var canvas = Canvas(
      size: CellSize(columns: 6, rows: 2), metrics: .standard, traits: .coloured, theme: .dark)
    canvas.fill(.rounded(radius: 12), in: Rect(x: 0, y: 0, width: 48, height: 32), paint: Self.red)
    canvas.draw(CleanText("a", lineBreaks: .mark).glyphs, column: 0, row: 0, paint: .primary, attributes: [])
    #expect(drawn(canvas.surface) == ["####\u{23}▙", "▜####▛"])
    #expect(canvas.surface[column: 0, row: 0].textBackground == .rgb(RGB(0xFF0000)))
    canvas.fill(
      .rectangle, in: Rect(x: 40, y: 0, width: 8, height: 8), paint: Paint(source: .rgb(RGB(0xFF)), opacity: 1))
    #expect(canvas.surface[column: 5, row: 0].upperBackground == .rgb(RGB(0xFF)))
    #expect(canvas.surface[column: 5, row: 0].lowerBackground == .rgb(RGB(0xFF0000)))
  }

  @Test func theFocusColoursTheCornerAndNotWhatIsBehindIt() {
    var canvas = Canvas(
      size: CellSize(columns: 6, rows: 2), metrics: .standard, traits: .coloured, theme: .dark)
    canvas.fill(.rounded(radius: 12), in: Rect(x: 0, y: 0, width: 48, height: 32), paint: Self.red)
    canvas.highlight(canvas.surface.bounds)
    let corner = canvas.surface[column: 0, row: 0]
    #expect(corner.part == .corner)
    #expect(corner.foreground == .rgb(Theme.dark.accent))
    #expect(corner.textBackground == .terminalDefault)
  }

  @Test func aCornerOnTwoColoursIsDrawnByHalfRows() {
    var canvas = Canvas(
      size: CellSize(columns: 6, rows: 2), metrics: .standard, traits: .coloured, theme: .dark)
    canvas.fill(
      .rectangle, in: Rect(x: 0, y: 8, width: 48, height: 24), paint: Paint(source: .rgb(RGB(0xFF)), opacity: 1))
    canvas.fill(
      .rounded(radius: 12), in: Rect(x: 0, y: 0, width: 48, height: 32),
      paint: Paint(source: .rgb(RGB(0xFF0000)), opacity: 0.5))
    #expect(canvas.surface[column: 0, row: 0].part == .whole)
    #expect(canvas.surface[column: 0, row: 1].part == .corner)
  }

  @Test func `what is filled in parts is what is filled cell by cell`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<Sweep.rounds(2_000) {
      let outline = [Outline.rounded(radius: .random(in: 0...60, using: &generator)), .capsule, .oval].randomElement(
        using: &generator)!
      let frame = Rect(
        x: .random(in: -40...60, using: &generator), y: .random(in: -40...60, using: &generator),
        width: .random(in: 0...200, using: &generator), height: .random(in: 0...160, using: &generator))
      let paint = Paint(source: .rgb(RGB(0xFF0000)), opacity: Bool.random(using: &generator) ? 1 : 0.5)
      var canvas = Canvas(
        size: CellSize(columns: 22, rows: 8), metrics: .standard,
        traits: ScreenTraits(
          colorDepth: .direct, drawsUnicode: true, drawsQuadrants: Bool.random(using: &generator)), theme: .dark)
      // Half a row of another colour, on which a corner can't be drawn.
      canvas.fill(.rectangle, in: Rect(x: 0, y: 24, width: 64, height: 40), paint: .primary)
      var whole = canvas
      canvas.fill(outline, in: frame, paint: paint)
      let cells = whole.cells(frame)
      let area = RoundedArea(outline: outline, cells: cells, size: whole.size(of: cells), metrics: .standard)
      let drawsCorners = whole.traits.drawsQuadrants
      whole.fill(
        cells, of: cells, paint: paint, corner: { drawsCorners ? area.corner(column: $0, row: $1) : nil },
        where: { area.contains(x: $0, y: $1) })
      #expect(canvas.surface == whole.surface, "\(outline) in \(frame)")
    }
  }
}
