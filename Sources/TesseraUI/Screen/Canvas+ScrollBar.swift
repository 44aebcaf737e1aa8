import TesseraLayout

extension Canvas {
  /// Draws an upright scroll bar in a column; the thumb is told in eighths of a row, see ``ScrollBar``.
  package mutating func drawScrollBar(column: Int, rows: Range<Int>, thumb: Range<Int>) {
    guard clip.columns.contains(column) else { return }
    let look = ScrollBar.Look(on: traits)
    for row in rows.clamped(to: clip.rows) {
      let part = thumb.clamped(to: row * 8..<row * 8 + 8)
      let covered = part.lowerBound - row * 8..<part.upperBound - row * 8
      switch look {
      case .eighths, .halves: drawFill(covered, column: column, row: row)
      case .lines: drawLine(covered, column: column, row: row)
      case .reversed: drawReversed(isThumb: !covered.isEmpty, column: column, row: row)
      case .signs: drawBarCell(covered.isEmpty ? "|" : "#", isThumb: !covered.isEmpty, column: column, row: row)
      }
    }
  }

  /// Fills some eighths of a cell with the thumb, the rest with the track.
  private mutating func drawFill(_ covered: Range<Int>, column: Int, row: Int) {
    erase(column: column, row: row)
    var cell = surface[column: column, row: row]
    let below = cell.textBackground
    let track = color(trackPaint, over: below)
    let thumb = color(thumbPaint, over: below)
    cell = Cell(background: track)
    if covered.lowerBound == 0, covered.count >= 4 { cell.upperBackground = thumb }
    if covered.upperBound == 8, covered.count >= 4 { cell.lowerBackground = thumb }
    // Blocks stand at the foot of a cell, so what hangs from its top is what such a block leaves free.
    let isHanging = covered.lowerBound == 0
    let height = isHanging ? 8 - covered.count : covered.count
    if height % 4 != 0 {
      cell.glyph = Glyph(Self.lowerBlocks[height - 1], isWide: false)
      // The screen's own ground is no colour to write in.
      let isReversed = isHanging && track == .terminalDefault
      if isReversed { cell.attributes = .reverse }
      cell.foreground = isHanging && !isReversed ? track : thumb
      cell.upperBackground = isHanging && !isReversed ? thumb : track
      cell.lowerBackground = cell.upperBackground
    }
    surface[column: column, row: row] = cell
  }

  // Block Elements of Unicode: one to seven eighths of a cell, from its foot.
  private static let lowerBlocks: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  // With few colours the border's is that of tiles or of the ground, and nothing is faint.
  private var hasFaintColors: Bool { traits.colorDepth >= .indexed256 }

  private var thumbPaint: Paint {
    let paint = theme[.border].paint
    return hasFaintColors || paint != Paint(label: 3) ? paint : Paint(label: 1)
  }

  private var trackPaint: Paint { hasFaintColors ? theme[.border].paint.multiplied(by: 0.15) : .clear }

  private mutating func drawLine(_ covered: Range<Int>, column: Int, row: Int) {
    let sign: Unicode.Scalar =
      switch (covered.contains(0), covered.contains(7)) {
      case (true, true): "┃"
      case (true, false): "╿"
      case (false, true): "╽"
      case (false, false): "│"
      }
    drawBarCell(sign, isThumb: !covered.isEmpty, column: column, row: row)
  }

  private mutating func drawReversed(isThumb: Bool, column: Int, row: Int) {
    drawBarCell(isThumb ? " " : "│", isThumb: isThumb, column: column, row: row)
    if isThumb { surface[column: column, row: row].attributes = .reverse }
  }

  /// Draws a scroll bar on a row.
  package mutating func drawScrollBar(row: Int, track: Range<Int>, thumb: Range<Int>) {
    guard clip.rows.contains(row) else { return }
    for column in track {
      let isThumb = thumb.contains(column)
      drawBarCell(
        traits.drawsUnicode ? (isThumb ? "━" : "─") : (isThumb ? "#" : "-"), isThumb: isThumb, column: column,
        row: row)
    }
  }

  private mutating func drawBarCell(_ sign: Unicode.Scalar, isThumb: Bool, column: Int, row: Int) {
    erase(column: column, row: row)
    var cell = surface[column: column, row: row]
    cell.glyph = Glyph(sign, isWide: false)
    cell.part = .whole
    let paint = Paint(source: .label(level: isThumb ? 1 : 3), opacity: isThumb ? 1 : 0.5)
    cell.foreground = traits.colorDepth == .none ? .terminalDefault : color(paint, over: cell.textBackground)
    cell.attributes = []
    surface[column: column, row: row] = cell
  }
}
