#if !canImport(CoreGraphics)
  import struct Foundation.CGFloat
  import struct Foundation.CGPoint
  import struct Foundation.CGRect
  import struct Foundation.CGSize

  /// A map of the plane that leaves straight lines straight, as Core Graphics has it, where there is no Core Graphics.
  ///
  /// Layouts turn points with it. A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
  public struct CGAffineTransform: Equatable, Sendable {
    private var matrix: (a: Double, b: Double, c: Double, d: Double)
    private var shift: (x: Double, y: Double)

    /// The map that leaves everything in place.
    public static let identity = CGAffineTransform()

    /// Creates the map that leaves everything in place.
    public init() { self.init((1, 0, 0, 1), (0, 0)) }

    /// Creates a map of its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.init((a.native, b.native, c.native, d.native), (tx.native, ty.native))
    }

    /// Creates a turn around the origin, in radians; clockwise on a screen.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle.native), cos(angle.native))
      self.init((cosine, sine, -sine, cosine), (0, 0))
    }

    /// Creates a map that makes everything larger or smaller.
    public init(scaleX: CGFloat, y: CGFloat) { self.init((scaleX.native, 0, 0, y.native), (0, 0)) }

    /// Creates a map that moves everything, by points.
    public init(translationX: CGFloat, y: CGFloat) { self.init((1, 0, 0, 1), (translationX.native, y.native)) }

    private init(_ matrix: (a: Double, b: Double, c: Double, d: Double), _ shift: (x: Double, y: Double)) {
      self.matrix = matrix
      self.shift = shift
    }

    /// What x adds to x.
    public var a: CGFloat { CGFloat(matrix.a) }
    /// What x adds to y.
    public var b: CGFloat { CGFloat(matrix.b) }
    /// What y adds to x.
    public var c: CGFloat { CGFloat(matrix.c) }
    /// What y adds to y.
    public var d: CGFloat { CGFloat(matrix.d) }
    /// How far x moves.
    public var tx: CGFloat { CGFloat(shift.x) }
    /// How far y moves.
    public var ty: CGFloat { CGFloat(shift.y) }

    /// Whether it leaves everything in place.
    public var isIdentity: Bool { self == .identity }

    /// This map, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      let (left, right) = (matrix, other.matrix)
      return CGAffineTransform(
        (
          left.a * right.a + left.b * right.c, left.a * right.b + left.b * right.d,
          left.c * right.a + left.d * right.c, left.c * right.b + left.d * right.d
        ), other.map(shift.x, shift.y))
    }

    /// The map back; itself where there is none, as it makes everything flat.
    public func inverted() -> CGAffineTransform {
      let area = matrix.a * matrix.d - matrix.b * matrix.c
      guard area != 0 else { return self }
      let turned = CGAffineTransform(
        (matrix.d / area, -matrix.b / area, -matrix.c / area, matrix.a / area), (0, 0))
      let moved = turned.map(shift.x, shift.y)
      return CGAffineTransform(turned.matrix, (-moved.x, -moved.y))
    }

    /// A turn in radians, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// A change of size, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A move by points, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    fileprivate func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (matrix.a * x + matrix.c * y + shift.x, matrix.b * x + matrix.d * y + shift.y)
    }

    /// Whether both map everything alike.
    public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
      left.matrix == right.matrix && left.shift == right.shift
    }
  }

  extension CGPoint {
    /// Where a map takes the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      let place = transform.map(x.native, y.native)
      return CGPoint(x: place.x, y: place.y)
    }
  }

  extension CGSize {
    /// What a map makes of the way across the size; a move changes nothing.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      let (far, near) = (transform.map(width.native, height.native), transform.map(0, 0))
      return CGSize(width: far.x - near.x, height: far.y - near.y)
    }
  }

  extension CGRect {
    /// The smallest rectangle around what a map makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let box = Rect(self)
      let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
        .map { transform.map($0.0, $0.1) }
      let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
      let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
