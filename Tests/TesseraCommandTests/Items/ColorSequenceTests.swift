import Tessera
import Testing

@testable import TesseraCommand

struct ColorSequenceTests {
  @Test func ofALongLabelNoMoreIsLookedAtThanIsWanted() throws {
    let store = try ItemStore("one \u{1B}[31mred\u{1B}[32mgreen\nshort\n")
    #expect(store.styledLabel(of: 0, atMost: 6).bytes == Array("one \u{1B}[".utf8))
    store.shape.readsColors = true
    let cut = store.styledLabel(of: 0, atMost: 12)
    #expect(cut.bytes == Array("one red".utf8))
    #expect(cut.spans.map(\.range) == [4..<7])
    #expect(store.styledLabel(of: 1, atMost: 12).bytes == Array("short".utf8))
    store.shape.shownFields = FieldRanges("-1")
    #expect(store.styledLabel(of: 0, atMost: 3).bytes == Array("red".utf8))
  }

  private func label(_ text: String) -> StyledLabel {
    Array(text.utf8).withUnsafeBytes { ColorSequences.label(of: $0) }
  }

  private func style(_ text: String) -> LabelStyle? { label(text).spans.first?.style }

  @Test(
    "Whole sequences are left out of the label, what isn't whole stays",
    arguments: [
      ("a\u{1B}[31mb\u{1B}[0mc", "abc"), ("\u{1B}[2Ka", "a"), ("\u{1B}[1;31;4ma", "a"), ("\u{1B}]0;title\u{7}a", "a"),
      ("\u{1B}]8;;http://x\u{1B}\\a\u{1B}]8;;\u{1B}\\b", "ab"), ("\u{1B}(Ba", "a"), ("a\u{1B}[31", "a\u{1B}[31"),
      ("a\u{1B}", "a\u{1B}"), ("\u{1B}]0;x", "\u{1B}]0;x"), ("\u{1B}[3\u{1}1m", "\u{1B}[3\u{1}1m"), ("[31m", "[31m"),
      ("", ""),
      ("\u{1B}\u{1B}[1mx", "\u{1B}x"),
    ])
  func bytes(_ text: String, _ expected: String) {
    #expect(String(decoding: label(text).bytes, as: UTF8.self) == expected)
  }

  @Test(
    "SGR numbers have their meaning",
    arguments: [
      ("31", LabelStyle(foreground: .numbered(1))), ("95", LabelStyle(foreground: .numbered(13))),
      ("104", LabelStyle(background: .numbered(12))), ("1;3", LabelStyle(attributes: [.bold, .italic])),
      ("38;5;208", LabelStyle(foreground: .numbered(208))), ("48;2;1;2;3", LabelStyle(background: .rgb(RGB(0x010203)))),
      ("38:2::1:2:3", LabelStyle(foreground: .rgb(RGB(0x010203)))),
      ("38:2:1:2:3", LabelStyle(foreground: .rgb(RGB(0x010203)))),
      ("38:5:9;4", LabelStyle(foreground: .numbered(9), attributes: .underline)),
      ("31;38;5;300;4", LabelStyle(foreground: .numbered(1))),
      ("31;999", LabelStyle(foreground: .numbered(1))), ("31;38;2;1", LabelStyle(foreground: .numbered(1))),
    ])
  func styles(_ numbers: String, _ expected: LabelStyle) {
    #expect(style("\u{1B}[\(numbers)mx") == expected)
  }

  @Test("Styles end where they are taken back", arguments: ["0", "", "39", ";", "39;49"])
  func endings(_ numbers: String) {
    #expect(
      label("\u{1B}[32ma\u{1B}[\(numbers)mb").spans == [
        LabelSpan(range: 0..<1, style: LabelStyle(foreground: .numbered(2)))
      ])
  }

  @Test func fieldsOfAColouredItemKeepTheirColours() throws {
    let store = try ItemStore("\u{1B}[31ma:\u{1B}[32mbc\u{1B}[0m:d\n")
    store.shape.readsColors = true
    store.shape.delimiter = .text([0x3A])
    store.shape.shownFields = FieldRanges("3,2")
    #expect(store.labels == ["d:bc"])
    #expect(store.styledLabel(of: 0).spans == [LabelSpan(range: 2..<4, style: LabelStyle(foreground: .numbered(2)))])
    #expect(store.texts == ["\u{1B}[31ma:\u{1B}[32mbc\u{1B}[0m:d"])
    #expect(store.withAnswerBytes(of: 0, fields: FieldRanges("1")) { Array($0) } == [0x61])
  }

  @Test func manyUnfinishedStringsCostNoMoreThanTheirLength() {
    let text = String(repeating: "\u{1B}]", count: 200_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = label(text) }
    #expect(time < .seconds(5))
  }
}
