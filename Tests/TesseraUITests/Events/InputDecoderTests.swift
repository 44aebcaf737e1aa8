import Testing

@testable import TesseraUI

@Suite struct InputDecoderTests {
  @Test(arguments: Decoding.all) func everySequenceHasItsMeaning(_ row: Decoding) {
    #expect(decode([row.bytes]) == row.events)
  }

  @Test(arguments: Decoding.all) func whereAReadEndsChangesNothing(_ row: Decoding) {
    for cut in 0...row.bytes.count {
      #expect(decode([Array(row.bytes[..<cut]), Array(row.bytes[cut...])]) == row.events, "cut at \(cut)")
    }
    #expect(decode(row.bytes.map { [$0] }) == row.events, "byte by byte")
  }

  @Test func sequencesInOneReadDontDisturbEachOther() {
    // What ends by a pause in the table would end by the next row here.
    let rows = Decoding.all.filter { row in
      var decoder = InputDecoder()
      var events: [Event] = []
      decoder.feed(row.bytes, into: &events)
      return !decoder.isWaiting
    }
    #expect(rows.count > 80)
    #expect(decode([rows.flatMap(\.bytes)]) == rows.flatMap(\.events))
  }

  @Test func bothWaysToFeedAgree() {
    for row in Decoding.all {
      var decoder = InputDecoder()
      var events: [Event] = []
      row.bytes.withUnsafeBytes { decoder.feed($0, into: &events) }
      decoder.flush(into: &events)
      #expect(events == row.events)
    }
  }

  @Test func theOldCodingOfAReleaseMeansTheButtonThatWentDown() {
    #expect(decode("^[M!!!", "^[M#!!") == [.mouse(.press(button: 1), 0, 0), .mouse(.release(button: 1), 0, 0)])
  }

  @Test func aLongPasteIsKeptUpToTheLimitAndSwallowedBeyond() {
    let limit = InputDecoder.longestPaste
    let bytes = Array("\u{1B}[200~".utf8) + Array(repeating: 0x0A, count: limit + 5_000) + Array("\u{1B}[201~x".utf8)
    #expect(decode([bytes]) == [.paste(Array(repeating: 0x0A, count: limit)), .press("x")])
  }

  @Test func aPasteThatTheTerminalDoesNotMarkIsKeys() {
    #expect(decode("ab\ncd") == [.press("a"), .press("b"), .press(.return), .press("c"), .press("d")])
  }
}
