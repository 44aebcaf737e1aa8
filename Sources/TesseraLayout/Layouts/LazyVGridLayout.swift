import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A grid that is told its columns and fills them row by row: the layout of `LazyVGrid`.
///
/// Each view is offered the width of its column and no height; a row is as tall as its tallest view. The grid is as
/// wide as its columns with their gaps, which may be more than it was offered. Views have no spans.
public struct LazyVGridLayout: Layout {
  /// The columns.
  public var columns: [GridItem]

  /// Where the columns stand in bounds that are wider than they.
  public var alignment: HorizontalAlignment

  private var spacingPoints: Double?

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; none counts as one flexible one.
  ///   - alignment: Where the columns stand in bounds that are wider than they.
  ///   - spacing: The distance between rows in points, nil for 8.
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.columns = columns
    self.alignment = alignment
    spacingPoints = spacing.map { length($0.native) }
  }

  /// The distance between rows in points, nil for 8.
  public var spacing: CGFloat? { spacingPoints.map { CGFloat($0) } }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// The size of all columns and rows; zero without views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return Size.zero.cgSize }
    let plan = plan(proposal, subviews)
    return Size(width: plan.width, height: rows(plan, subviews).last?.maxY ?? 0).cgSize
  }

  /// Places every view in its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, item) in zip(subviews, items(in: Rect(bounds), proposal, subviews)) {
      subview.node.place(at: item.position, anchor: .topLeading, proposal: item.proposal)
    }
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    line(.horizontal(guide), in: Rect(bounds), proposal, subviews).map { CGFloat($0) }
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    line(.vertical(guide), in: Rect(bounds), proposal, subviews).map { CGFloat($0) }
  }

  private func line(
    _ guide: AlignmentGuide, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> Double? {
    guide.merged(
      zip(subviews, items(in: bounds, proposal, subviews)).compactMap { subview, item in
        subview.node.explicitLine(guide, for: item.proposal).map { guide.coordinate(of: item.position) + $0 }
      })
  }

  /// Where every view stands, and what it is offered.
  private func items(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> [(position: Point, proposal: ProposedViewSize)] {
    let plan = plan(proposal, subviews)
    let slack = Size(width: max(0, bounds.width - plan.width), height: 0)
    let left = bounds.minX + ViewDimensions(size: slack)[.horizontal(alignment)]
    let rows = rows(plan, subviews)
    return subviews.enumerated().map { index, subview in
      let column = plan.columns[index % plan.columns.count]
      let row = rows[index / plan.columns.count]
      let proposal = ProposedViewSize(points: column.width, nil)
      let cell = ViewDimensions(size: Size(width: column.width, height: row.height))
      let view = subview.node.boundedDimensions(for: proposal)
      let guide = column.alignment
      let position = Point(
        x: left + column.x + cell[.horizontal(guide.horizontal)] - view[.horizontal(guide.horizontal)],
        y: bounds.minY + row.minY + cell[.vertical(guide.vertical)] - view[.vertical(guide.vertical)])
      return (position, proposal)
    }
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LazyVGridPlan {
    LazyVGridPlan(proposedWidth: proposal.proposedWidth, items: columns, count: subviews.count)
  }

  /// The rows, from the grid's origin.
  private func rows(_ plan: LazyVGridPlan, _ subviews: Subviews) -> [Rect] {
    let gap = subviews.verticalGap(spacingPoints ?? ViewSpacing.standardDistance)
    var rows: [Rect] = []
    var top = 0.0
    for first in stride(from: 0, to: subviews.count, by: plan.columns.count) {
      var height = 0.0
      for index in first..<min(first + plan.columns.count, subviews.count) {
        let proposal = ProposedViewSize(points: plan.columns[index - first].width, nil)
        height = max(height, length(subviews[subviews.startIndex + index].node.size(for: proposal).height))
      }
      rows.append(Rect(x: 0, y: top, width: plan.width, height: height))
      top = length(top + height + gap)
    }
    return rows
  }
}
