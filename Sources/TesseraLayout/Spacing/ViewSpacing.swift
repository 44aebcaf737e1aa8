import struct Foundation.CGFloat

/// How far a view wants to stand from its neighbours.
///
/// Each side has a preference. The distance of two views is the larger of the two that meet; the default is
/// 8 points, but nothing between two texts that stand one below the other, and nothing beside a spacer.
public struct ViewSpacing: Sendable, Equatable {
  /// What a side wants.
  package enum Preference: Sendable, Equatable {
    /// The default distance.
    case standard
    /// Rows of text: none towards other text, the default towards the rest.
    case text
    /// A distance in points.
    case points(Double)
    /// None, whatever the neighbour wants.
    case collapsed
  }

  /// The default distance between two views, in points.
  package static let standardDistance: Double = 8

  package var top: Preference
  package var leading: Preference
  package var bottom: Preference
  package var trailing: Preference

  /// Wants no distance; a neighbour that wants one gets it.
  public static let zero = ViewSpacing(all: .points(0))

  /// Wants the default distance on every side.
  public init() { self.init(all: .standard) }

  /// Wants the same distance on every side, in points.
  public init(_ distance: CGFloat) { self.init(all: .points(length(distance.native))) }

  package init(all preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// Text wants no distance to text above and below it.
  package static let text: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = .text
    spacing.bottom = .text
    return spacing
  }()

  /// The spacing that keeps the larger wish of both on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Takes over the other's wish on some sides where it is larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The distance from this view to the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(points(to: next, along: axis))
  }

  package func points(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? Self.points(trailing, next.leading) : Self.points(bottom, next.top)
  }

  /// The distance that two sides want that meet, in points.
  package static func points(_ first: Preference, _ second: Preference) -> Double {
    switch (first, second) {
    case (.collapsed, _), (_, .collapsed), (.text, .text): return 0
    default: return max(points(first), points(second))
    }
  }

  private static func points(_ preference: Preference) -> Double {
    switch preference {
    case .standard, .text: standardDistance
    case .points(let points): points
    case .collapsed: 0
    }
  }

  private static func larger(_ left: Preference, _ right: Preference) -> Preference {
    points(right) > points(left) ? right : left
  }
}

extension ViewSpacing {
  /// What a stack wants: along its axis what its first and last view want, across it what any wants most.
  package static func along(_ axis: Axis, subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
    var result = first
    for subview in subviews.dropFirst() {
      result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
    return result
  }
}
