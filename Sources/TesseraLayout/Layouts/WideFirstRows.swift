/// Where the tiles of a grid stand whose tiles are all as high and carry no spans: arithmetic instead of a walk.
///
/// What ``WideFirstPlan`` makes of any number of tiles, for one tile or row at a time. Constant time each.
package struct WideFirstRows {
  /// The columns, and their widths and gaps.
  package let plan: WideFirstPlan

  /// How many tiles there are.
  package let count: Int

  /// The height of a tile and the gap between rows, in points.
  package let tileHeight: Double
  package let rowGap: Double

  package init(plan: WideFirstPlan, count: Int, tileHeight: Double, rowGap: Double) {
    self.plan = plan
    self.count = max(0, count)
    self.tileHeight = length(tileHeight)
    self.rowGap = length(rowGap)
  }

  // The first tile takes a slot more than it counts, where there are two columns.
  private func slot(of index: Int) -> Int { index == 0 || plan.columns == 1 ? index : index + 1 }

  /// How many rows the tiles fill.
  package var rowCount: Int { count == 0 ? 0 : row(of: count - 1) + 1 }

  /// The row of a tile.
  package func row(of index: Int) -> Int { slot(of: index) / plan.columns }

  /// The frame of a tile in points, from the grid's origin.
  package func frame(of index: Int) -> Rect {
    let span = plan.span(at: index, wish: nil)
    return Rect(
      x: plan.columnOffset(slot(of: index) % plan.columns), y: Double(row(of: index)) * (tileHeight + rowGap),
      width: plan.tileWidth(span: span), height: tileHeight)
  }

  /// The tiles that stand on some rows; rows beyond the last have none.
  package func tiles(on rows: Range<Int>) -> Range<Int> {
    let first = firstTile(on: rows.lowerBound)
    return first..<max(first, firstTile(on: rows.upperBound))
  }

  private func firstTile(on row: Int) -> Int {
    guard row > 0 else { return 0 }
    let slot = min(row, rowCount) * plan.columns
    return min(count, plan.columns == 1 ? slot : slot - 1)
  }

  /// The rows that have a part between two heights in points.
  package func rows(between heights: Range<Double>) -> Range<Int> {
    let pitch = tileHeight + rowGap
    guard pitch > 0, rowCount > 0 else { return 0..<rowCount }
    let first = min(max(0, Int(flooring: heights.lowerBound / pitch)), rowCount)
    let last = min(max(first, Int(flooring: heights.upperBound / pitch) + 1), rowCount)
    return first..<last
  }

  /// The height of all rows, in points.
  package var height: Double {
    rowCount == 0 ? 0 : length(Double(rowCount) * (tileHeight + rowGap) - rowGap)
  }
}
