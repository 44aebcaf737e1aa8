import Testing

@testable import TesseraUI

struct CleanTextTests {
  @Test(
    "What is left of a source in Unicode",
    arguments: [
      ("plain", "plain"), ("café_été.txt", "café_été.txt"), ("文件.doc", "文件.doc"),
      ("e\u{301}tat", "\u{E9}tat"), ("a\u{302}\u{323}", "\u{E2}\u{323}"), ("a\u{323}\u{302}", "\u{1EAD}"),
      ("👩‍👩‍👧 fam", "👩 fam"), ("🇪🇸 es", "🇪🇸 es"), ("👍🏽 ok", "👍 ok"), ("❤️ x", "❤ x"), ("🏳️‍🌈", "🏳"), ("1️⃣ one", "1 one"),
      ("🏽 alone", "🏽 alone"), ("🏴\u{E0067}\u{E0062}\u{E007F}!", "🏴!"), ("👩🏽‍🚀x", "👩x"), ("🤷🏽‍♀️x", "🤷x"),
      ("「メモ」", "「メモ」"), ("→ go", "→ go"), ("✅ done", "✅ done"), ("ﷺ", "ﷺ"), ("±c", "±c"), ("\u{E0B0}", "\u{E0B0}"),
      ("a\u{200B}b", "ab"), ("a\u{200D}b\u{200C}c\u{2060}d\u{AD}e\u{34F}f", "abcdef"), ("\u{FEFF}one", "one"),
      ("a\u{202E}gpj.exe", "agpj.exe"), ("\u{202A}a\u{202B}b\u{202C}c\u{202D}d", "abcd"),
      ("\u{2066}a\u{2067}b\u{2068}c\u{2069}\u{200E}d\u{200F}e\u{61C}f", "abcdef"),
      ("a\tb", "a b"), ("abc\td", "abc d"), ("\ttab", " tab"), ("  lead", "  lead"), ("trail  ", "trail  "),
      ("\u{1}\u{7}\u{8}\u{B}\u{7F}", "␁␇␈␋␡"), ("a\0b", "a␀b"), ("\u{1B}[2J", "␛[2J"),
      ("\u{9B}2J\u{85}\u{80}", "\u{FFFD}2J\u{FFFD}\u{FFFD}"), ("\u{378}\u{FFFE}\u{10FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("one\r\ntwo\r\n", "one␍␊two␍␊"), ("a\nb", "a␊b"), ("c\rd", "c␍d"), ("a\u{2028}b\u{2029}c", "a␤b␤c"),
      ("é\r\né", "é␍␊é"), ("שלום", "שלום"), ("سلام 12", "سلام 12"), ("שָׁ", "שָׁ"),
      ("한글", "한글"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{1112}\u{1161}\u{11AB}\u{11AB}", "\u{D55C}\u{11AB}"),
      ("か\u{3099}", "\u{304C}"), ("は\u{309A}", "\u{3071}"), ("あ\u{3099}", "あ\u{309B}"), ("\u{309A}", "\u{309C}"),
      ("\u{301}a", "\u{25CC}\u{301}a"), ("\u{1}\u{301}", "␁\u{25CC}\u{301}"), ("\u{1161}", "\u{25CC}\u{1161}"),
      ("x\u{301}\u{302}\u{303}\u{304}\u{305}y", "x\u{301}\u{302}\u{303}y"), ("ก็ที่", "ก็ที่"), ("น้ำ", "น้ำ"),
      ("क्षि", "क्षि"), ("क\u{94D}\u{200D}ष", "क\u{94D}ष"), ("\u{D15}\u{D4D}\u{200D}\u{D3E}", "\u{D15}\u{D4D}\u{D3E}"),
      ("\u{600}1", "\u{FFFD}1"), ("", ""), ("\u{200D}", ""),
    ])
  func unicode(_ source: String, isDrawnAs expected: String) {
    #expect(CleanText(source, lineBreaks: .mark).drawn.codePoints == expected.codePoints)
  }

  @Test(
    "What is left of a source in ASCII",
    arguments: [
      ("plain \\ text", "plain \\ text"), ("é", #"\u{e9}"#), ("e\u{301}", #"\u{e9}"#), ("x\u{301}y", #"x\u{301}y"#),
      ("\u{301}", #"\u{301}"#), ("中", #"\u{4e2d}"#), ("👩‍👩‍👧!", #"\u{1f469}!"#), ("a\nb", "a^Jb"), ("\u{1B}[m", "^[[m"),
      ("\u{7F}\0", "^?^@"), ("\u{9B}2J", #"\u{9b}2J"#), ("a\u{A0}b\u{3000}c", "a b c"), ("a\tb", "a b"),
      ("a\u{202E}b", "ab"), ("a\u{2028}b", "a^Jb"), ("\u{378}", #"\u{378}"#), ("→ 1", #"\u{2192} 1"#),
    ])
  func ascii(_ source: String, isDrawnAs expected: String) {
    let text = CleanText(source, signs: .ascii, lineBreaks: .mark)
    #expect(text.drawn == expected)
    #expect(text.glyphs.allSatisfy { $0.base.isASCII && $0.isPlain })
    #expect(text.idealSize.columns == expected.count)
  }

  @Test(
    "Bytes that are no character are replaced by maximal subparts",
    arguments: [
      ([0x62, 0xFF, 0xFE, 0x63], "b\u{FFFD}\u{FFFD}c"), ([0xE4, 0xB8], "\u{FFFD}"), ([0xE4, 0xB8, 0x41], "\u{FFFD}A"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xE0, 0x80, 0xAF], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x98], "\u{FFFD}"), ([0xF0, 0x9F, 0x41], "\u{FFFD}A"), ([0x80], "\u{FFFD}"),
      ([0xF8, 0x88, 0x80, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xE4, 0xE4, 0xB8, 0xAD], "\u{FFFD}中"), ([0x9B, 0x32, 0x4A], "\u{FFFD}2J"),
      ([0xF1, 0x80, 0xE1, 0x80], "\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func invalid(_ bytes: [UInt8], isDrawnAs expected: String) {
    #expect(CleanText(utf8: bytes, lineBreaks: .mark).drawn == expected)
    let inASCII = CleanText(utf8: bytes, signs: .ascii, lineBreaks: .mark).drawn
    #expect(inASCII.filter { $0 == "?" }.count == expected.filter { $0 == "\u{FFFD}" }.count)
    #expect(
      String(decoding: bytes, as: UTF8.self).filter { $0 == "\u{FFFD}" }.count
        == expected.filter { $0 == "\u{FFFD}" }.count)
  }

  @Test("Bytes are replaced as the standard library does, over random sequences")
  func decodesAsTheStandardLibrary() {
    var generator = SeededGenerator(seed: 35)
    let interesting: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE4, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5,
      0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        interesting.randomElement(using: &generator) ?? 0
      }
      var characters = String.UnicodeScalarView()
      bytes.withUnsafeBufferPointer { buffer in
        var offset = 0
        while offset < buffer.count {
          let (character, length) = UTF8Decoding.character(in: buffer, at: offset, end: buffer.count)
          characters.append(character ?? "\u{FFFD}")
          offset += length
        }
      }
      #expect(Array(characters) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars), "\(bytes)")
    }
  }

  @Test(
    "A hard break starts a line where breaks are wanted",
    arguments: [
      ("", []), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]),
      ("a\n\rb", ["a", "", "b"]),
      ("é\r\né", ["é", "é"]), ("a\u{2028}b\u{2029}c", ["a", "b", "c"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
      ("a\u{B}b", ["a␋b"]), ("\r\r\n\n", ["", "", "", ""]), ("中\r\n", ["中", ""]),
    ])
  func hardBreaks(_ source: String, give lines: [String]) {
    let text = CleanText(source, lineBreaks: .break)
    #expect(text.picture(columns: 10) == lines)
    #expect(text.idealSize.rows == lines.count)
    #expect(text.idealSize == text.size(columns: 10))
  }

  @Test("Labels that differ only in a line's end or quotes are drawn differently")
  func oddNamesDiffer() {
    let drawn = ["a\n", "a", "'a'", "a\r", "a\0"].map { CleanText($0, lineBreaks: .mark).drawn }
    #expect(Set(drawn).count == drawn.count)
  }

  @Test("Clusters begin where Swift's characters begin")
  func clusters() {
    let source = "ae\u{301}🇪🇸क्षिन้ำ한x👩‍👩‍👧か\u{3099}あ\u{3099}z"
    let text = CleanText(source, lineBreaks: .mark, sourceOffsets: .keep)
    let starts = text.glyphs.indices.filter(text.startsCluster(at:))
    #expect(starts.count == source.count)
    let offsets = source.indices.map { source.utf8.distance(from: source.startIndex, to: $0) }
    #expect(starts.map(text.sourceOffset(ofGlyphAt:)) == offsets)
  }

  @Test("A source's offsets count the bytes, invalid ones too, and aren't stored unless asked for")
  func sourceOffsets() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x80, 0x8B, 0x62, 0xCC, 0x81, 0x63]
    let text = CleanText(utf8: bytes, lineBreaks: .mark, sourceOffsets: .keep)
    #expect(text.drawn == "a\u{FFFD}b\u{301}c")
    #expect(text.glyphs.indices.map(text.sourceOffset(ofGlyphAt:)) == [0, 1, 5, 8])
    #expect(text.sourceOffset(ofGlyphAt: 4) == nil)
    #expect(CleanText(utf8: bytes, lineBreaks: .mark).sourceOffset(ofGlyphAt: 0) == nil)
  }

  @Test("Bytes that aren't stored contiguously are cleaned alike")
  func lazyBytes() {
    let bytes = Array("naïve 文件".utf8)
    let reversed = Array(bytes.reversed())
    #expect(CleanText(utf8: reversed.reversed(), lineBreaks: .mark) == CleanText(utf8: bytes, lineBreaks: .mark))
    let cut = CleanText(utf8: reversed.reversed(), lineBreaks: .mark, maximumColumns: 3)
    #expect(cut == CleanText(utf8: bytes, lineBreaks: .mark, maximumColumns: 3))
  }

  @Test(
    "Cleaning stops at the most columns, between clusters, and says so",
    arguments: [
      ("abc", 3, "abc", false), ("abc", 2, "ab", true), ("abc", 0, "", true), ("abc", -1, "", true), ("", 0, "", false),
      ("a中b", 2, "a", true), ("a中b", 3, "a中", true), ("a中b", 4, "a中b", false), ("🇪🇸x", 1, "", true),
      ("🇪🇸x", 2, "🇪🇸", true),
      ("a\nb", 2, "a␊", true), ("e\u{301}", 1, "é", false), ("क्षि", 2, "", true),
    ])
  func stops(_ source: String, at columns: Int, leaving drawn: String, isCut: Bool) {
    let text = CleanText(source, lineBreaks: .mark, maximumColumns: columns)
    #expect(text.drawn == drawn)
    #expect(text.isCut == isCut)
  }
}
