import struct Foundation.CGFloat

/// An upright line that views are aligned on.
public struct HorizontalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates an alignment of a kind.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The side where a line of text starts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where a line of text ends.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Whether both are of the same kind.
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool { left.id == right.id }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
