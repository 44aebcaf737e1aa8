/// A set of items by their index: a bit each, so that a million items take 125 KB and are asked in no time.
struct ItemBits {
  private var words: [UInt64] = []

  /// Whether an item is in the set.
  func contains(_ item: Int) -> Bool {
    let word = item >> 6
    return word < words.count && words[word] & (1 << UInt64(item & 63)) != 0
  }

  /// Puts an item in.
  mutating func insert(_ item: Int) {
    let word = item >> 6
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(item & 63)
  }

  /// Takes an item out.
  mutating func remove(_ item: Int) {
    let word = item >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(item & 63)) }
  }
}
