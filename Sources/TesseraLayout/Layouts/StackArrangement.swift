/// The arithmetic of ``HStackLayout`` and ``VStackLayout``: one algorithm along an axis and across it.
///
/// Views are offered room in the order of their priority, among equals the least flexible first: each an equal
/// share of what is left, after the least that views of lower priority need. How flexible a view is shows in its
/// sizes for nothing and for everything. It is asked for them without a length across, which differs at every
/// level of a nest: so a view deep in it hears the same few proposals as one at its top. Only views that would take
/// everything are told that length too, as it may bound them. A view is measured for four proposals at most.
package struct StackArrangement {
  /// The offer that each view took.
  package private(set) var proposals: [ProposedViewSize]

  /// The sizes taken, in points.
  package private(set) var sizes: [Size]

  /// Where each view starts along the axis, in points.
  package private(set) var starts: [Double]

  /// Where each view starts across the axis, in points.
  package private(set) var crossStarts: [Double]

  /// The size of the stack, in points.
  package private(set) var size: Size

  private let axis: Axis

  package init(
    axis: Axis, guide: AlignmentGuide, spacing: Double?, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    self.axis = axis
    let nodes = subviews.map(\.node)
    proposals = Array(repeating: proposal, count: nodes.count)
    sizes = Array(repeating: .zero, count: nodes.count)
    let gaps = Self.gaps(between: nodes, axis: axis, spacing: spacing, subviews: subviews)
    size = .zero
    starts = []
    crossStarts = []
    takeSizes(nodes, room: proposal[axis].map { $0 - gaps.reduce(0, +) })
    align(nodes, gaps: gaps, guide: guide)
  }

  private static func gaps(
    between nodes: [any LayoutNode], axis: Axis, spacing: Double?, subviews: LayoutSubviews
  ) -> [Double] {
    zip(nodes, nodes.dropFirst()).map { before, after in
      let gap = spacing ?? before.preferredSpacing.points(to: after.preferredSpacing, along: axis)
      return axis == .vertical ? subviews.verticalGap(gap) : gap
    }
  }

  private mutating func takeSizes(_ nodes: [any LayoutNode], room: Double?) {
    guard let room else {
      for (index, node) in nodes.enumerated() {
        proposals[index][axis] = nil
        sizes[index] = node.size(for: proposals[index])
      }
      return
    }
    var left = room
    var waiting = Array(nodes.indices)
    while let priority = waiting.map({ Self.priority(of: nodes[$0]) }).max() {
      let group = waiting.filter { Self.priority(of: nodes[$0]) == priority }
      waiting.removeAll { Self.priority(of: nodes[$0]) == priority }
      let reserved = waiting.reduce(0) { $0 + extent(of: nodes[$1], offered: 0) }
      left = take(group, nodes: nodes, room: left - reserved) + reserved
    }
  }

  /// NaN equals nothing, not even itself: such a view would wait for its turn forever.
  private static func priority(of node: any LayoutNode) -> Double { node.priority.isNaN ? 0 : node.priority }

  /// Offers room to views of one priority; what is left of it.
  private mutating func take(_ group: [Int], nodes: [any LayoutNode], room: Double) -> Double {
    var left = room
    var ordered = group
    if group.count > 1 {
      let flexibility = flexibility(of: group, nodes: nodes)
      // Equal ones keep their order, so that the same input gives the same plan.
      ordered.sort { (flexibility[$0], $0) < (flexibility[$1], $1) }
    }
    for (taken, index) in ordered.enumerated() {
      let share = max(0, left / Double(ordered.count - taken))
      proposals[index][axis] = share
      sizes[index] = nodes[index].size(for: proposals[index])
      // Endless room is never used up; infinity minus infinity would leave nothing for the next view.
      if left.isFinite { left -= sizes[index][axis] }
    }
    return left
  }

  /// How much the length of each node of a group can change; 0 for the others.
  private func flexibility(of group: [Int], nodes: [any LayoutNode]) -> [Double] {
    var most = Array(repeating: 0.0, count: nodes.count)
    for index in group { most[index] = extent(of: nodes[index], offered: .infinity) }
    let endless = group.filter { most[$0] == .infinity }
    if endless.count > 1 {
      for index in endless {
        var probe = proposals[index]
        probe[axis] = .infinity
        most[index] = nodes[index].size(for: probe)[axis]
      }
    }
    var result = Array(repeating: 0.0, count: nodes.count)
    for index in group { result[index] = length(most[index]) - length(extent(of: nodes[index], offered: 0)) }
    return result
  }

  private func extent(of node: any LayoutNode, offered: Double) -> Double {
    var probe = ProposedViewSize.unspecified
    probe[axis] = offered
    return node.extent(along: axis, for: probe)
  }

  private mutating func align(_ nodes: [any LayoutNode], gaps: [Double], guide: AlignmentGuide) {
    let cross = axis.cross
    var position = 0.0
    var before = 0.0
    var after = 0.0
    var lines: [Double] = []
    for (index, node) in nodes.enumerated() {
      starts.append(position)
      position = length(position + sizes[index][axis]) + (index < gaps.count ? gaps[index] : 0)
      let line = ViewDimensions(size: sizes[index].bounded, node: node, proposal: proposals[index])[guide]
      lines.append(line)
      before = index == 0 ? line : max(before, line)
      after = max(after, length(sizes[index][cross]) - line)
    }
    crossStarts = lines.map { before - $0 }
    size[axis] = length(position)
    size[cross] = nodes.isEmpty ? 0 : length(before + after)
  }

  /// Puts the views where they belong, from an origin in points.
  package func place(_ subviews: LayoutSubviews, at origin: Point) {
    for (index, subview) in subviews.enumerated() {
      let along = starts[index]
      let across = crossStarts[index]
      let offset = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
      subview.node.place(
        at: Point(x: origin.x + offset.x, y: origin.y + offset.y), anchor: .topLeading,
        proposal: proposals[index])
    }
  }

  /// Where a line stands that views in the stack set, in points from the stack's side; nil where none does.
  ///
  /// The first text's and the last text's line is that of the first and the last view that has one; others are
  /// the average.
  package func explicitLine(_ guide: AlignmentGuide, subviews: LayoutSubviews) -> Double? {
    let isAlong: Bool
    switch guide {
    case .horizontal: isAlong = axis == .horizontal
    case .vertical: isAlong = axis == .vertical
    }
    let lines = subviews.enumerated().compactMap { index, subview in
      subview.node.explicitLine(guide, for: proposals[index])
        .map { $0 + (isAlong ? starts[index] : crossStarts[index]) }
    }
    return guide.merged(lines)
  }
}
