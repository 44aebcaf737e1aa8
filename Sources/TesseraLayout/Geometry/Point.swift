import struct Foundation.CGPoint

/// A place in points, x to the right and y down. See ``Size`` for why it isn't a stored `CGPoint`.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(_ point: CGPoint) { self.init(x: point.x.native, y: point.y.native) }
}
