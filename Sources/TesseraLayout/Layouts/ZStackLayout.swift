import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Lays views on each other, the last one uppermost, as in SwiftUI.
///
/// Every view is offered what the stack is offered; the stack is as large as all of them, aligned, need.
public struct ZStackLayout: Layout {
  /// The point that the views are aligned on.
  public var alignment: Alignment

  /// Creates a stack.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// The size that holds all views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    extents(proposal, subviews).size.cgSize
  }

  /// Places the views so that their lines meet.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let origin = Rect(bounds).origin
    let lines = extents(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.node.boundedDimensions(for: proposal)
      subview.node.place(
        at: Point(
          x: origin.x + lines.left - dimensions[.horizontal(alignment.horizontal)],
          y: origin.y + lines.above - dimensions[.vertical(alignment.vertical)]),
        anchor: .topLeading, proposal: proposal)
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
    let lines = extents(proposal, subviews)
    let meeting = Point(x: bounds.minX + lines.left, y: bounds.minY + lines.above)
    return guide.merged(
      subviews.compactMap { subview in
        guard let line = subview.node.explicitLine(guide, for: proposal) else { return nil }
        let dimensions = subview.node.boundedDimensions(for: proposal)
        let corner = Point(
          x: meeting.x - dimensions[.horizontal(alignment.horizontal)],
          y: meeting.y - dimensions[.vertical(alignment.vertical)])
        return guide.coordinate(of: corner) + line
      })
  }

  private struct Extents {
    var left = 0.0
    var right = 0.0
    var above = 0.0
    var below = 0.0
    var size: Size { Size(width: length(left + right), height: length(above + below)) }
  }

  private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Extents {
    var result = Extents()
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.node.boundedDimensions(for: proposal)
      let x = dimensions[.horizontal(alignment.horizontal)]
      let y = dimensions[.vertical(alignment.vertical)]
      result.left = index == 0 ? x : max(result.left, x)
      result.above = index == 0 ? y : max(result.above, y)
      result.right = index == 0 ? dimensions.size.width - x : max(result.right, dimensions.size.width - x)
      result.below = index == 0 ? dimensions.size.height - y : max(result.below, dimensions.size.height - y)
    }
    return result
  }
}
