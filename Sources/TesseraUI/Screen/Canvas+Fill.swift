import TesseraLayout

extension Canvas {
  /// Fills an outline in a frame, at half-row resolution; where there are no colours or half blocks, draws its border.
  package mutating func fill(_ outline: Outline, in frame: Rect, paint: Paint) {
    let paint = opacity == 1 ? paint : paint.multiplied(by: opacity)
    guard paint.opacity > 0, paint.source != .clear else { return }
    let cells = cells(frame)
    guard !cells.intersection(clip).isEmpty else { return }
    guard !traits.isWholeRowMode else {
      // The ground has no edge to show; it only covers.
      return paint.source == .ground ? erase(cells.intersection(clip)) : drawBorder(of: cells, paint: paint)
    }
    let area = RoundedArea(outline: outline, cells: cells, size: size(of: cells), metrics: metrics)
    guard !area.isSquare else { return fillAll(of: cells, paint: paint) }
    let drawsCorners = traits.drawsQuadrants
    for part in area.parts {
      guard part.isNearCorner else {
        fillAll(of: part.cells, paint: paint)
        continue
      }
      fill(
        part.cells, of: cells, paint: paint,
        corner: { column, row in drawsCorners ? area.corner(column: column, row: row) : nil },
        where: { x, y in area.contains(x: x, y: y) })
    }
  }

  /// The size of some cells in points.
  func size(of cells: CellRect) -> Size {
    Size(
      width: Double(cells.columns.count) * metrics.cellWidthPoints,
      height: Double(cells.halfRows.count) * metrics.cellHeightPoints / 2)
  }

  /// Fills all of some cells, as most fills do.
  private mutating func fillAll(of cells: CellRect, paint: Paint) {
    let visible = cells.intersection(clip)
    if paint.opacity == 1 {
      for row in visible.rows {
        for column in visible.columns { erase(column: column, row: row) }
      }
    }
    var mixture = Mixture(paint: paint, theme: theme)
    let columns = surface.size.columns
    surface.withCells { cells in
      cells.withUnsafeMutableBufferPointer { cells in
        for row in visible.rows {
          let hasUpper = visible.halfRows.contains(2 * row)
          let hasLower = visible.halfRows.contains(2 * row + 1)
          for place in row * columns + visible.columns.lowerBound..<row * columns + visible.columns.upperBound {
            if cells[place].part == .corner { cells[place] = cells[place].squared }
            if hasUpper { cells[place].upperBackground = mixture.color(over: cells[place].upperBackground) }
            if hasLower { cells[place].lowerBackground = mixture.color(over: cells[place].lowerBackground) }
          }
        }
      }
    }
  }

  /// Fills the half rows of some cells whose middles are inside, told in points from the top left of all cells that they
  /// are a part of.
  ///
  /// `corner` tells of a cell, by its column and row, which quarters are inside where half rows can't; nil elsewhere.
  mutating func fill(
    _ part: CellRect, of cells: CellRect, paint: Paint,
    corner: (_ column: Int, _ row: Int) -> Quadrants? = { _, _ in nil },
    where isInside: (_ x: Double, _ y: Double) -> Bool
  ) {
    let visible = part.intersection(clip)
    guard !visible.isEmpty else { return }
    let columnPoints = metrics.cellWidthPoints
    let halfRowPoints = metrics.cellHeightPoints / 2
    var mixture = Mixture(paint: paint, theme: theme)
    for halfRow in visible.halfRows {
      let row = halfRow >> 1
      let y = (Double(halfRow - cells.halfRows.lowerBound) + 0.5) * halfRowPoints
      for column in visible.columns {
        if clip.holds(row: row), let quadrants = corner(column, row) {
          // Both halves at once; the lower one has nothing left to do.
          if halfRow & 1 == 0 || halfRow == visible.halfRows.lowerBound {
            if drawCorner(quadrants, column: column, row: row, with: &mixture) { continue }
          } else if surface[column: column, row: row].part == .corner {
            continue
          }
        }
        let x = (Double(column - cells.columns.lowerBound) + 0.5) * columnPoints
        guard isInside(x, y) else { continue }
        cover(column: column, halfRow: halfRow, with: &mixture)
      }
    }
  }

  /// Fills some quarters of a cell; false where the cell shows more than one colour, so that it can't.
  private mutating func drawCorner(
    _ quadrants: Quadrants, column: Int, row: Int, with mixture: inout Mixture
  ) -> Bool {
    if mixture.paint.opacity == 1 { erase(column: column, row: row) }
    var cell = surface[column: column, row: row]
    guard cell.isBlank, cell.upperBackground == cell.lowerBackground, cell.attributes.isEmpty else { return false }
    cell.foreground = mixture.color(over: cell.upperBackground)
    cell.glyph = quadrants.glyph
    cell.part = .corner
    surface[column: column, row: row] = cell
    return true
  }

  /// A paint and what it last made of a background: neighbours mostly have the same.
  private struct Mixture {
    let paint: Paint
    private let theme: Theme
    private var background: CellColor?
    private var result = CellColor.terminalDefault

    init(paint: Paint, theme: Theme) {
      self.paint = paint
      self.theme = theme
    }

    /// The paint over a background.
    mutating func color(over below: CellColor) -> CellColor {
      if background != below {
        background = below
        result = theme.color(paint, over: below)
      }
      return result
    }
  }

  private mutating func cover(column: Int, halfRow: Int, with mixture: inout Mixture) {
    // What is covered isn't seen; half a row of a glyph is no glyph.
    if mixture.paint.opacity == 1 { erase(column: column, row: halfRow >> 1) }
    let isUpper = halfRow & 1 == 0
    let row = halfRow >> 1
    if surface[column: column, row: row].part == .corner {
      surface[column: column, row: row] = surface[column: column, row: row].squared
    }
    let cell = surface[column: column, row: row]
    let color = mixture.color(over: isUpper ? cell.upperBackground : cell.lowerBackground)
    if isUpper {
      surface[column: column, row: row].upperBackground = color
    } else {
      surface[column: column, row: row].lowerBackground = color
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
