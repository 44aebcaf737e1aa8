import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A size in points, as layouts compute with it.
///
/// The public interface speaks `CGSize`. Stored values don't: one stored or compared `CGSize` links all of
/// Foundation into a static program, 58 MB instead of 7.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package static let zero = Size(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) { self.init(width: size.width.native, height: size.height.native) }

  /// The size without anything that isn't a length: NaN and negative numbers count as zero, infinity stays.
  package var sanitized: Size { Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }

  /// The size with nothing but lengths: infinity is cut to ``longestLength`` as well.
  package var bounded: Size { Size(width: length(width), height: length(height)) }

  package var cgSize: CGSize {
    @inline(__always) get { CGSize(width: CGFloat(width), height: CGFloat(height)) }
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
