/// Extends ranges of bytes to whole grapheme clusters.
enum ClusterRanges {
  /// The clusters that any of the ranges touches, ascending, neighbours joined.
  ///
  /// Linear to the text; a byte that is no character is a cluster of its own.
  static func covering(_ ranges: [Range<Int>], in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    guard let end = ranges.map(\.upperBound).max() else { return [] }
    var wanted = ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
    var covered: [Range<Int>] = []
    for cluster in clusters(of: bytes, reaching: end) {
      while let next = wanted.first, next.upperBound <= cluster.lowerBound { wanted.removeFirst() }
      guard let next = wanted.first, next.lowerBound < cluster.upperBound else { continue }
      if let last = covered.last, last.upperBound == cluster.lowerBound {
        covered[covered.count - 1] = last.lowerBound..<cluster.upperBound
      } else {
        covered.append(cluster)
      }
    }
    return covered
  }

  /// The clusters of a text up to the one that holds the byte before `end`.
  private static func clusters(of bytes: UnsafeRawBufferPointer, reaching end: Int) -> [Range<Int>] {
    var scalars = String.UnicodeScalarView()
    var starts: [Int] = []
    var offset = 0
    // A cluster may reach further than its first character.
    let most = min(bytes.count, end + longestTail)
    while offset < most {
      let (unit, length) = UTF8Reader.unit(at: offset, in: bytes)
      scalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
      starts.append(offset)
      offset += length
    }
    starts.append(offset)
    var clusters: [Range<Int>] = []
    var index = 0
    for character in String(scalars) {
      let next = index + character.unicodeScalars.count
      clusters.append(starts[index]..<starts[next])
      index = next
    }
    return clusters
  }

  /// How many bytes behind the last match are looked at for the end of its cluster.
  private static let longestTail = 1 << 10
}
