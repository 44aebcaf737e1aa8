import Tessera
import Testing

@testable import TesseraCommand

/// What is shown of the output of a command.
@MainActor
@Suite struct PreviewTextTests {
  private static func lines(_ text: String, columns: Int = 20, rows: Int = 10) -> [PreviewText.Line] {
    PreviewText(bytes: Array(text.utf8)).lines(columns: columns, rows: rows, signs: .unicode)
  }

  private static func plain(_ line: PreviewText.Line) -> String {
    String(String.UnicodeScalarView(line.text.glyphs.map(\.base)))
  }

  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\n", ["one"]), ("one\n\ntwo", ["one", " ", "two"]), ("\r\na\r\n", [" ", "a"]),
    ("a\tb", ["a       b"]), ("中\tb", ["中       b"]), ("\u{1B}[31m\tb", ["        b"]),
    ("12345678\tb", ["12345678        b"]),
    ("\u{7}\u{1B}]2;owned\u{7}x\u{1B}[2J", ["␇x"]), ("\u{1B}[1", ["␛[1"]),
  ])
  func `lines are cleaned, tabs go on to multiples of eight`(_ text: String, _ expected: [String]) {
    #expect(Self.lines(text).map(Self.plain) == expected)
  }

  @Test func `colours go on over lines and tabs, and end where they end`() {
    let lines = Self.lines("a\u{1B}[31mb\n\tc\u{1B}[md")
    #expect(lines.map { $0.runs.map(\.glyphs) } == [[1..<2], [0..<9]])
    #expect(lines[0].runs[0].paint == Paint(.numbered(1)) && lines[0].runs[0].paint != nil)
  }

  @Test func `lines further down keep the colours that began above`() {
    let text = PreviewText(bytes: Array("a\n\u{1B}[31mb\nc\u{1B}[m\nd".utf8))
    let lines = text.lines(from: 2, columns: 20, rows: 1, signs: .unicode)
    #expect(lines.map(Self.plain) == ["c"] && lines.first?.runs.count == 1)
    #expect(text.lines(from: 4, columns: 20, rows: 9, signs: .unicode).isEmpty)
  }

  @Test func `no more is looked at than can be seen`() {
    let endless = String(repeating: "y\n", count: 500_000)
    #expect(Self.lines(endless, rows: 7).count == 7)
    let long = Self.lines(String(repeating: "x", count: 1_000_000))
    #expect(long.count == 1 && long[0].text.isCut && long[0].text.glyphs.count <= 21)
    #expect(Self.lines("a\nb", rows: 0).isEmpty)
  }

  @Test func `bytes that are no text are shown as signs`() {
    let lines = PreviewText(bytes: [0x61, 0xFF, 0x00, 0x0A, 0xC3]).lines(columns: 9, rows: 9, signs: .unicode)
    #expect(lines.map(Self.plain) == ["a\u{FFFD}␀", "\u{FFFD}"])
  }
}
