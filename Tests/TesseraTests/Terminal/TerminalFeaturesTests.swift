import Testing

@testable import Tessera

@Suite struct TerminalFeaturesTests {
  @Test(arguments: [
    ("xterm", true), ("xterm-256color", true), ("tmux-256color", true), ("screen", true), ("foot", true),
    ("vte-256color", true), ("alacritty", true), ("linux", false), ("linux-16color", false), ("vt100", false),
    ("vt220", false), ("ansi", false), ("ansi-m", false), ("dumb", false), ("cons25", false), ("sun-color", false),
  ])
  func onlyTheFamilyOfXtermIsToldOfItsModes(term: String, expected: Bool) {
    let features = TerminalFeatures(term: term)
    #expect(features.reportsMouse == expected)
    #expect(features.marksPaste == expected)
    #expect(features.onBytes.isEmpty != expected)
    #expect(features.frameMarks(byteCount: 100_000).begin.isEmpty != expected)
  }

  @Test func whatIsSwitchedOnIsSwitchedOffInReverse() {
    let features = TerminalFeatures(term: "xterm")
    func numbers(_ bytes: [UInt8]) -> [Substring] {
      String(decoding: bytes, as: UTF8.self).split { "\u{1B}[?hl".contains($0) }
    }
    #expect(numbers(features.offBytes) == numbers(features.onBytes).reversed())
    #expect(features.offBytes.contains(UInt8(ascii: "l")) && !features.offBytes.contains(UInt8(ascii: "h")))
  }

  @Test func cutFrameIsEndedByTheMarkOfItsEnd() {
    let features = TerminalFeatures(term: "xterm")
    #expect(features.cutFrameBytes == features.frameMarks(byteCount: 100_000).end)
    #expect(TerminalFeatures(term: "vt100").cutFrameBytes.isEmpty)
  }

  @Test func mouseCanBeLeftToTheTerminal() {
    let features = TerminalFeatures(term: "xterm", mouse: .off)
    #expect(features.onBytes == Array("\u{1B}[?2004h".utf8))
    #expect(features.offBytes == Array("\u{1B}[?2004l".utf8))
  }

  @Test func shortFramesAreNotMarked() {
    #expect(TerminalFeatures(term: "xterm").frameMarks(byteCount: 600).begin.isEmpty)
  }
}
