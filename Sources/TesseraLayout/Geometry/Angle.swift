/// An angle, as in SwiftUI: for layouts that place views around a point.
///
/// On a screen, whose y counts down, positive angles turn clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: 2π for a full turn.
  public var radians: Double

  /// The angle in degrees: 360 for a full turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// Creates no turn.
  public init() { radians = 0 }

  /// Creates an angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one turns less than the other.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
  /// Both turns, one after the other.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

  /// The turn from one to the other.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

  /// The turn, so many times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// The turn, so many times.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Turns further.
  public static func += (left: inout Angle, right: Angle) { left.radians += right.radians }

  /// Turns back.
  public static func -= (left: inout Angle, right: Angle) { left.radians -= right.radians }
}
