/// The matches of a query in the order in which they are shown: the places of their items.
///
/// Eight bytes a match. A value: it stays as it is while the search goes on.
struct RankedMatches: RandomAccessCollection {
  /// One key a match, ascending: score, length, place.
  let keys: [MatchKey]

  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }

  /// The place among all items of the match at a rank, the best one's being 0.
  subscript(rank: Int) -> Int { keys[rank].item }
}

/// A match in eight bytes, which are less the earlier it is shown.
struct MatchKey: Comparable {
  /// From the highest bit: 16 bits of score, inverted; 16 of length; 32 of the item's place.
  let bits: UInt64

  /// A match by its score and length, each of which counts up to 65,535.
  init(score: Int32, length: Int, item: Int) {
    let worse = UInt64(UInt16.max - UInt16(clamping: score))
    bits = worse << 48 | UInt64(UInt16(clamping: length)) << 32 | UInt64(UInt32(truncatingIfNeeded: item))
  }

  /// The place of the item among all.
  var item: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  static func < (first: MatchKey, second: MatchKey) -> Bool { first.bits < second.bits }
}
