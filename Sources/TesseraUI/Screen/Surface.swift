import TesseraLayout

/// A picture in cells: what a terminal of its size shows.
///
/// A value: two surfaces are equal when they show the same.
public struct Surface: Hashable, Sendable {
  /// Cells across and down.
  public let size: CellSize

  /// The cells, row after row from the top, each row from the left: `size.rows × size.columns`.
  public private(set) var cells: [Cell]

  /// Where the terminal's own cursor rests; nil leaves it at the bottom right.
  public var cursor: CellPosition?

  /// Whether the terminal's own cursor is drawn, as in a text field; elsewhere it is placed, for screen
  /// readers, but not shown.
  public var showsCursor = false

  /// Creates a blank surface in the terminal's own colours.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a place; the place must be on the surface.
  public subscript(column column: Int, row row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    _modify { yield &cells[row * size.columns + column] }
  }

  /// Changes cells in place.
  package mutating func withCells<Result>(_ body: (inout [Cell]) -> Result) -> Result { body(&cells) }

  /// The cells of a rectangle on the surface, row after row.
  func copy(columns: Range<Int>, rows: Range<Int>) -> [Cell] {
    var result: [Cell] = []
    result.reserveCapacity(columns.count * rows.count)
    for row in rows {
      result += cells[row * size.columns + columns.lowerBound..<row * size.columns + columns.upperBound]
    }
    return result
  }

  /// Puts copied cells, row after row, into the rows that a rectangle on the surface touches; of those that it covers by
  /// half, only the background of that half.
  mutating func paste(_ copied: [Cell], to rectangle: CellRect) {
    var index = 0
    for row in rectangle.rows {
      let start = row * size.columns + rectangle.columns.lowerBound
      if rectangle.holds(row: row) {
        cells.replaceSubrange(
          start..<start + rectangle.columns.count, with: copied[index..<index + rectangle.columns.count])
        index += rectangle.columns.count
        continue
      }
      let isUpper = rectangle.halfRows.contains(row * 2)
      for place in start..<start + rectangle.columns.count {
        if isUpper {
          cells[place].upperBackground = copied[index].upperBackground
        } else {
          cells[place].lowerBackground = copied[index].lowerBackground
        }
        index += 1
      }
    }
  }

  /// Whether nothing but backgrounds is shown in the rows that a rectangle on the surface covers by half.
  func hasBlankHalves(_ rectangle: CellRect) -> Bool {
    rectangle.rows.allSatisfy { row in
      rectangle.holds(row: row) || rectangle.columns.allSatisfy { self[column: $0, row: row].isBlank }
    }
  }

  /// The whole surface as a rectangle.
  public var bounds: CellRect { CellRect(columns: 0..<size.columns, rows: 0..<size.rows) }
}
