import struct Foundation.CGFloat
import struct Foundation.CGRect

/// A rectangle in points. See ``Size`` for why it isn't a stored `CGRect`.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package static let zero = Rect(origin: .zero, size: .zero)

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x.native, y: rect.origin.y.native,
      width: rect.size.width.native, height: rect.size.height.native)
  }

  /// The rectangle with finite numbers only, see ``coordinate(_:)`` and ``length(_:)``.
  package var bounded: Rect {
    Rect(origin: Point(x: coordinate(origin.x), y: coordinate(origin.y)), size: size.bounded)
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var width: Double { size.width }
  package var height: Double { size.height }

  package var cgRect: CGRect {
    CGRect(x: CGFloat(origin.x), y: CGFloat(origin.y), width: CGFloat(size.width), height: CGFloat(size.height))
  }

  /// A rectangle that meets every other one.
  package static let everywhere = Rect(
    x: -longestLength, y: -longestLength, width: 2 * longestLength, height: 2 * longestLength)

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether both have a point in common, be it on an edge.
  package func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The rectangle with each edge moved inwards by a length; never smaller than nothing.
  package func inset(by insets: EdgeInsets) -> Rect {
    let left = insets.leadingPoints
    let top = insets.topPoints
    return Rect(
      x: minX + left, y: minY + top,
      width: max(0, width - left - insets.trailingPoints),
      height: max(0, height - top - insets.bottomPoints))
  }
}
