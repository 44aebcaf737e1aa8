/// A direction in which things follow each other.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical

  /// Axes, as an option set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of the horizontal axis.
    public static let horizontal = Set(rawValue: 1)

    /// The set of the vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  /// The other axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
