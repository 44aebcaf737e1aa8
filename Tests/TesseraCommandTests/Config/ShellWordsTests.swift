import Testing

@testable import TesseraCommand

struct ShellWordsTests {
  private func words(_ text: String, _ comments: ShellWords.Comments = .allowed) throws(ShellWords.Unfinished)
    -> [String]
  {
    try ShellWords.words(of: Array(text.utf8), comments: comments).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    "Words are quoted as in a shell",
    arguments: [
      ("", []), ("  a\tb\n c ", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a'b c'd", ["ab cd"]),
      ("'' \"\"", ["", ""]),
      ("a\\ b", ["a b"]), ("'a\\b'", ["a\\b"]), ("\"a\\\"b\\$c\\\\d\\e\"", ["a\"b$c\\d\\e"]), ("a\\\nb", ["ab"]),
      ("\\\n a", ["a"]),
      ("\"a\\\nb\"", ["ab"]), ("'a\nb'", ["a\nb"]), ("a # b\nc", ["a", "c"]), ("a#b '#c' \\#d", ["a#b", "#c", "#d"]),
      ("#", []), ("$HOME", ["$HOME"]),
    ])
  func splitting(_ text: String, _ expected: [String]) throws {
    #expect(try words(text) == expected)
  }

  @Test func aVariableHasNoComments() throws { #expect(try words("a #b", .none) == ["a", "#b"]) }

  @Test(
    "A quotation that isn't ended is told with its line",
    arguments: [("'a", 1), ("a\n\"b\nc", 2), ("a\n\nb\\", 3), ("\"\\", 1)])
  func unfinished(_ text: String, _ line: Int) {
    #expect(throws: ShellWords.Unfinished(line: line)) {
      try ShellWords.words(of: Array(text.utf8), comments: .allowed)
    }
  }

  @Test func wordsKnowTheirLines() throws {
    let words = try ShellWords.words(of: Array("a\n# c\n'b\n' c".utf8), comments: .allowed)
    #expect(words.map(\.line) == [1, 3, 4])
  }
}
