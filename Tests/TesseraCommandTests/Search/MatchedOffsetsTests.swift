import Testing

@testable import TesseraCommand

@Suite("What is marked in a label")
struct MatchedOffsetsTests {
  /// The label with brackets around what is marked.
  private static func marked(_ query: String, _ label: [UInt8]) -> String {
    let search = ItemSearch()
    search.setQuery(query)
    var shown: [UInt8] = []
    var end = 0
    for range in label.withUnsafeBytes({ search.matchedOffsets(in: $0) }) {
      shown += label[end..<range.lowerBound] + [0x5B] + label[range] + [0x5D]
      end = range.upperBound
    }
    return String(decoding: shown + label[end...], as: UTF8.self)
  }

  @Test(
    "Matched letters are marked, neighbours together",
    arguments: [
      ("foo", "foobar", "[foo]bar"), ("fb", "foo bar", "[f]oo [b]ar"), ("'oo", "foo", "f[oo]"), ("^f", "foo", "[f]oo"),
      ("r$", "bar ", "ba[r] "), ("b f", "foo bar", "[f]oo [b]ar"), ("x | b", "abc", "a[b]c"), ("!x", "abc", "abc"),
      ("zz", "abc", "abc"), ("a zz", "abc", "abc"), ("", "abc", "abc"), ("oo", "x foo", "x f[oo]"),
      ("abc", "aabc", "a[abc]"), ("o", "fo bo", "f[o] bo"),
    ])
  func letters(query: String, label: String, expected: String) {
    #expect(Self.marked(query, Array(label.utf8)) == expected)
  }

  @Test(
    "Clusters are marked as a whole",
    arguments: [
      ("u", "u\u{308}x", "[u\u{308}]x"), ("ub", "U\u{308}ber", "[U\u{308}b]er"),
      ("각", "\u{1100}\u{1161}\u{11A8}a", "[\u{1100}\u{1161}\u{11A8}]a"), ("が", "か\u{3099}x", "[か\u{3099}]x"),
      ("👨", "👨‍👩‍👧 x", "[👨‍👩‍👧] x"), ("🇩", "🇩🇪", "[🇩🇪]"), ("k", "日本k", "日本[k]"),
    ])
  func clusters(query: String, label: String, expected: String) {
    #expect(Self.marked(query, Array(label.utf8)) == expected)
  }

  @Test("Ranges count bytes beside bytes that are no characters")
  func invalidBytes() {
    let search = ItemSearch()
    search.setQuery("ab")
    let label: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE3, 0x81]
    #expect(label.withUnsafeBytes { search.matchedOffsets(in: $0) } == [1..<2, 3..<4])
  }
}
