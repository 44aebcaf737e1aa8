import TesseraLayout

extension Canvas {
  /// Fills an outline in a frame, at half-row resolution; where there are no colours or half blocks, draws its border.
  package mutating func fill(_ outline: Outline, in frame: Rect, paint: Paint) {
    guard paint.opacity > 0, paint.source != .clear else { return }
    let cells = cells(frame)
    guard !traits.isWholeRowMode else { return drawBorder(of: cells, paint: paint) }
    let visible = cells.intersection(clip)
    guard !visible.isEmpty else { return }
    let columnPoints = metrics.cellWidthPoints
    let halfRowPoints = metrics.cellHeightPoints / 2
    let size = Size(
      width: Double(cells.columns.count) * columnPoints, height: Double(cells.halfRows.count) * halfRowPoints)
    var mixture = Mixture(paint: paint)
    let round = RoundedArea(
      outline: outline, cells: cells, size: size, columnPoints: columnPoints, halfRowPoints: halfRowPoints)
    for halfRow in visible.halfRows {
      let row = halfRow >> 1
      for column in visible.columns {
        if traits.drawsQuadrants, clip.holds(row: row), let quadrants = round.corner(column: column, row: row) {
          // Both halves at once; the lower one has nothing left to do.
          if halfRow & 1 == 0 || halfRow == visible.halfRows.lowerBound {
            if drawCorner(quadrants, column: column, row: row, with: &mixture) { continue }
          } else if surface[column: column, row: row].part == .corner {
            continue
          }
        }
        guard round.contains(column: column, halfRow: halfRow) else { continue }
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
    cell.foreground = mixture.color(over: cell.upperBackground, in: self)
    cell.glyph = quadrants.glyph
    cell.part = .corner
    surface[column: column, row: row] = cell
    return true
  }

  /// A paint and what it last made of a background: neighbours mostly have the same.
  private struct Mixture {
    let paint: Paint
    private var background: CellColor?
    private var result = CellColor.terminalDefault

    init(paint: Paint) { self.paint = paint }

    /// The paint over a background.
    mutating func color(over below: CellColor, in canvas: Canvas) -> CellColor {
      if background != below {
        background = below
        result = canvas.color(paint, over: below)
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
    let color = mixture.color(over: isUpper ? cell.upperBackground : cell.lowerBackground, in: self)
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
    let lines = traits.drawsUnicode ? BorderLines.light : BorderLines.ascii
    let left = columns.lowerBound
    let right = columns.upperBound - 1
    let top = rows.lowerBound
    let bottom = rows.upperBound - 1
    guard rows.count >= 3 else {
      // Brackets in so few columns would leave no room for what they hold.
      guard columns.count >= 4 else { return }
      for row in rows {
        put("[", column: left, row: row, paint: paint)
        put("]", column: right, row: row, paint: paint)
      }
      return
    }
    // Only what may be seen: a frame can be endless.
    for column in (left + 1..<right).clamped(to: clip.columns) {
      put(lines.horizontal, column: column, row: top, paint: paint)
      put(lines.horizontal, column: column, row: bottom, paint: paint)
    }
    for row in (top + 1..<bottom).clamped(to: clip.rows) {
      put(lines.vertical, column: left, row: row, paint: paint)
      put(lines.vertical, column: right, row: row, paint: paint)
    }
    put(lines.topLeft, column: left, row: top, paint: paint)
    put(lines.topRight, column: right, row: top, paint: paint)
    put(lines.bottomLeft, column: left, row: bottom, paint: paint)
    put(lines.bottomRight, column: right, row: bottom, paint: paint)
  }

  private mutating func put(_ sign: Unicode.Scalar, column: Int, row: Int, paint: Paint) {
    guard clip.columns.contains(column), clip.holds(row: row) else { return }
    var cell = surface[column: column, row: row]
    cell.glyph = Glyph(sign, isWide: false)
    cell.part = .whole
    cell.attributes = []
    if traits.colorDepth != .none {
      cell.foreground = textColor(paint.opacity < 1 ? paint.multiplied(by: 3) : paint, over: cell.textBackground)
    }
    surface[column: column, row: row] = cell
  }
}

/// The signs that a border is drawn with.
struct BorderLines {
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  var topLeft: Unicode.Scalar
  var topRight: Unicode.Scalar
  var bottomLeft: Unicode.Scalar
  var bottomRight: Unicode.Scalar

  static let light = BorderLines(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")

  static let ascii = BorderLines(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
}
