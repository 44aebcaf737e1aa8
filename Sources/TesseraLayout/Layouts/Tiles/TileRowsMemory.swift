/// Keeps the last arrangements of tiles, so that a table of widths is made once for a width and not for every plan.
///
/// Belongs to whoever owns the tiles, and lasts from plan to plan.
package final class TileRowsMemory {
  private struct Key: Equatable {
    var kind: Int
    var fill: TileArrangement.Fill
    var numbers: [UInt64]
    var columns: ClosedRange<Int>
    var revision: Int
  }

  // A plan asks for two widths: with and without a scroll bar.
  private var known: [(key: Key, sections: Int, rows: TileRows)] = []

  package init() {}

  /// The arrangement that was asked for last, nil before any was.
  package var last: TileRows? { known.first?.rows }

  /// The arrangement of tiles for a width; made anew only where something differs.
  ///
  /// More tiles, or sections among them, than the last time at the same width only cost those.
  package func rows(_ arrangement: TileArrangement, count: Int, width: Double?, rowGap: Double) -> TileRows {
    let key = Self.key(arrangement, width: width, rowGap: rowGap)
    let index = known.firstIndex { $0.key == key }
    let old = index.map { known[$0] }
    if let index, let old, old.rows.count == count, old.sections == arrangement.sections.count {
      if index > 0 { known.swapAt(0, index) }
      return old.rows
    }
    // Without a width the columns depend on the number of tiles, and with them all that a table holds.
    let table = old.flatMap { $0.rows.count <= count && !$0.rows.plan.isWithoutWidth ? $0.rows.table : nil }
    let rows = TileRows(arrangement, count: count, width: width, rowGap: rowGap, table: table)
    if let index { known.remove(at: index) }
    known.insert((key, arrangement.sections.count, rows), at: 0)
    if known.count > 3 { known.removeLast() }
    return rows
  }

  private static func key(_ arrangement: TileArrangement, width: Double?, rowGap: Double) -> Key {
    let kind =
      switch arrangement.shape {
      case .wideFirst: 0
      case .grid: 1
      case .list: 2
      case .flow: 3
      case .spans: 4
      }
    let lengths = [
      width ?? -1, rowGap, arrangement.minimumColumnWidth, arrangement.gap, arrangement.tileHeight,
      arrangement.headingHeight,
    ]
    return Key(
      kind: kind, fill: arrangement.fill, numbers: lengths.map(\.bitPattern), columns: arrangement.columnLimits,
      revision: arrangement.revision)
  }
}
