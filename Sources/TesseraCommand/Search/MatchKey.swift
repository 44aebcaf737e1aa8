/// A match in eight bytes, which are less the earlier it is shown.
struct MatchKey: Comparable {
  /// From the highest bit: 16 bits of score, inverted; 16 of length; 32 of the item's place.
  let bits: UInt64

  /// A match by its score and length, each of which counts up to 65,535; of items beyond four billion the place wraps.
  init(score: Int32, length: Int, item: Int) {
    let worse = UInt64(UInt16.max - UInt16(clamping: score))
    bits = worse << 48 | UInt64(UInt16(clamping: length)) << 32 | UInt64(UInt32(truncatingIfNeeded: item))
  }

  /// The place of the item among all.
  var item: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  static func < (first: MatchKey, second: MatchKey) -> Bool { first.bits < second.bits }
}
