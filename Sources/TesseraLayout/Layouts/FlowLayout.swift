import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Sets views one after the other, as words in a paragraph: a view that would pass the edge starts a new line.
///
/// Views have their ideal size and stand at the top of their line, which is as tall as its tallest view. A view
/// that is wider than the line is offered the line's width and stands alone. The flow is as wide as it is offered,
/// without an offer as its widest line. How wide the lines are is told by the bounds when views are placed, so
/// that a flow that got less than it was measured for still breaks. Linear in the views.
public struct FlowLayout: Layout {
  private var spacingPoints: Double?

  /// Creates a flow.
  ///
  /// - Parameter spacing: The distance between views and between lines in points; NaN and negative numbers count
  ///   as zero. Nil leaves it to the views: 8 points, unless they say otherwise.
  public init(spacing: CGFloat? = 8) { spacingPoints = spacing.map { length($0.native) } }

  /// The distance between views and between lines in points, nil to leave it to them.
  public var spacing: CGFloat? { spacingPoints.map { CGFloat($0) } }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// The size for a proposal: the width offered, and the height of the lines that it breaks into.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let offered = proposal.proposedWidth, offered != .infinity else {
      return plan(width: nil, subviews).size.cgSize
    }
    return Size(width: length(offered), height: plan(width: offered, subviews).size.height).cgSize
  }

  /// Places every view on its line; the lines are as wide as the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = Rect(bounds)
    for (subview, item) in zip(subviews, plan(width: bounds.width, subviews).items) {
      subview.node.place(
        at: Point(x: bounds.minX + item.position.x, y: bounds.minY + item.position.y), anchor: .topLeading,
        proposal: item.proposal)
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
    let origin = guide.coordinate(of: bounds.origin)
    return guide.merged(
      zip(subviews, plan(width: bounds.width, subviews).items).compactMap { subview, item in
        subview.node.explicitLine(guide, for: item.proposal).map { origin + guide.coordinate(of: item.position) + $0 }
      })
  }

  private func plan(width: Double?, _ subviews: Subviews) -> FlowPlan {
    FlowPlan(width: width, spacing: spacingPoints, subviews: subviews)
  }
}
