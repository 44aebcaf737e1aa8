import struct Foundation.CGFloat
import struct Foundation.CGSize

/// The size that a container offers to a view, in points.
///
/// In each direction: a length, nil for “take your ideal size”, zero for “as small as you can”, infinity
/// for “as large as you want”.
public struct ProposedViewSize: Equatable, Sendable {
  private var storedWidth: Double
  private var storedHeight: Double

  package var proposedWidth: Double? {
    @inline(__always) get { Self.length(storedWidth) }
    set { storedWidth = Self.stored(newValue) }
  }

  package var proposedHeight: Double? {
    @inline(__always) get { Self.length(storedHeight) }
    set { storedHeight = Self.stored(newValue) }
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.init(points: width?.native, height?.native)
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Creates a proposal from points.
  package init(points width: Double?, _ height: Double?) {
    storedWidth = Self.stored(width)
    storedHeight = Self.stored(height)
  }

  // Kept without an optional, as proposals are kept and compared for every view: “none” is one of the many numbers that
  // aren't any, and none that arithmetic makes.
  private static let none: UInt64 = 0x7FF8_0000_6E6F_6E65

  private static func stored(_ length: Double?) -> Double { length ?? Double(bitPattern: none) }

  private static func length(_ stored: Double) -> Double? { stored.bitPattern == none ? nil : stored }

  /// Whether both offer the same; NaN is the same as nothing, itself included.
  public static func == (left: ProposedViewSize, right: ProposedViewSize) -> Bool {
    left.proposedWidth == right.proposedWidth && left.proposedHeight == right.proposedHeight
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
    storedWidth.bitPattern == other.storedWidth.bitPattern && storedHeight.bitPattern == other.storedHeight.bitPattern
  }
}
