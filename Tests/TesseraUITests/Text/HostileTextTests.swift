import Testing

@testable import TesseraUI

/// Sources that are meant to break a cleaner, or just too long.
struct HostileTextTests {
  @Test("A label of ten million letters costs what is seen of it")
  func hugeLabel() {
    let bytes = [UInt8](repeating: 0x61, count: 10_000_000)
    let clock = ContinuousClock()
    var text = CleanText.empty
    let duration = clock.measure { text = CleanText(utf8: bytes, lineBreaks: .mark, maximumColumns: 80) }
    #expect(text.glyphs.count == 80)
    #expect(text.isCut)
    #expect(text.picture(columns: 5, limit: 1) == ["aaaa…"])
    #expect(duration < .milliseconds(20))
  }

  @Test(
    "Endless invisible characters, marks and line ends are not read to their end",
    arguments: [
      (String(repeating: "\u{200B}", count: 1_000_000), 0), (String(repeating: "\u{301}", count: 1_000_000), 1),
      ("a" + String(repeating: "\u{301}", count: 1_000_000), 1), (String(repeating: "\u{202E}", count: 1_000_000), 0),
      ("👩" + String(repeating: "\u{200D}👩", count: 300_000), 1),
    ])
  func endless(_ source: String, leaves glyphs: Int) {
    let clock = ContinuousClock()
    var text = CleanText.empty
    let duration = clock.measure { text = CleanText(source, lineBreaks: .mark, maximumColumns: 80) }
    #expect(text.glyphs.count == glyphs)
    #expect(text.isCut)
    #expect(duration < .milliseconds(100))
    // The last character before the end of reading is whole.
    #expect(!text.glyphs.contains { $0.base == "\u{FFFD}" })
  }

  @Test("A million line ends give as many lines, and no more than the most columns where there is a limit")
  func lineEnds() {
    let source = String(repeating: "\n", count: 1_000_000)
    #expect(CleanText(source, lineBreaks: .break).lines(columns: 3).count == 1_000_001)
    let cut = CleanText(source, lineBreaks: .break, maximumColumns: 50)
    #expect(cut.idealSize.rows == 51)
    #expect(cut.isCut)
    #expect(CleanText(source, lineBreaks: .mark, maximumColumns: 50).glyphs.count == 50)
  }

  @Test("A letter with a thousand marks is one cluster with three of them")
  func thousandMarks() {
    let text = CleanText("q" + String(repeating: "\u{35B}", count: 1_000) + "x", lineBreaks: .mark)
    #expect(text.glyphs.count == 2)
    #expect(text.glyphs.first?.marks.count == 3)
    #expect(text.idealSize.columns == 2)
  }

  @Test("A cluster wider than the line is cut between glyphs, and nothing of it is lost")
  func wideCluster() {
    let source = "क" + String(repeating: "\u{94D}ष", count: 50)
    let text = CleanText(source, lineBreaks: .mark)
    #expect(source.count == 1)
    #expect(text.picture(columns: 7).joined().codePoints == text.drawn.codePoints)
    #expect(text.picture(columns: 7, limit: 1) == ["…"])
  }

  @Test(
    "Nothing that a terminal would obey is left",
    arguments: [
      "\u{1B}]0;title\u{7}", "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}[6n", "\u{9B}2J",
      "\u{9D}0;x\u{9C}",
      "\r", "\n", "\t", "\u{8}", "\0", "\u{7F}", "\u{E}", "\u{202E}", "\u{2067}", "\u{200F}", "\u{2028}", "\u{85}",
      "\u{1B}P\u{90}",
    ])
  func escapes(_ source: String) {
    for signs in [SignSet.unicode, .ascii] {
      for lineBreaks in [LineBreakPolicy.break, .mark] {
        let text = CleanText("a" + source + "b", signs: signs, lineBreaks: lineBreaks)
        let scalars = text.drawn.unicodeScalars
        #expect(scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        #expect(scalars.allSatisfy { CellWidth.columns(of: $0) != nil })
        #expect(text.drawn.hasPrefix("a") && text.drawn.hasSuffix("b"))
      }
    }
  }

  @Test("Every single byte, and every pair, is cleaned into printable glyphs")
  func allPairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = CleanText(utf8: [first, second], lineBreaks: .mark)
        let isPrintable = text.glyphs.allSatisfy { CellWidth.columns(of: $0.base) == $0.columns }
        #expect(isPrintable, "\(first) \(second)")
      }
    }
  }

  @Test("Extreme numbers of columns and lines get an answer")
  func extremes() {
    let text = CleanText("one 日本語 two", lineBreaks: .break)
    for columns in [Int.min, -1, 0, 1, 2, .max - 1, .max] {
      for limit in [Int.min, -1, 0, 1, 2, .max, nil] {
        let size = text.size(columns: columns, limit: limit)
        #expect(size.columns <= max(0, columns))
        #expect(limit.map { size.rows <= max(0, $0) } ?? true)
      }
    }
    #expect(CleanText("abc", lineBreaks: .mark, maximumColumns: .min).isCut)
    #expect(!CleanText("abc", lineBreaks: .mark, maximumColumns: .max).isCut)
  }
}
