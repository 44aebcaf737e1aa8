import struct Foundation.CGFloat

/// Distances from the four sides of a rectangle, in points; negative ones lie outside.
public struct EdgeInsets: Equatable, Sendable {
  package var topPoints: Double
  package var leadingPoints: Double
  package var bottomPoints: Double
  package var trailingPoints: Double

  /// Creates insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets, in points. What isn't a number counts as zero.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    func number(_ value: CGFloat) -> Double { value.native.isNaN ? 0 : value.native }
    topPoints = number(top)
    leadingPoints = number(leading)
    bottomPoints = number(bottom)
    trailingPoints = number(trailing)
  }

  /// Creates the same inset on some sides and none on the others.
  package init(edges: Edge.Set, points: Double) {
    func inset(_ edge: Edge.Set) -> CGFloat { CGFloat(edges.contains(edge) ? points : 0) }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  /// The distance from the upper side.
  public var top: CGFloat {
    get { CGFloat(topPoints) }
    set { topPoints = newValue.native }
  }

  /// The distance from the side where a line of text starts.
  public var leading: CGFloat {
    get { CGFloat(leadingPoints) }
    set { leadingPoints = newValue.native }
  }

  /// The distance from the lower side.
  public var bottom: CGFloat {
    get { CGFloat(bottomPoints) }
    set { bottomPoints = newValue.native }
  }

  /// The distance from the side where a line of text ends.
  public var trailing: CGFloat {
    get { CGFloat(trailingPoints) }
    set { trailingPoints = newValue.native }
  }
}
