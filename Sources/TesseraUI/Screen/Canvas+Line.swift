import TesseraLayout

extension Canvas {
  /// Draws a level line that separates views.
  package mutating func drawLine(row: Int, columns: Range<Int>) {
    // Only what may be seen: a line can be endless.
    for column in columns.clamped(to: clip.columns) {
      putLine(traits.drawsUnicode ? "─" : "-", column: column, row: row)
    }
  }

  /// Draws an upright line that separates views.
  package mutating func drawLine(column: Int, rows: Range<Int>) {
    for row in rows.clamped(to: clip.rows) { putLine(traits.drawsUnicode ? "│" : "|", column: column, row: row) }
  }

  private mutating func putLine(_ sign: Unicode.Scalar, column: Int, row: Int) {
    guard clip.columns.contains(column), holdsText(row: row) else { return }
    erase(column: column, row: row)
    var cell = surface[column: column, row: row]
    cell.glyph = Glyph(sign, isWide: false)
    cell.part = .whole
    cell.attributes = traits.colorDepth == .none ? [.dim] : []
    if traits.colorDepth != .none {
      cell.foreground = color(Paint(source: .label(level: 2), opacity: 1), over: cell.textBackground)
    }
    surface[column: column, row: row] = cell
  }
}
