import TesseraLayout

/// The outline of a shape that fills its frame, good enough to decide for a half row of a column whether it is inside.
package enum Outline: Hashable, Sendable {
  case rectangle
  case rounded(radius: Double)
  case capsule
  /// The largest circle.
  case ellipse
  /// An ellipse as large as the frame.
  case oval

  /// Whether a point lies inside, in points from the frame's top left.
  package func contains(x: Double, y: Double, in size: Size) -> Bool {
    switch self {
    case .rectangle: return true
    case .rounded(let radius): return Self.contains(x, y, size, radius: radius)
    case .capsule: return Self.contains(x, y, size, radius: .infinity)
    case .ellipse, .oval:
      let horizontal = (x - size.width / 2) / max(size.width / 2, 0.001)
      let vertical = (y - size.height / 2) / max(size.height / 2, 0.001)
      return horizontal * horizontal + vertical * vertical <= 1
    }
  }

  /// The radius of its corners in points; 0 for square ones, nil where it is round all along.
  package func cornerRadius(in size: Size) -> Double? {
    switch self {
    case .rectangle: 0
    case .rounded(let radius): min(radius, size.width / 2, size.height / 2)
    case .capsule: min(size.width / 2, size.height / 2)
    case .ellipse, .oval: nil
    }
  }

  private static func contains(_ x: Double, _ y: Double, _ size: Size, radius: Double) -> Bool {
    let radius = min(radius, size.width / 2, size.height / 2)
    let across = max(radius - x, x - (size.width - radius), 0)
    let down = max(radius - y, y - (size.height - radius), 0)
    return across * across + down * down <= radius * radius
  }
}
