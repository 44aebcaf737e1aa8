/// The tiles of one row, from left to right.
///
/// Filled row by row, they follow each other; filled column by column, their indices are as far apart as a column is
/// long, but for the second one beside a wide tile.
package struct TileRow: RandomAccessCollection {
  private let first: Int
  private let second: Int
  private let stride: Int
  package let count: Int

  init(first: Int, second: Int, stride: Int, count: Int) {
    self.first = first
    self.second = second
    self.stride = stride
    self.count = Swift.max(0, count)
  }

  init(_ range: Range<Int>) {
    self.init(first: range.lowerBound, second: range.lowerBound + 1, stride: 1, count: range.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(position: Int) -> Int { position == 0 ? first : second + (position - 1) * stride }
}
