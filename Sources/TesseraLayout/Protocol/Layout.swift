import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// How a container measures itself and places its views, as in SwiftUI.
///
/// In one plan, a layout is measured at most once for each distinct proposal and places its views once.
/// Everything is in points; the container draws on cells what was placed.
public protocol Layout: Sendable {
  /// What a layout keeps between its calls; nothing by default.
  associatedtype Cache = Void

  /// The views that it arranges.
  typealias Subviews = LayoutSubviews

  /// What it says of itself.
  static var layoutProperties: LayoutProperties { get }

  /// Whether what it keeps outlives a plan; false for layouts whose cache is only good for the views of one.
  static var _keepsCache: Bool { get }

  /// Whether it places every view whenever it places any; false where nobody can be sure, so that each is looked at
  /// afterwards.
  static var _placesEveryView: Bool { get }

  /// Whether it may say where a line stands that none of its views says; false spares asking it.
  static var _setsLines: Bool { get }

  /// Creates what the layout keeps between its calls. Called once, when the container first appears.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the views changed, which they do with every plan after the first; by default it
  /// is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the container wants to stand from its neighbours; by default what its views want.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points. Answers every proposal, also zero, nil and infinite ones.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every view in the bounds, whose origin need not be zero.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container's upright line stands, in points in the bounds' space; nil to leave it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the container's level line stands, in points in the bounds' space; nil to leave it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Every cache is kept that holds anything.
  public static var _keepsCache: Bool { Cache.self != Void.self }

  /// Nobody can be sure.
  public static var _placesEveryView: Bool { false }

  /// It may, as far as anybody can know.
  public static var _setsLines: Bool { true }

  /// A layout that stacks in no direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// What its views want, side by side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// Leaves the line to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the line to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
