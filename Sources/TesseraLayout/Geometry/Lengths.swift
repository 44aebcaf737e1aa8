/// The largest length that layouts compute with, in points.
///
/// Longer and infinite ones are cut to it, so that sums and products of lengths stay finite.
package let longestLength = 1e15

/// A length as layouts want it: NaN and negative numbers count as zero, longer than ``longestLength`` as that.
package func length(_ value: Double) -> Double { value > 0 ? min(value, longestLength) : 0 }

/// A coordinate as frames want it: NaN counts as zero, further than ``longestLength`` from zero as that.
package func coordinate(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, -longestLength), longestLength)
}

extension Int {
  /// The number rounded down, cut to what an `Int` holds; NaN counts as zero.
  package init(flooring value: Double) {
    let floored = value.rounded(.down)
    // 2^60 is further than any screen, and so far from where numbers end that edges can be doubled and added.
    if floored >= 0x1p60 {
      self = 1 << 60
    } else if floored <= -0x1p60 {
      self = -(1 << 60)
    } else {
      self = floored.isNaN ? 0 : Int(floored)
    }
  }
}
