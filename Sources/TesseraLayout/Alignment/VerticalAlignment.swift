import struct Foundation.CGFloat

/// A level line that views are aligned on.
public struct VerticalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// Creates an alignment of a kind.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The lower side of the first row of text; of a view without text, its lower side.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The lower side of the last row of text; of a view without text, its lower side.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Whether both are of the same kind.
  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool { left.id == right.id }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
