/// How the glyphs of a text are drawn: its style in an environment.
struct TextLook {
  let paint: Paint
  let attributes: CellAttributes
  private let isStruckThrough: Bool

  init(_ style: TextStyle, in environment: EnvironmentValues) {
    paint = style.foreground._paint(in: environment).paint
    attributes = style.attributes
    isStruckThrough = style.isStruckThrough
  }

  // The long stroke overlay, which terminals draw through the character before it.
  private static let stroke: Unicode.Scalar = "\u{336}"

  /// Draws glyphs from a column on.
  func draw(_ glyphs: [Glyph], column: Int, row: Int, on canvas: inout Canvas) {
    guard isStruckThrough else {
      return canvas.draw(glyphs, column: column, row: row, paint: paint, attributes: attributes)
    }
    guard canvas.traits.drawsUnicode else {
      return canvas.draw(glyphs, column: column, row: row, paint: paint, attributes: attributes.union(.dim))
    }
    let struck = glyphs.map { glyph in
      var copy = glyph
      copy.add(mark: Self.stroke)
      return copy
    }
    canvas.draw(struck, column: column, row: row, paint: paint, attributes: attributes)
  }
}
