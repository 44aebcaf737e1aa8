import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Stacks views one below the other, as in SwiftUI.
///
/// Views are offered room in the order of their priority, among equals the least flexible first: each an equal share of
/// what is left, after the least that views of lower priority need. A view is measured for four proposals at most.
public struct VStackLayout: Layout {
  /// The line that the views are aligned on.
  public var alignment: HorizontalAlignment

  private var spacingPoints: Double?

  /// Creates a stack; without a spacing the views decide on it: 8 points, unless they say otherwise.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    spacingPoints = spacing.map { length($0.native) }
  }

  /// The distance between two views in points, nil to leave it to them.
  public var spacing: CGFloat? {
    get { spacingPoints.map { CGFloat($0) } }
    set { spacingPoints = newValue.map { length($0.native) } }
  }

  /// It stacks one below the other.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// What it remembers belongs to the views of one plan.
  public static var _keepsCache: Bool { false }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// Remembers nothing yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// The size of all views and the distances between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) -> CGSize {
    arrangement(proposal, subviews, &cache).size.cgSize
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    arrangement(proposal, subviews, &cache).place(subviews, at: Rect(bounds).origin)
  }

  /// What the sides of the views that touch its own want.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    ViewSpacing.along(.vertical, subviews: subviews)
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicitLine(.horizontal(guide), subviews: subviews)
      .map { CGFloat($0) + bounds.origin.x }
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGFloat? {
    arrangement(proposal, subviews, &cache).explicitLine(.vertical(guide), subviews: subviews)
      .map { CGFloat($0) + bounds.origin.y }
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackLayoutCache
  ) -> StackArrangement {
    cache.memory.plan(for: proposal) {
      StackArrangement(
        axis: .vertical, guide: .horizontal(alignment), spacing: spacingPoints, proposal: proposal, subviews: subviews)
    }
  }
}
