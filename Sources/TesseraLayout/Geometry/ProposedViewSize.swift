import struct Foundation.CGFloat
import struct Foundation.CGSize

/// The size that a container offers to a view, in points.
///
/// In each direction: a length, nil for “take your ideal size”, zero for “as small as you can”, infinity
/// for “as large as you want”.
public struct ProposedViewSize: Equatable, Sendable {
  package var proposedWidth: Double?
  package var proposedHeight: Double?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    proposedWidth = width?.native
    proposedHeight = height?.native
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Creates a proposal from points.
  package init(points width: Double?, _ height: Double?) {
    proposedWidth = width
    proposedHeight = height
  }

  /// Creates a proposal of a size.
  package init(_ size: Size) { self.init(points: size.width, size.height) }

  /// The width offered, nil for the ideal one.
  public var width: CGFloat? {
    get { proposedWidth.map { CGFloat($0) } }
    set { proposedWidth = newValue?.native }
  }

  /// The height offered, nil for the ideal one.
  public var height: CGFloat? {
    get { proposedHeight.map { CGFloat($0) } }
    set { proposedHeight = newValue?.native }
  }

  /// The proposal as a size, with another length where none is offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length offered along an axis.
  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? proposedWidth : proposedHeight }
    set {
      if axis == .horizontal { proposedWidth = newValue } else { proposedHeight = newValue }
    }
  }

  /// Whether both offer the same, bit for bit: unlike `==` it takes NaN as equal to itself.
  package func isSame(as other: ProposedViewSize) -> Bool {
    proposedWidth?.bitPattern == other.proposedWidth?.bitPattern
      && proposedHeight?.bitPattern == other.proposedHeight?.bitPattern
  }
}
