/// Which tile begins each row, where tiles have widths of their own: made once for a width, in one walk.
///
/// Tiles that come later are added at the end. One number a row; where a tile stands in its row is found by walking
/// that row. Lengths are in any unit: points for words that flow, columns for spans.
package final class TileRowTable {
  package let room: Double
  private let gap: Double
  private var extent: (Int) -> Double

  /// The first tile of each row.
  private var starts: [Int] = []

  /// The tiles seen so far.
  package private(set) var count = 0

  // The end of the last of them in its row, and the sections passed.
  private var end = 0.0
  private var sectionsPassed = 0

  /// Creates a table without tiles.
  ///
  /// - Parameters:
  ///   - room: The length of a row; a tile that is longer is cut to it.
  ///   - gap: The distance between two tiles of a row.
  ///   - extent: The length of a tile, by its index.
  package init(room: Double, gap: Double, extent: @escaping (Int) -> Double) {
    self.room = length(room)
    self.gap = length(gap)
    self.extent = extent
  }

  private func cut(_ index: Int) -> Double { min(room, length(extent(index))) }

  /// Takes in the tiles up to a count. Linear in those that are new.
  ///
  /// - Parameter sections: The tiles that start a row because a section begins; ascending.
  package func extend(to newCount: Int, sections: [Int]) {
    // A tenth ten times fits in one: float error never costs a tile its row.
    let edge = room * (1 + 1e-12)
    while count < newCount {
      let extent = cut(count)
      while sectionsPassed < sections.count, sections[sectionsPassed] < count { sectionsPassed += 1 }
      let beginsSection = sectionsPassed < sections.count && sections[sectionsPassed] == count
      if count == 0 || beginsSection || end + gap + extent > edge {
        starts.append(count)
        end = extent
      } else {
        end += gap + extent
      }
      count += 1
    }
  }

  /// Takes the lengths of tiles from elsewhere from now on: they are those that it knows, but for odd changes, which
  /// ``holds(row:)`` finds.
  package func update(extent: @escaping (Int) -> Double) { self.extent = extent }

  /// Whether a row still holds the tiles that it would hold if the table were made now and those before it did.
  package func holds(row: Int) -> Bool {
    let tiles = tiles(onRow: row, count: count)
    guard let first = tiles.first else { return true }
    let edge = room * (1 + 1e-12)
    let end = tiles.dropFirst().reduce(cut(first)) { $0 + gap + cut($1) }
    return end <= edge && (tiles.upperBound >= count || end + gap + cut(tiles.upperBound) > edge)
  }

  /// The row of a tile. Logarithmic in the rows.
  package func row(of index: Int) -> Int { max(0, partitionPoint(0..<starts.count) { starts[$0] <= index } - 1) }

  /// The tiles of a row, of so many in all.
  package func tiles(onRow row: Int, count: Int) -> Range<Int> {
    guard starts.indices.contains(row) else { return count..<count }
    let first = min(starts[row], count)
    return first..<max(first, row + 1 < starts.count ? min(starts[row + 1], count) : count)
  }

  /// Where a tile begins in its row, and how long it is. Linear in the tiles of the row before it.
  package func place(of index: Int) -> (start: Double, extent: Double) {
    let row = row(of: index)
    var start = 0.0
    if starts.indices.contains(row) {
      for before in starts[row]..<max(starts[row], index) { start += cut(before) + gap }
    }
    return (start, cut(index))
  }
}

/// The first number of a range for which something no longer holds, where it holds for all before. Logarithmic.
package func partitionPoint(_ range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
