import TesseraLayout

/// Which cells an outline fills: half rows by their middle, the cells at round corners by their quarters.
struct RoundedArea {
  let outline: Outline
  let cells: CellRect
  let size: Size
  let metrics: CellMetrics

  /// Whether every half row of every cell is inside, as its corners tell of an outline without hollows.
  var isSquare: Bool {
    guard outline != .rectangle else { return true }
    let (columns, halfRows) = (cells.columns, cells.halfRows)
    guard !columns.isEmpty, !halfRows.isEmpty else { return true }
    let x = metrics.cellWidthPoints / 2
    let y = metrics.cellHeightPoints / 4
    // The outlines are symmetrical: one corner tells of all four, but half rows differ at the top and the bottom.
    guard contains(x: x, y: y) else { return false }
    return corner(column: columns.lowerBound, row: halfRows.lowerBound >> 1) == nil
      && corner(column: columns.lowerBound, row: (halfRows.upperBound - 1) >> 1) == nil
  }

  /// The cells in parts, those near to round corners apart: all half rows of the others are inside.
  var parts: [(cells: CellRect, isNearCorner: Bool)] {
    guard let radius = outline.cornerRadius(in: size) else { return [(cells, true)] }
    let columns = Int((radius / metrics.cellWidthPoints).rounded(.up))
    // Whole rows, as a corner is drawn into both halves of a cell at once.
    let halfRows = Int((radius / metrics.cellHeightPoints * 2).rounded(.up)) + 2
    let left = cells.columns.lowerBound + columns
    let right = cells.columns.upperBound - columns
    let top = (cells.halfRows.lowerBound + halfRows) & ~1
    let bottom = (cells.halfRows.upperBound - halfRows + 1) & ~1
    guard left < right, top < bottom else { return [(cells, true)] }
    var parts = [(cells: CellRect(columns: left..<right, halfRows: cells.halfRows), isNearCorner: false)]
    for side in [cells.columns.lowerBound..<left, right..<cells.columns.upperBound] {
      parts.append((CellRect(columns: side, halfRows: cells.halfRows.lowerBound..<top), true))
      parts.append((CellRect(columns: side, halfRows: top..<bottom), false))
      parts.append((CellRect(columns: side, halfRows: bottom..<cells.halfRows.upperBound), true))
    }
    return parts
  }

  /// Whether a point is inside, told in points from the cells' top left.
  func contains(x: Double, y: Double) -> Bool { outline.contains(x: x, y: y, in: size) }

  /// The quarters of a cell that are inside, where half rows alone can't tell; nil for other cells.
  func corner(column: Int, row: Int) -> Quadrants? {
    // What is lower than two rows would look like a plug with its corners cut.
    guard cells.halfRows.count >= 4, isNearCorner(column: column, row: row) else { return nil }
    var result: Quadrants = []
    let halves: [(halfRow: Int, left: Quadrants, right: Quadrants)] = [
      (2 * row, .upperLeft, .upperRight), (2 * row + 1, .lowerLeft, .lowerRight),
    ]
    let columnPoints = metrics.cellWidthPoints
    for half in halves where cells.halfRows.contains(half.halfRow) {
      let x = Double(column - cells.columns.lowerBound) * columnPoints
      let y = (Double(half.halfRow - cells.halfRows.lowerBound) + 0.5) * metrics.cellHeightPoints / 2
      if contains(x: x + columnPoints / 4, y: y) { result.insert(half.left) }
      if contains(x: x + columnPoints * 3 / 4, y: y) { result.insert(half.right) }
    }
    return result.areHalves ? nil : result
  }

  // Most cells of a large tile are far from its corners, and cost no square roots.
  private func isNearCorner(column: Int, row: Int) -> Bool {
    guard let radius = outline.cornerRadius(in: size) else { return true }
    guard radius > 0 else { return false }
    let columns = Int((radius / metrics.cellWidthPoints).rounded(.up))
    let rows = Int((radius / metrics.cellHeightPoints).rounded(.up))
    let isBeside =
      column < cells.columns.lowerBound + columns || column >= cells.columns.upperBound - columns
    return isBeside && (row < cells.rows.lowerBound + rows || row >= cells.rows.upperBound - rows)
  }
}
