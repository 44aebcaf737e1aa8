import TesseraLayout

/// What a lazy grid of rows of their own heights remembers from plan to plan.
@MainActor
package final class LazyGridMemory {
  /// Where the first row stood that was seen: its first child, and its top in points from the grid's.
  struct Anchor {
    var child: Int
    var top: Double
    var columns: Int
    var offsetRows: Int
  }

  var anchor: Anchor?

  /// The distance from row to row, on average of those that were measured near the view.
  var pitch: Double?

  /// The scroll view around the grid.
  var scroll: ViewIdentity?

  /// The regions for the focus in the last plan, and the child that each is in.
  var regions: [(region: ViewIdentity, child: Int, identity: ViewIdentity)] = []

  // Tables of spans, one for a number of columns: with and without a scroll bar there may be two.
  private var tables: [TileRowTable] = []

  package init() {}

  /// Where children stand across, and which share a row.
  func rows(_ children: LazyGridChildren, width: Double?) -> TileRows {
    let plan = children.arrangement.plan(width: width, count: children.count)
    let known = tables.firstIndex { $0.room == Double(plan.columns) && $0.count <= children.count }
    let rows = TileRows(
      children.arrangement, count: children.count, width: width, rowGap: 0, table: known.map { tables[$0] })
    guard let table = rows.table else { return rows }
    if let known { tables.remove(at: known) }
    tables = Array(([table] + tables).prefix(2))
    return rows
  }

  /// Makes the tables anew, as children have other spans than they had.
  func forgetTables() { tables = [] }
}
