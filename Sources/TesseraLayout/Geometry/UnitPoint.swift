import struct Foundation.CGFloat

/// A place in a rectangle, in parts of its width and height: (0, 0) is the top left, (1, 1) the bottom right.
public struct UnitPoint: Hashable, Sendable {
  package var unitX: Double
  package var unitY: Double

  /// Creates the top left.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a place from parts of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    unitX = x.native
    unitY = y.native
  }

  /// The part of the width, from the left.
  public var x: CGFloat {
    get { CGFloat(unitX) }
    set { unitX = newValue.native }
  }

  /// The part of the height, from the top.
  public var y: CGFloat {
    get { CGFloat(unitY) }
    set { unitY = newValue.native }
  }

  /// The origin, which is the top left.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
