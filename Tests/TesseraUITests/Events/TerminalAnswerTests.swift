import Testing

@testable import TesseraUI

@Suite struct TerminalAnswerTests {
  private func answers(_ text: String) -> [TerminalAnswer] {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed(Decoding(text).bytes, into: &events)
    #expect(events.isEmpty)
    return decoder.takeAnswers()
  }

  @Test(arguments: [
    ("^]11;rgb:ffff/8080/0000\u{7}", RGB(0xFF8000)), ("^]11;rgb:1e1e/1e1e/2e2e^\\", RGB(0x1E1E2E)),
    ("^]11;rgb:f/8/0^\\", RGB(0xFF8800)), ("^]11;rgba:ff/00/ff/80^\\", RGB(0xFF00FF)),
    ("^]11;rgb:fff/800/000^\\", RGB(0xFF8000)),
  ])
  func theGroundIsTold(text: String, color: RGB) {
    #expect(answers(text) == [.background(color)])
  }

  @Test(arguments: [
    "^]11;rgb:ffff/ffff^\\", "^]11;rgb:ffff/ffff/fffff^\\", "^]11;rgb:ffff//ffff^\\", "^]11;rgb:gg/00/00^\\",
    "^]11;?^\\",
    "^]10;rgb:ffff/ffff/ffff^\\", "^P11;rgb:ff/ff/ff^\\", "^]11;rgb^\\", "^[0;5R", "^[5;0R", "^[?5;7R", "^[5R",
    "^[99999;1R",
  ])
  func whatIsNoAnswerIsSwallowed(text: String) { #expect(answers(text).isEmpty) }

  @Test func theCursorIsTold() {
    #expect(answers("^[12;40R") == [.cursor(CellPosition(column: 39, row: 11))])
  }

  @Test func answersAreBounded() {
    #expect(answers(String(repeating: "^[1;1R", count: 100)).count == InputDecoder.mostAnswers)
  }

  @Test(arguments: [
    (0x000000, ColorScheme.dark), (0x1E1E2E, .dark), (0x5C5C5C, .dark), (0xFDF6E3, .light), (0xFFFFFF, .light),
  ])
  func theGroundDecidesTheScheme(ground: Int, scheme: ColorScheme) {
    #expect(ColorScheme(ground: RGB(UInt32(ground))) == scheme)
  }
}
