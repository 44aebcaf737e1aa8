import TesseraLayout

/// The rows of a lazy grid that are made and measured: those near the view, the first and the last.
struct LazyGridWindow {
  let rows: TileRows

  /// The rows near the view.
  var near: Range<Int>

  /// Their upper edges in points from the grid's top, and their heights.
  var tops: [Double] = []
  var heights: [Double] = []

  /// How far all rows were moved from where the last plan had them, so that the first stands at the top.
  var shift = 0.0

  /// The top of the last row, which may be far below, and the height of all; estimates unless everything was measured.
  var lastTop = 0.0
  var height = 0.0

  /// The top of a row that was measured.
  func top(ofRow row: Int) -> Double {
    if near.contains(row) { return tops[row - near.lowerBound] }
    return row == 0 ? 0 : lastTop
  }

  /// The rows that are made, from above.
  var made: [Int] {
    var made = Array(near)
    if rows.rowCount > 0, !near.contains(0) { made.insert(0, at: 0) }
    if rows.rowCount > 1, !near.contains(rows.rowCount - 1) { made.append(rows.rowCount - 1) }
    return made
  }
}
