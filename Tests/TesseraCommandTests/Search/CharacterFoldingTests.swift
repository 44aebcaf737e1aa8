import Testing

@testable import TesseraCommand

@Suite("What letters meet")
struct CharacterFoldingTests {
  private static func matches(_ query: String, _ label: String, _ options: SearchOptions = SearchOptions()) -> Bool {
    var matcher = ItemMatcher(query: SearchQuery(query, options: options))
    return Array(label.utf8).withUnsafeBytes { matcher.match($0) != nil }
  }

  @Test(
    "Letters meet with and without accents, composed and decomposed, capital and small",
    arguments: [
      ("u", "ü"), ("ü", "u"), ("ü", "u\u{308}"), ("u\u{308}", "ü"), ("Ü", "Ü"), ("ü", "Ü"), ("uber", "Über"),
      ("strasse", "Strasse"), ("o", "ø"), ("lodz", "Łódź"), ("привет", "ПРИВЕТ"), ("ελλαδα", "Ελλάδα"),
      ("σ", "ς"), ("한", "\u{1112}\u{1161}\u{11AB}"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("が", "か\u{3099}"),
      ("か\u{3099}", "が"), ("日本", "日本語"), ("'e\u{301}t", "été"), ("^é", "école"), ("é$", "cafe\u{301}"),
      ("ẹ", "e\u{323}\u{301}"), ("i", "İ"), ("ﬁ", "ﬁ"), ("👍", "👍🏽"), ("ς", "σ"), ("k", "\u{212A}"),
      ("Ａ", "A1"), ("ａ", "A1"), ("a", "Ａ１"), ("1", "Ａ１"), ("Ａ１", "a1 A1"),
      ("ss", "straße"), ("'strasse$", "Straße"), ("ß", "STRASSE"), ("'straße", "strasse"), ("ss", "STRAẞE"),
      ("^fi", "ﬁn"), ("'ffix", "ﬃx"), ("ﬁ", "file"), ("'aether", "Æther"), ("oe", "œuvre"), ("Œ", "ŒUVRE"),
    ])
  func meet(query: String, label: String) { #expect(Self.matches(query, label)) }

  @Test(
    "Others don't meet",
    arguments: [
      ("한", "하"), ("하", "한"), ("か", "が"), ("か", "か\u{3099}"), ("ab", "ba"), ("Ü", "ü"), ("日", "本"), ("\u{FFFD}", "a"),
      ("é", "a"), ("ä", "b"),
    ])
  func differ(query: String, label: String) { #expect(!Self.matches(query, label)) }

  @Test("Under --literal accents count, however they are written")
  func literal() {
    let options = SearchOptions(accents: .kept)
    #expect(!Self.matches("u", "ü", options))
    #expect(!Self.matches("u", "u\u{308}", options))
    #expect(!Self.matches("ü", "u", options))
    #expect(!Self.matches("ss", "ß", options))
    #expect(Self.matches("ß", "ẞ", options))
    #expect(Self.matches("ü", "u\u{308}", options))
    #expect(Self.matches("u\u{308}", "Ü", options))
  }

  @Test("Bytes that are no characters match nothing that can be typed, and don't hide what stands beside them")
  func invalidBytes() {
    var matcher = ItemMatcher(query: SearchQuery("ab"))
    #expect(([0x61, 0xFF, 0xC3, 0x62] as [UInt8]).withUnsafeBytes { matcher.match($0) != nil })
    matcher.query = SearchQuery("\u{FFFD}")
    #expect(([0xFF, 0xC3, 0xED, 0xA0, 0x80] as [UInt8]).withUnsafeBytes { matcher.match($0) == nil })
  }
}
