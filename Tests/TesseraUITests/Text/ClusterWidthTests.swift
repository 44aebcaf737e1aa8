import Testing

@testable import TesseraUI

struct ClusterWidthTests {
  static let clusters: [(source: String, columns: Int)] = [
    // Latin, Greek, Cyrillic and their marks.
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("ñ", 1), ("n\u{303}", 1), ("ü", 1), ("u\u{308}", 1), ("å", 1), ("ç", 1),
    ("ß", 1),
    ("ø", 1), ("ł", 1), ("ệ", 1), ("e\u{323}\u{302}", 1), ("q\u{303}", 1), ("x\u{336}", 1), ("ﬁ", 1), ("İ", 1),
    ("i\u{307}", 1),
    ("ω", 1), ("ά", 1), ("й", 1), ("и\u{306}", 1), ("ё", 1), ("ѣ", 1), ("z\u{301}\u{302}\u{303}\u{304}", 1),
    // Han, kana, full and half width.
    ("中", 2), ("文", 2), ("日", 2), ("語", 2), ("𠮷", 2), ("﨑", 2), ("々", 2), ("〇", 2), ("。", 2), ("、", 2), ("「", 2),
    ("」", 2),
    ("～", 2), ("・", 2), ("ー", 2), ("あ", 2), ("が", 2), ("か\u{3099}", 2), ("ぱ", 2), ("は\u{309A}", 2), ("あ\u{3099}", 4),
    ("ゞ", 2), ("ヴ", 2), ("ウ\u{3099}", 2), ("Ａ", 2), ("１", 2), ("｡", 1), ("ｶ", 1), ("ｶ\u{FF9E}", 2), ("ﾊ\u{FF9F}", 2),
    ("\u{3000}", 2),
    ("葛\u{E0100}", 2), ("辻\u{FE00}", 2),
    // Hangul.
    ("한", 2), ("글", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{1100}", 2), ("ㄱ", 2), ("ﾡ", 1),
    ("\u{1112}\u{119E}\u{11AB}", 2), ("각\u{11A8}", 2),
    // Emoji.
    ("😀", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("👩‍🚀", 2), ("👨🏿‍🦱", 2), ("🇪🇸", 2), ("🇯🇵", 2), ("\u{1F1EA}", 1), ("❤", 1),
    ("❤️", 1), ("❤️‍🔥", 1),
    ("✅", 2), ("⭐", 2), ("☎️", 1), ("✈️", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("1️⃣", 1), ("#️⃣", 1), ("🏳️‍🌈", 1), ("🏴‍☠️", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("🤷🏽‍♀️", 2), ("☝🏽", 1), ("🏽", 2), ("🕵️‍♂️", 1), ("🐈‍⬛", 2),
    ("©️", 1),
    // Thai, Lao.
    ("ก", 1), ("กิ", 1), ("ที่", 1), ("น้ำ", 2), ("ก็", 1), ("ເ", 1), ("ກໍ", 1),
    // Arabic, Hebrew.
    ("س", 1), ("بَ", 1), ("شّ", 1), ("لا", 2), ("ﷺ", 1), ("٣", 1), ("ש", 1), ("שׁ", 1), ("שָׁ", 1), ("בְּ", 1),
    // Scripts of India.
    ("क", 1), ("कि", 2), ("की", 2), ("कु", 1), ("क्ष", 2), ("क्षि", 3), ("स्त्री", 4), ("ക്‍", 1), ("நி", 2), ("கா", 2), ("ಕಿ", 1),
    ("శ్రీ", 2),
    // Signs.
    ("→", 1), ("±", 1), ("①", 1), ("㉈", 2), ("★", 1), ("…", 1), ("─", 1), ("█", 1), ("▀", 1), ("♥", 1), ("€", 1),
    ("℃", 1), ("䷀", 2),
    ("\u{E0B0}", 1), ("\u{F0001}", 1), ("\u{25CC}\u{301}", 1), ("\u{A0}", 1), ("¶", 1), ("␊", 1),
    // What can't be drawn.
    ("\u{7}", 1), ("\u{7F}", 1), ("\u{85}", 1), ("\u{9B}", 1), ("\u{378}", 1), ("\u{301}", 1), ("\u{200B}", 0),
    ("\u{202E}", 0),
    ("\u{600}", 1), ("\u{FFFF}", 1), ("\u{3099}", 2), ("\u{20E3}", 0),
  ]

  @Test("A cluster's width is what wcswidth gives for what is drawn of it", arguments: clusters)
  func width(of source: String, is columns: Int) throws {
    let library = try #require(LibraryWidth())
    let text = CleanText(source, lineBreaks: .mark)
    #expect(text.idealSize.columns == columns)
    #expect(library.columns(of: text.drawn) == columns)
    #expect(source.count <= 2)
  }

  @Test("The table has the clusters of all kinds")
  func tableIsLarge() { #expect(Self.clusters.count >= 150) }

  @Test("Tiles of the same width stay aligned, whatever stands in them")
  func padding() throws {
    let library = try #require(LibraryWidth())
    for cluster in Self.clusters {
      let text = CleanText(cluster.source + "xyz", lineBreaks: .mark)
      for columns in 1...6 {
        let line = try #require(text.truncated(columns: columns))
        let drawn = CleanText.string(text.glyphs(on: line))
        #expect(library.columns(of: drawn) == line.columns)
        #expect(line.columns <= columns)
      }
    }
  }
}
