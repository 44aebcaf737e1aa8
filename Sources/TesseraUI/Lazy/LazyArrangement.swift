import TesseraLayout

/// The columns of a lazy container, and what views in them are offered.
package struct LazyColumns {
  private var columns: [LazyVGridPlan.Column]
  private let axis: Axis
  private let isOffered: Bool
  private let gridAlignment: AlignmentGuide?

  /// The length of all columns across, in points.
  package private(set) var extent: Double

  package init(_ style: LazyStyle, offered: Double?, count: Int) {
    axis = style.axis
    switch style.columns {
    case .one(let alignment):
      // Endless room is no length to fill.
      isOffered = offered.map { $0 < longestLength } ?? false
      extent = isOffered ? length(offered ?? 0) : 0
      columns = [LazyVGridPlan.Column(x: 0, width: extent, alignment: alignment)]
      gridAlignment = nil
    case .grid(let items, let alignment):
      isOffered = true
      let plan = LazyVGridPlan(proposedWidth: offered, items: items, count: count)
      columns = plan.columns
      extent = plan.width
      gridAlignment = alignment
    }
  }

  /// How many views stand in a line.
  package var count: Int { columns.count }

  package subscript(index: Int) -> LazyVGridPlan.Column { columns[index % columns.count] }

  /// What the view in a column is offered: the column's width, and its own length along the axis.
  package func proposal(_ index: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.cross] = isOffered ? self[index].width : nil
    return proposal
  }

  /// Makes a column without an offer as wide as the widest view.
  package mutating func widen(to sizes: [Size]) {
    guard !isOffered else { return }
    extent = sizes.reduce(0) { max($0, length($1[axis.cross])) }
    columns[0].width = extent
  }

  /// Where the columns begin in a container that is wider than they, in points.
  package func start(in room: Double) -> Double {
    guard let gridAlignment else { return 0 }
    var free = Size.zero
    free[axis.cross] = max(0, room - extent)
    return ViewDimensions(size: free)[gridAlignment]
  }
}

/// Where the views of a lazy container stand for one offer across.
package struct LazyArrangement {
  package let style: LazyStyle
  package let columns: LazyColumns
  package let lines: LazyLines

  /// The size of the container in points; nothing without views.
  package var size: Size {
    var size = Size.zero
    guard lines.count > 0 else { return size }
    size[style.axis] = lines.total
    size[style.axis.cross] = columns.extent
    return size
  }

  /// Where a view stands from the container's origin, in points, as if lines ran from left to right.
  package func position(of node: ViewNode, line: Int, column: Int, in size: Size) -> Point {
    let place = columns[column]
    var cell = Size.zero
    cell[style.axis] = lines.extent(of: line)
    cell[style.axis.cross] = place.width
    let along = lines.start(of: line)
    let across = columns.start(in: size[style.axis.cross]) + place.x
    let own = ViewDimensions(size: cell)
    let view = node.boundedDimensions(for: columns.proposal(column))
    let guide = place.alignment
    let corner = style.axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
    return Point(
      x: corner.x + own[.horizontal(guide.horizontal)] - view[.horizontal(guide.horizontal)],
      y: corner.y + own[.vertical(guide.vertical)] - view[.vertical(guide.vertical)])
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Canvas {
  /// The points along an axis that may be drawn on, in the space of what is being drawn.
  func visiblePoints(along axis: Axis) -> Range<Double> {
    let cells = axis == .vertical ? clip.rows : clip.columns
    let offset = axis == .vertical ? scrolledRows : scrolledColumns
    let points = axis == .vertical ? metrics.cellHeightPoints : metrics.cellWidthPoints
    let first = Double(cells.lowerBound + offset) * points
    return first..<max(first, Double(cells.upperBound + offset) * points)
  }
}
