import Testing

@testable import TesseraCommand

@Suite struct QueryTextTests {
  @Test(
    arguments: [
      ("", "abc", "abc|"), ("ab", "\u{301}", "ab\u{301}|"), ("a", "b\nc", "ab c|"), ("a", "b\r\nc", "ab c|"),
      ("", "a\tb\u{7}\u{1B}c", "a bc|"), ("", "\u{9B}x\u{7F}", "x|"),
    ])
  func `typing and pasting put printable text in; a line's end becomes a space`(
    _ start: String, _ typed: String, _ result: String
  ) {
    var text = QueryText(start)
    text.insert(typed)
    #expect(text.before + "|" + text.after == result)
  }

  @Test func `a paste is cut at the longest text that is taken`() {
    var text = QueryText()
    text.insert(String(repeating: "é", count: QueryText.longest))
    #expect(text.text.utf8.count == QueryText.longest)
  }

  /// A step of editing.
  enum Step: String {
    case start, end, back, forward, wordBack, wordForward, deleteBack, deleteForward, deleteWordBack, deleteWordForward
    case deleteToStart, deleteToEnd

    func apply(to text: inout QueryText) {
      switch self {
      case .start: text.moveToStart()
      case .end: text.moveToEnd()
      case .back: text.moveBack()
      case .forward: text.moveForward()
      case .wordBack: text.moveWordBack()
      case .wordForward: text.moveWordForward()
      case .deleteBack: text.deleteBack()
      case .deleteForward: text.deleteForward()
      case .deleteWordBack: text.deleteWordBack()
      case .deleteWordForward: text.deleteWordForward()
      case .deleteToStart: text.deleteToStart()
      case .deleteToEnd: text.deleteToEnd()
      }
    }
  }

  @Test(
    arguments: [
      // A wide letter, a family of several characters, a letter and its mark.
      ("中a", [.back], "中|a"), ("中a", [.back, .deleteBack], "|a"), ("x👩‍👩‍👧", [.deleteBack], "x|"),
      ("e\u{301}", [.deleteBack], "|"), ("e\u{301}x", [.start, .deleteForward], "|x"), ("ab", [.start], "|ab"),
      ("ab", [.start, .end], "ab|"), ("ab", [.start, .forward], "a|b"), ("one two  ", [.deleteWordBack], "one |"),
      ("one", [.deleteWordBack], "|"), ("", [.deleteWordBack], "|"), ("  ", [.deleteWordBack], "|"),
      ("one two", [.wordBack], "one |two"), ("one two", [.wordBack, .wordForward], "one two|"),
      ("one two", [.start, .deleteWordForward], "| two"), ("ab", [.back, .deleteToStart], "|b"),
      ("ab", [.back, .deleteToEnd], "a|"), ("ab", [.end, .forward, .deleteForward], "ab|"), ("", [.back], "|"),
    ] as [(String, [Step], String)])
  func `editing never cuts a character`(_ start: String, _ steps: [Step], _ result: String) {
    var text = QueryText(start)
    for step in steps { step.apply(to: &text) }
    #expect(text.before + "|" + text.after == result)
  }
}
