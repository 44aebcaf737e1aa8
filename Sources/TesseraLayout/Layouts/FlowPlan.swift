/// The lines of a ``FlowLayout``: which view stands where.
///
/// Measuring and placing both come from here.
package struct FlowPlan {
  /// Where a view stands, in points from the flow's origin, and what it is offered.
  package struct Item {
    package var position: Point
    package var proposal: ProposedViewSize
  }

  /// One item a view, in their order.
  package private(set) var items: [Item] = []

  /// How far the lines reach, in points.
  package private(set) var size = Size.zero

  private struct Line {
    var items = 0..<0
    var height = 0.0
    var tops = SideWishes()
    var bottoms = SideWishes()
  }

  /// Breaks views into lines of a width in points; nil and infinity for one line.
  package init(width: Double?, spacing: Double?, subviews: LayoutSubviews) {
    let room = length(width ?? .infinity)
    // Ten times a tenth must fit in one: float error never costs a view its line.
    let edge = room * (1 + 1e-12)
    items.reserveCapacity(subviews.count)
    var line = Line()
    var before: Line?
    var x = 0.0
    var isFull = false
    var last: ViewSpacing?
    for subview in subviews {
      let node = subview.node
      let wishes = node.preferredSpacing
      var proposal = ProposedViewSize.unspecified
      var taken = node.size(for: proposal)
      let isWide = taken.width > edge
      if isWide {
        proposal.proposedWidth = room
        taken = node.size(for: proposal)
      }
      let gap = last.map { spacing ?? $0.points(to: wishes, along: .horizontal) } ?? 0
      if !line.items.isEmpty && (isFull || isWide || x + gap + taken.width > edge) {
        close(line, after: before, spacing: spacing, subviews: subviews)
        before = line
        line = Line(items: items.count..<items.count)
        x = 0
      } else {
        x = length(x + gap)
      }
      // Its line's top is known when the line is complete.
      items.append(Item(position: Point(x: x, y: 0), proposal: proposal))
      line.items = line.items.lowerBound..<items.count
      line.height = max(line.height, length(taken.height))
      if spacing == nil {
        line.tops.add(wishes.top)
        line.bottoms.add(wishes.bottom)
      }
      x = length(x + taken.width)
      size.width = max(size.width, x)
      isFull = isWide
      last = wishes
    }
    close(line, after: before, spacing: spacing, subviews: subviews)
  }

  private mutating func close(_ line: Line, after before: Line?, spacing: Double?, subviews: LayoutSubviews) {
    let gap = before.map { subviews.verticalGap(spacing ?? $0.bottoms.points(to: line.tops)) } ?? 0
    let top = length(size.height + gap)
    for index in line.items { items[index].position.y = top }
    size.height = length(top + line.height)
  }
}
