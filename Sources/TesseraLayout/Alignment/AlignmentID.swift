import struct Foundation.CGFloat

/// A kind of line that views can be aligned on.
public protocol AlignmentID: SendableMetatype {
  /// Where the line stands in a view that doesn't say otherwise: points from its left or upper side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
