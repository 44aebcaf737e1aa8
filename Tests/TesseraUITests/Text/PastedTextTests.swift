import Testing
import TesseraUI

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("one\ntwo", "one two"), ("one\r\n\r\ntwo\n", "one two"), ("\n\n x", " x"), ("a\tb", "a b"),
    ("a\u{1B}[31mb", "a[31mb"),
    ("a\u{202E}b\u{2066}c", "abc"), ("a\u{85}b\u{2028}c", "a b c"), ("\u{7}\u{0}\u{7F}", ""), ("中 é", "中 é"),
  ])
  func oneLineOfPrintableTextIsLeft(pasted: String, line: String) {
    #expect(PastedText.line(Array(pasted.utf8)) == line)
  }

  @Test func brokenBytesAreShown() { #expect(PastedText.line([0x61, 0xFF, 0x62]) == "a\u{FFFD}b") }
}
