import TesseraLayout

extension Canvas {
  /// Draws glyphs from a column on; what lies outside the clip is left out, a wide glyph at its edge wholly.
  package mutating func draw(
    _ glyphs: [Glyph], column: Int, row: Int, paint: Paint, attributes: CellAttributes
  ) {
    guard holdsText(row: row), row >= 0, row < surface.size.rows, opacity > 0 else { return }
    let paint = opacity == 1 ? paint : paint.multiplied(by: opacity)
    if firstText == nil, clip.columns.contains(column) { firstText = CellPosition(column: column, row: row) }
    var column = column
    var pen = Pen(paint: paint)
    for glyph in glyphs {
      let next = column + glyph.columns
      if column >= clip.columns.lowerBound, next <= clip.columns.upperBound {
        set(glyph, column: column, row: row, pen: &pen, attributes: attributes)
      }
      column = next
      if column >= clip.columns.upperBound { return }
    }
  }

  /// Colours what is behind text in a row, both halves of it; nothing where there are no colours.
  package mutating func ground(columns: Range<Int>, row: Int, paint: Paint) {
    guard traits.colorDepth != .none, holdsText(row: row), row >= 0, row < surface.size.rows else { return }
    for column in columns.clamped(to: clip.columns) {
      let color = color(paint, over: surface[column: column, row: row].textBackground)
      surface[column: column, row: row].upperBackground = color
      surface[column: column, row: row].lowerBackground = color
    }
  }

  /// Whether text may be drawn on a row.
  ///
  /// Half a row of text can't be drawn, so a row that is clipped by half has none. Only where what is clipped begins in
  /// the middle of a row, its first line of text stands on that row, as a tie goes to the upper one.
  func holdsText(row: Int) -> Bool {
    clip.halfRows.lowerBound <= row * 2 + 1 && row * 2 + 2 <= clip.halfRows.upperBound
  }

  /// Whether a line of text may be drawn on a row whose upper edge is at `y` in points, before scrolling.
  ///
  /// Of a row that is clipped in its middle, the upper half belongs to something else, so a line that began above the clip
  /// isn't drawn; one that begins there is, as a tie goes to the upper row.
  func holdsText(row: Int, from y: Double) -> Bool {
    row * 2 >= clip.halfRows.lowerBound || metrics.halfRowEdge(y) - 2 * scrolledRows >= clip.halfRows.lowerBound
  }

  /// The paint of some text, and its colour on the last background: letters beside each other mostly have the same.
  private struct Pen {
    let paint: Paint
    var background: CellColor?
    var color = CellColor.terminalDefault
  }

  private mutating func set(_ glyph: Glyph, column: Int, row: Int, pen: inout Pen, attributes: CellAttributes) {
    clearWideGlyph(at: column, row: row)
    if glyph.isWide { clearWideGlyph(at: column + 1, row: row) }
    var cell = surface[column: column, row: row].squared
    cell.glyph = glyph
    cell.part = glyph.isWide ? .wideLeading : .whole
    cell.attributes = attributes
    // Blanks of a text too: half a row of ground between two words would look torn.
    flatten(&cell)
    style(&cell, pen: &pen)
    surface[column: column, row: row] = cell
    guard glyph.isWide else { return }
    var trailing = surface[column: column + 1, row: row].squared
    trailing.glyph = .blank
    trailing.part = .wideTrailing
    trailing.attributes = attributes
    trailing.foreground = cell.foreground
    trailing.upperBackground = cell.upperBackground
    trailing.lowerBackground = cell.lowerBackground
    surface[column: column + 1, row: row] = trailing
  }

  /// A cell with a glyph has one background.
  private func flatten(_ cell: inout Cell) {
    let background = cell.textBackground
    cell.upperBackground = background
    cell.lowerBackground = background
  }

  private func style(_ cell: inout Cell, pen: inout Pen) {
    guard traits.colorDepth != .none else {
      // Without colours, what is less prominent is faint.
      if case .label(let level) = pen.paint.source, level > 0 { cell.attributes.insert(.dim) }
      if opacity <= 0.6 { cell.attributes.insert(.dim) }
      return
    }
    let background = cell.textBackground
    if pen.background != background {
      pen.background = background
      // What was made faint on purpose may be hard to read.
      pen.color = opacity < 1 ? color(pen.paint, over: background) : textColor(pen.paint, over: background)
    }
    cell.foreground = pen.color
    dropGreyBold(&cell)
  }

  /// Makes bold black plain where there are few colours: most such screens show it as grey.
  func dropGreyBold(_ cell: inout Cell) {
    guard traits.colorDepth <= .ansi16, cell.foreground == .rgb(RGB(0x000000)) else { return }
    cell.attributes.remove(.bold)
  }

  /// Half of a wide glyph can't stay where its other half is drawn over.
  private mutating func clearWideGlyph(at column: Int, row: Int) {
    switch surface[column: column, row: row].part {
    case .whole, .corner: return
    case .wideLeading: clear(column + 1, row: row)
    case .wideTrailing: clear(column - 1, row: row)
    }
    clear(column, row: row)
  }

  /// Removes what stands in a cell, with the other half of a wide glyph.
  mutating func erase(column: Int, row: Int) {
    guard surface[column: column, row: row] != .blank else { return }
    clearWideGlyph(at: column, row: row)
    clear(column, row: row)
  }

  private mutating func clear(_ column: Int, row: Int) {
    guard column >= 0, column < surface.size.columns else { return }
    surface[column: column, row: row] = surface[column: column, row: row].squared
    surface[column: column, row: row].glyph = .blank
    surface[column: column, row: row].part = .whole
  }
}
