import TesseraLayout

extension Canvas {
  /// Fills an outline in a frame, at half-row resolution; where there are no colours or half blocks, draws its border.
  package mutating func fill(_ outline: Outline, in frame: Rect, paint: Paint) {
    let paint = opacity == 1 ? paint : paint.multiplied(by: opacity)
    guard paint.opacity > 0, paint.source != .clear else { return }
    let cells = cells(frame)
    guard !traits.isWholeRowMode else {
      // The ground has no edge to show; it only covers.
      return paint.source == .ground ? erase(cells.intersection(clip)) : drawBorder(of: cells, paint: paint)
    }
    let size = size(of: cells)
    fill(cells, paint: paint) { x, y in outline.contains(x: x, y: y, in: size) }
  }

  /// The size of some cells in points.
  func size(of cells: CellRect) -> Size {
    Size(
      width: Double(cells.columns.count) * metrics.cellWidthPoints,
      height: Double(cells.halfRows.count) * metrics.cellHeightPoints / 2)
  }

  /// Fills the half rows of some cells whose middles are inside, told in points from the cells' top left.
  mutating func fill(_ cells: CellRect, paint: Paint, where isInside: (_ x: Double, _ y: Double) -> Bool) {
    let visible = cells.intersection(clip)
    guard !visible.isEmpty else { return }
    let columnPoints = metrics.cellWidthPoints
    let halfRowPoints = metrics.cellHeightPoints / 2
    var mixture = Mixture(paint: paint)
    for halfRow in visible.halfRows {
      let y = (Double(halfRow - cells.halfRows.lowerBound) + 0.5) * halfRowPoints
      for column in visible.columns {
        let x = (Double(column - cells.columns.lowerBound) + 0.5) * columnPoints
        guard isInside(x, y) else { continue }
        cover(column: column, halfRow: halfRow, with: &mixture)
      }
    }
  }

  /// A paint and what it last made of a background: neighbours mostly have the same.
  private struct Mixture {
    let paint: Paint
    var background: CellColor?
    var result = CellColor.terminalDefault
  }

  private mutating func cover(column: Int, halfRow: Int, with mixture: inout Mixture) {
    // What is covered isn't seen; half a row of a glyph is no glyph.
    if mixture.paint.opacity == 1 { erase(column: column, row: halfRow >> 1) }
    let isUpper = halfRow & 1 == 0
    let cell = surface[column: column, row: halfRow >> 1]
    let background = isUpper ? cell.upperBackground : cell.lowerBackground
    if mixture.background != background {
      mixture.background = background
      mixture.result = color(mixture.paint, over: background)
    }
    if isUpper {
      surface[column: column, row: halfRow >> 1].upperBackground = mixture.result
    } else {
      surface[column: column, row: halfRow >> 1].lowerBackground = mixture.result
    }
  }

  /// Draws a border inside whole rows and columns: lines, or brackets around a single row.
  ///
  /// Nothing where the frame is the whole surface, which has no edge to show.
  private mutating func drawBorder(of cells: CellRect, paint: Paint) {
    let rows = cells.rows
    let columns = cells.columns
    guard columns.count >= 2, !rows.isEmpty, cells != surface.bounds else { return }
    drawLines(traits.drawsUnicode ? .light : .ascii, around: cells, paint: paint, over: .everything)
  }

  /// What lines may be drawn over.
  enum LineGround {
    /// All that was drawn before.
    case everything
    /// Cells without text.
    case blanks
  }

  /// Draws lines on the outermost rows and columns of some cells, brackets where there are fewer than three rows.
  mutating func drawLines(_ lines: BorderLines, around cells: CellRect, paint: Paint, over ground: LineGround) {
    let rows = cells.rows
    let columns = cells.columns
    guard columns.count >= 2, !rows.isEmpty else { return }
    let left = columns.lowerBound
    let right = columns.upperBound - 1
    let top = rows.lowerBound
    let bottom = rows.upperBound - 1
    guard rows.count >= 3 else {
      // Brackets in so few columns would leave no room for what they hold.
      guard columns.count >= 4 else { return }
      for row in rows {
        put("[", column: left, row: row, paint: paint, over: ground)
        put("]", column: right, row: row, paint: paint, over: ground)
      }
      return
    }
    // Only what may be seen: a frame can be endless.
    for column in (left + 1..<right).clamped(to: clip.columns) {
      put(lines.horizontal, column: column, row: top, paint: paint, over: ground)
      put(lines.horizontal, column: column, row: bottom, paint: paint, over: ground)
    }
    for row in (top + 1..<bottom).clamped(to: clip.rows) {
      put(lines.vertical, column: left, row: row, paint: paint, over: ground)
      put(lines.vertical, column: right, row: row, paint: paint, over: ground)
    }
    put(lines.topLeft, column: left, row: top, paint: paint, over: ground)
    put(lines.topRight, column: right, row: top, paint: paint, over: ground)
    put(lines.bottomLeft, column: left, row: bottom, paint: paint, over: ground)
    put(lines.bottomRight, column: right, row: bottom, paint: paint, over: ground)
  }

  private mutating func put(
    _ sign: Unicode.Scalar, column: Int, row: Int, paint: Paint, over ground: LineGround
  ) {
    guard clip.columns.contains(column), clip.holds(row: row) else { return }
    var cell = surface[column: column, row: row]
    guard ground == .everything || cell.isBlank else { return }
    let background = cell.textBackground
    cell.glyph = Glyph(sign, isWide: false)
    cell.part = .whole
    cell.attributes = []
    if traits.colorDepth != .none {
      // A line of a tint is stronger than the fill that it stands for.
      let isTint = ground == .everything && paint.opacity < 1
      cell.foreground =
        ground == .blanks
        ? color(paint, over: background) : textColor(isTint ? paint.multiplied(by: 3) : paint, over: background)
      cell.upperBackground = background
      cell.lowerBackground = background
    }
    surface[column: column, row: row] = cell
  }
}
