import TesseraLayout
import Testing

@testable import TesseraUI

struct TextLinesTests {
  @Test(
    "Lines break at words, at hard breaks, and between clusters where a word is too long",
    arguments: [
      ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
      ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
      ("one  two", 4, ["one", "two"]), ("one two ", 3, ["one", "two"]), ("abcdef", 4, ["abcd", "ef"]),
      ("a abcdef", 4, ["a", "abcd", "ef"]), ("abcdef gh", 4, ["abcd", "ef", "gh"]), ("  lead", 6, ["  lead"]),
      ("  leading", 5, ["  lea", "ding"]), ("trail  ", 7, ["trail  "]), ("trail  ", 6, ["trail "]),
      ("trail  ", 5, ["trail"]),
      ("    ", 2, ["  "]), ("    ab", 2, ["  ", "ab"]), ("well-known", 6, ["well-", "known"]),
      ("a/bc/def", 5, ["a/bc/", "def"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]), ("one\ntwo three", 5, ["one", "two", "three"]),
      ("a\n\nb", 1, ["a", "", "b"]),
      ("日本語テキスト", 6, ["日本語", "テキス", "ト"]), ("日本語テキスト", 7, ["日本語", "テキス", "ト"]),
      ("日本語。です", 6, ["日本", "語。で", "す"]), ("「メモ」です", 6, ["「メ", "モ」で", "す"]), ("한국어 텍스트", 6, ["한국어", "텍스트"]),
      ("中a文", 2, ["中", "a", "文"]), ("中a文", 1, ["\u{FFFD}", "a", "\u{FFFD}"]), ("中 ", 1, ["\u{FFFD}"]),
      ("中 中", 1, ["\u{FFFD}", "\u{FFFD}"]),
      ("🇪🇸🇫🇷", 2, ["🇪🇸", "🇫🇷"]), ("🇪🇸🇫🇷", 3, ["🇪🇸", "🇫🇷"]), ("x\u{301}x\u{301}x", 2, ["x\u{301}x\u{301}", "x"]),
      ("क्षिक्षि", 4, ["क्षि", "क्षि"]),
      ("", 5, []), ("abc", 0, []), ("abc", -3, []), ("שלום עולם", 5, ["שלום", "עולם"]),
    ])
  func wrapping(_ source: String, in columns: Int, gives lines: [String]) {
    let text = CleanText(source, lineBreaks: .break)
    #expect(text.picture(columns: columns) == lines)
  }

  @Test(
    "A limit ends the last line in an ellipsis, cut between clusters, with one padding cell at most",
    arguments: [
      ("one two three", 7, 1, ["one tw…"]), ("one two three", 5, 1, ["one…"]),
      ("one two three", 5, 2, ["one", "two…"]),
      ("one two three", 5, 3, ["one", "two", "three"]), ("one two", 7, 1, ["one two"]),
      ("one two  ", 7, 1, ["one two"]),
      ("one\ntwo", 7, 1, ["one…"]), ("one\ntwo", 3, 1, ["on…"]), ("one\n", 9, 1, ["one…"]),
      ("one\n\ntwo", 9, 2, ["one", "…"]),
      ("日本語テキスト", 5, 1, ["日本…"]), ("日本語テキスト", 6, 1, ["日本…"]), ("日本語テキスト", 7, 1, ["日本語…"]), ("日本語テキスト", 2, 1, ["…"]),
      ("日本語テキスト", 1, 1, ["…"]), ("中", 1, 1, ["\u{FFFD}"]), ("中 ", 1, 1, ["\u{FFFD}"]), ("abc", 1, 1, ["…"]),
      ("a🇪🇸b", 3, 1, ["a…"]), ("a🇪🇸🇪🇸", 4, 1, ["a🇪🇸…"]),
      ("x👩‍👩‍👧👩‍👩‍👧", 4, 1, ["x👩…"]), ("e\u{301}te\u{301}s", 3, 1, ["ét…"]), ("क्षिक्षि", 3, 1, ["…"]), ("abc", 3, 0, []),
      ("abc", 2, -1, []),
      ("中文", 1, 2, ["\u{FFFD}", "\u{FFFD}"]), ("中\n文", 1, 1, ["…"]), ("abcdef", 3, 2, ["abc", "def"]),
      ("abcdefg", 3, 2, ["abc", "de…"]),
    ])
  func limit(_ source: String, in columns: Int, to limit: Int, gives lines: [String]) {
    let text = CleanText(source, lineBreaks: .break)
    #expect(text.picture(columns: columns, limit: limit).map(\.codePoints) == cleaned(lines).map(\.codePoints))
  }

  // The expected lines as they are cleaned.
  private func cleaned(_ lines: [String]) -> [String] { lines.map { CleanText($0, lineBreaks: .mark).drawn } }

  @Test(
    "The ellipsis is two dots in ASCII, one where there is one column",
    arguments: [
      ("abcdef", 5, "abc.."), ("abcdef", 3, "a.."), ("abcdef", 2, ".."), ("abcdef", 1, "."), ("aé", 6, "a.."),
      ("ab é", 7, "ab.."),
      ("aéb", 7, "a.."), ("éa", 6, ".."), ("abcdef", 6, "abcdef"),
    ])
  func asciiEllipsis(_ source: String, in columns: Int, gives line: String) {
    let text = CleanText(source, signs: .ascii, lineBreaks: .mark)
    #expect(text.truncated(columns: columns).map { CleanText.string(text.glyphs(on: $0)) } == line)
  }

  @Test("A text that was cut in cleaning ends in an ellipsis, whatever room there is")
  func cutText() {
    let text = CleanText("one two three", lineBreaks: .mark, maximumColumns: 8)
    #expect(text.picture(columns: 80) == ["one two…"])
    #expect(text.picture(columns: 4) == ["one", "two…"])
    #expect(text.picture(columns: 3) == ["one", "tw…"])
    #expect(text.idealSize == CellSize(columns: 8, rows: 1))
    #expect(CleanText("abc", lineBreaks: .mark, maximumColumns: 0).picture(columns: 5) == ["…"])
    #expect(CleanText("中文", lineBreaks: .mark, maximumColumns: 2).picture(columns: 1) == ["\u{FFFD}", "…"])
    #expect(CleanText("a\n\n\n", lineBreaks: .break, maximumColumns: 2).picture(columns: 9) == ["a", "…"])
  }

  @Test("The size is that of the lines that are drawn, and the ideal size that without wrapping")
  func size() {
    let text = CleanText("one two\n日本語", lineBreaks: .break)
    #expect(text.idealSize == CellSize(columns: 7, rows: 2))
    #expect(text.size(columns: 6) == CellSize(columns: 6, rows: 3))
    #expect(text.size(columns: 3) == CellSize(columns: 3, rows: 5))
    #expect(text.size(columns: 5, limit: 1) == CellSize(columns: 4, rows: 1))
    #expect(text.size(columns: 0) == CellSize(columns: 0, rows: 0))
    #expect(CleanText.empty.idealSize == CellSize(columns: 0, rows: 0))
  }
}
