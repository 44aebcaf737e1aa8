import Testing

extension TerminalTests {
  /// Items of odd bytes: what is seen of them, and what comes out.
  @Suite struct Labels {
    /// An input, what a person sees of its items, and the item that Enter prints after a number of moves to the right.
    struct Case: CustomTestStringConvertible {
      let testDescription: String
      let input: [UInt8]
      let arguments: [String]
      let shown: [String]
      let moves: Int
      let output: [UInt8]

      init(
        _ name: String, _ input: String, _ arguments: [String] = [], shows shown: [String], moves: Int = 0,
        prints output: String
      ) {
        self.init(name, Array(input.utf8), arguments, shows: shown, moves: moves, prints: Array(output.utf8))
      }

      init(
        _ name: String, _ input: [UInt8], _ arguments: [String] = [], shows shown: [String], moves: Int = 0,
        prints output: [UInt8]
      ) {
        testDescription = name
        self.input = input
        self.arguments = arguments
        self.shown = shown
        self.moves = moves
        self.output = output
      }
    }

    static let cases: [Case] = [
      Case(
        "controls are signs", "\u{1}\u{7}\u{8}\u{B}\u{7F}\nb\n", shows: ["␁␇␈␋␡"],
        prints: "\u{1}\u{7}\u{8}\u{B}\u{7F}\n"),
      Case("a carriage return is kept and seen", "one\r\ntwo\r\n", shows: ["one", "two"], prints: "one\r\n"),
      Case(
        "line ends in items are signs", "a\nb\0c\rd\0", ["--read0", "--print0"], shows: ["a␊b", "c␍d"], moves: 1,
        prints: "c\rd\0"),
      Case(
        "odd file names can be told apart", "a\n\0a\0'a'\0", ["--read0", "--print0"], shows: ["a␊", "'a'"],
        prints: "a\n\0"),
      Case("a NUL is seen, and kept", "a\0b\nc\n", shows: ["a␀b"], prints: "a\0b\n"),
      Case(
        "blanks at the ends are kept", "  lead\ntrail  \n\ttab\nlast", shows: ["lead", "last"], moves: 1,
        prints: "trail  \n"),
      Case("a missing last line end loses nothing", "one\nlast", shows: ["one", "last"], moves: 1, prints: "last\n"),
      Case("a byte-order mark isn't seen, but kept", "\u{FEFF}one\ntwo\n", shows: ["1 one"], prints: "\u{FEFF}one\n"),
      Case(
        "an override turns nothing round", "a\u{202E}gpj.exe\nnext\n", shows: ["agpj.exe", "next"],
        prints: "a\u{202E}gpj.exe\n"),
      Case("tabs stay in their tile", "a\tb\nabc\td\n", shows: ["a b", "abc d"], prints: "a\tb\n"),
      Case(
        "bytes that are no characters are replaced on the screen alone",
        [0x62, 0xFF, 0xFE, 0x63, 0x0A, 0x78, 0xE4, 0xB8],
        shows: ["b\u{FFFD}\u{FFFD}c", "x\u{FFFD}"], moves: 1, prints: [0x78, 0xE4, 0xB8, 0x0A]),
      Case(
        "signs are drawn as they are", "「メモ」\n→ go\n✅ done\nﷺ\n", shows: ["「メモ」", "→ go", "✅ done", "ﷺ"],
        prints: "「メモ」\n"),
    ]

    @Test(arguments: cases) func `is seen and comes out`(_ row: Case) throws {
      let session = try Tessera.start(row.arguments, input: .bytes(row.input))
      for text in row.shown { try session.wait(forText: text) }
      #expect(session.screen.bellCount == 0)
      for _ in 0..<row.moves { try session.press(.right) }
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.output == row.output)
      try session.expectTerminalGivenBack()
    }
  }
}
