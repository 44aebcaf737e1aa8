/// Which cell of a grid stands in which row and column: no lengths yet.
///
/// A column begins where a cell of some row begins: a span of nine among three columns is cut to them, no columns
/// of no width are made up for it. Linear in the cells, but for sorting the columns.
package struct GridCells {
  /// A cell: what stands in it, where, and what it asks of the grid.
  package struct Cell {
    package var node: any LayoutNode
    package var row: Int
    package var columns: Range<Int>
    package var isOutsideRows: Bool
    package var anchor: UnitPoint?
    package var unsizedAxes: Axis.Set
  }

  /// One a view, in their order.
  package private(set) var cells: [Cell] = []

  /// The cells of each row; never empty.
  package private(set) var rows: [Range<Int>] = []

  /// The line that each row aligns its cells on.
  package private(set) var rowAlignments: [VerticalAlignment] = []

  /// The line that each column aligns its cells on.
  package private(set) var columnAlignments: [HorizontalAlignment] = []

  /// How many columns there are; at least one.
  package var columnCount: Int { columnAlignments.count }

  // Wishes for more are cut before they are added up, so that none can overflow.
  private static let widestSpan = 1 << 20

  package init(_ subviews: LayoutSubviews, alignment: Alignment) {
    var lastRow: Int?
    var column = 0
    for subview in subviews {
      let place = subview[GridRowPlace.self]
      if place == nil || place?.row != lastRow || rows.isEmpty {
        rows.append(cells.count..<cells.count)
        rowAlignments.append(place?.alignment ?? alignment.vertical)
        column = 0
      }
      lastRow = place?.row
      let wish = subview[GridSpansAllColumns.self] ? Self.widestSpan : subview[GridCellColumns.self]
      let span = min(max(1, wish), Self.widestSpan)
      cells.append(
        Cell(
          node: subview.node, row: rows.count - 1, columns: column..<column + span, isOutsideRows: place == nil,
          anchor: subview[GridCellAnchor.self], unsizedAxes: subview[GridCellUnsizedAxes.self]))
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<cells.count
      column += span
    }
    numberColumns()
    columnAlignments = alignments(of: subviews, fallback: alignment.horizontal)
  }

  /// Counts columns by where cells begin; widths of spans beyond that don't matter.
  private mutating func numberColumns() {
    let starts = Set(cells.map(\.columns.lowerBound)).union([0]).sorted()
    var numbers: [Int: Int] = [:]
    for (number, start) in starts.enumerated() { numbers[start] = number }
    columnAlignments = Array(repeating: .center, count: starts.count)
    for index in cells.indices {
      let wish = cells[index].columns
      let first = numbers[wish.lowerBound] ?? 0
      // Most spans end where the next cell begins; only others are searched for.
      let end =
        cells[index].isOutsideRows ? starts.count : numbers[wish.upperBound] ?? starts.partition(from: wish.upperBound)
      cells[index].columns = (cells[index].isOutsideRows ? 0 : first)..<max(first + 1, end)
    }
  }

  private func alignments(of subviews: LayoutSubviews, fallback: HorizontalAlignment) -> [HorizontalAlignment] {
    var result = Array(repeating: fallback, count: columnCount)
    var isSet = Array(repeating: false, count: columnCount)
    for (cell, subview) in zip(cells, subviews) where !cell.isOutsideRows {
      let column = cell.columns.lowerBound
      guard !isSet[column], let wish = subview[GridColumnAlignment.self] else { continue }
      result[column] = wish
      isSet[column] = true
    }
    return result
  }
}

extension [Int] {
  /// The place of the first number of a sorted array that isn't less than a bound.
  fileprivate func partition(from bound: Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] < bound ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
