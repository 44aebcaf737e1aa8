/// The lengths of a ``GridLayout``: columns from cells, rows from columns, places from both.
///
/// Columns share a width as views of a stack do, each as wide as its widest one-column cell. Then cells that span
/// several, narrow spans first, widen what they span by equal parts where they need more. Rows share a height in the
/// same way, from cells that are offered their columns' width. Every cell is at last offered its whole cell.
package struct GridPlan {
  /// Where a view stands, in points from the grid's origin, and what it is offered.
  package struct Item {
    package var position: Point
    package var proposal: ProposedViewSize
  }

  /// One item a view, in their order.
  package private(set) var items: [Item] = []

  /// The size of the grid, in points.
  package private(set) var size = Size.zero

  /// The left edges and widths of the columns, in points.
  package private(set) var columns = GridTracks()

  /// The upper edges and heights of the rows, in points.
  package private(set) var rows = GridTracks()

  private let grid: GridCells
  private let alignment: Alignment

  package init(
    proposal: ProposedViewSize, alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
    subviews: LayoutSubviews
  ) {
    grid = GridCells(subviews, alignment: alignment)
    self.alignment = alignment
    guard !grid.cells.isEmpty else { return }
    columns.gaps = columnGaps(horizontalSpacing)
    takeWidths(proposal.proposedWidth)
    rows.gaps = rowGaps(verticalSpacing).map(subviews.verticalGap)
    takeHeights(proposal.proposedHeight)
    size = Size(width: columns.total, height: rows.total)
    placeCells()
  }

  // MARK: Gaps

  private func columnGaps(_ spacing: Double?) -> [Double] {
    if let spacing { return Array(repeating: spacing, count: grid.columnCount - 1) }
    var ends = Array(repeating: SideWishes(), count: grid.columnCount + 1)
    var starts = ends
    for cell in grid.cells where !cell.isOutsideRows {
      starts[cell.columns.lowerBound].add(cell.node.spacing.leading)
      ends[cell.columns.upperBound].add(cell.node.spacing.trailing)
    }
    return (1..<max(1, grid.columnCount)).map { ends[$0].points(to: starts[$0]) }
  }

  private func rowGaps(_ spacing: Double?) -> [Double] {
    if let spacing { return Array(repeating: spacing, count: grid.rows.count - 1) }
    let sides = grid.rows.map { row in
      var top = SideWishes()
      var bottom = SideWishes()
      for cell in grid.cells[row] {
        top.add(cell.node.spacing.top)
        bottom.add(cell.node.spacing.bottom)
      }
      return (top: top, bottom: bottom)
    }
    return zip(sides, sides.dropFirst()).map { $0.bottom.points(to: $1.top) }
  }

  // MARK: Lengths

  private mutating func takeWidths(_ offered: Double?) {
    var plain = Array(repeating: [Int](), count: grid.columnCount)
    var others: [Int] = []
    for (index, cell) in grid.cells.enumerated() {
      if cell.columns.count == 1, !cell.isOutsideRows, !cell.unsizedAxes.contains(.horizontal) {
        plain[cell.columns.lowerBound].append(index)
      } else {
        others.append(index)
      }
    }
    var shared = columns
    shared.share(offered, count: grid.columnCount) { column, share in
      extent(of: plain[column], .horizontal(grid.columnAlignments[column])) { _ in ProposedViewSize(points: share, nil)
      }
    }
    columns = shared
    others.sort { (grid.cells[$0].columns.count, $0) < (grid.cells[$1].columns.count, $1) }
    for index in others {
      let cell = grid.cells[index]
      let spanned = columns.length(of: cell.columns)
      var width: Double?
      if cell.unsizedAxes.contains(.horizontal) {
        width = spanned > 0 ? spanned : nil
      } else if let offered {
        width = max(spanned, spanned + offered - columns.total)
      }
      columns.widen(cell.columns, to: length(cell.node.size(for: ProposedViewSize(points: width, nil)).width))
    }
  }

  private mutating func takeHeights(_ offered: Double?) {
    func proposal(_ cell: Int, _ height: Double?) -> ProposedViewSize {
      ProposedViewSize(points: columns.length(of: grid.cells[cell].columns), height)
    }
    let isUnsized = grid.cells.map { $0.unsizedAxes.contains(.vertical) }
    let plain = grid.rows.map { $0.filter { !isUnsized[$0] } }
    var shared = rows
    shared.share(offered, count: grid.rows.count) { row, share in
      extent(of: plain[row], .vertical(grid.rowAlignments[row])) { proposal($0, share) }
    }
    rows = shared
    for (index, cell) in grid.cells.enumerated() where isUnsized[index] {
      let height = rows.length(of: cell.row..<cell.row + 1)
      let taken = cell.node.size(for: proposal(index, height > 0 ? height : nil)).height
      rows.widen(cell.row..<cell.row + 1, to: length(taken))
    }
  }

  /// The length that cells need side by side on one line, each with its offer.
  private func extent(
    of cells: [Int], _ guide: AlignmentGuide, proposal: (Int) -> ProposedViewSize
  ) -> Double {
    var group = AlignedGroup()
    for index in cells {
      let view = grid.cells[index].node.boundedDimensions(for: proposal(index))
      group.add(view, guide: guide, isAnchored: grid.cells[index].anchor != nil)
    }
    return group.extent
  }

  // MARK: Places

  private mutating func placeCells() {
    var columnGroups = Array(repeating: AlignedGroup(), count: grid.columnCount)
    var rowGroups = Array(repeating: AlignedGroup(), count: grid.rows.count)
    let frames = grid.cells.map { cell in
      Rect(
        x: columns.start(of: cell.columns.lowerBound), y: rows.start(of: cell.row),
        width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<cell.row + 1))
    }
    let views = zip(grid.cells, frames).map { cell, frame in
      cell.node.boundedDimensions(for: ProposedViewSize(frame.size))
    }
    for (cell, view) in zip(grid.cells, views) {
      let column = cell.columns.lowerBound
      if cell.columns.count == 1, !cell.isOutsideRows {
        columnGroups[column].add(
          view, guide: .horizontal(grid.columnAlignments[column]), isAnchored: cell.anchor != nil)
      }
      rowGroups[cell.row].add(view, guide: .vertical(grid.rowAlignments[cell.row]), isAnchored: cell.anchor != nil)
    }
    for (index, cell) in grid.cells.enumerated() {
      let frame = frames[index]
      let view = views[index]
      let column = cell.columns.lowerBound
      var position = frame.origin
      if let anchor = cell.anchor {
        position.x += anchor.unitX * (frame.width - view.size.width)
        position.y += anchor.unitY * (frame.height - view.size.height)
      } else {
        let upright = AlignmentGuide.horizontal(
          cell.isOutsideRows ? alignment.horizontal : grid.columnAlignments[column])
        let level = AlignmentGuide.vertical(grid.rowAlignments[cell.row])
        if cell.columns.count == 1, !cell.isOutsideRows {
          position.x += columnGroups[column].line(upright, in: frame.width) - view[upright]
        } else {
          position.x += ViewDimensions(size: frame.size)[upright] - view[upright]
        }
        position.y += rowGroups[cell.row].line(level, in: frame.height) - view[level]
      }
      items.append(Item(position: position, proposal: ProposedViewSize(frame.size)))
    }
  }

  /// Where a line stands that views in the grid set, in points from the grid's side; nil where none does.
  package func explicitLine(_ guide: AlignmentGuide) -> Double? {
    let lines = zip(grid.cells, items).compactMap { cell, item -> Double? in
      guard let line = cell.node.explicitLine(guide, for: item.proposal) else { return nil }
      if case .horizontal = guide { return line + item.position.x }
      return line + item.position.y
    }
    return guide.merged(lines)
  }
}
