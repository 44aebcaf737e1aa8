import Testing

@testable import TesseraUI

/// Pauses in the input: what the loop does when nothing further arrives.
@Suite struct InputDecoderPauseTests {
  /// The events of reads that arrive one pause apart, as the loop would get them.
  private func decode(_ reads: [String], pause: Duration, decoder: InputDecoder = InputDecoder()) -> [Event] {
    var decoder = decoder
    var events: [Event] = []
    for read in reads {
      decoder.feed(Decoding(read).bytes, into: &events)
      if let delay = decoder.pendingDelay, delay <= pause { decoder.flush(into: &events) }
    }
    return events
  }

  @Test func aLoneEscapeActsWithin50Milliseconds() {
    #expect(decode(["^"], pause: .milliseconds(50)) == [.press(.escape)])
    #expect(decode(["^^"], pause: .milliseconds(50)) == [.press(.escape), .press(.escape)])
    #expect(decode(["^"], pause: .milliseconds(24)) == [])
  }

  @Test func anArrowAfterEscapeIsNoOptionWhenThereWasAPause() {
    #expect(decode(["^", "^[B"], pause: .milliseconds(40)) == [.press(.escape), .press(.downArrow)])
  }

  @Test func theDelayOfEscapeCanBeChosen() {
    let patient = InputDecoder(escapeDelay: .milliseconds(500))
    #expect(decode(["^", "[B"], pause: .milliseconds(300), decoder: patient) == [.press(.downArrow)])
    #expect(InputDecoder(escapeDelay: .seconds(-1)).pendingDelay == nil)
  }

  @Test(arguments: ["^[", "^[<", "^[<0", "^[<0;1", "^[<0;10;", "^[<0;10;5"])
  func aMouseReportSurvivesAPauseOf30Milliseconds(_ beginning: String) {
    let rest = String("^[<0;10;5M".dropFirst(beginning.count))
    #expect(decode([beginning, rest], pause: .milliseconds(30)) == [.mouse(.press(button: 0), 9, 4)])
  }

  @Test(arguments: ["^]", "^]11;rgb:1e", "^]11;rgb:1e1e/1e1e/2e2e^"])
  func anAnswerCutInTwoIsSwallowedWhole(_ beginning: String) {
    let answer = "^]11;rgb:1e1e/1e1e/2e2e^\\"
    let rest = String(answer.dropFirst(beginning.count)) + "x"
    #expect(decode([beginning, rest], pause: .milliseconds(200)) == [.press("x")])
  }

  @Test func anAnswerWithoutAnEndIsGivenUp() {
    #expect(decode(["^]11;rgb:1e", "x"], pause: .seconds(1)) == [.press("x")])
    #expect(decode(["^[12;4", "x"], pause: .seconds(1)) == [.press("x")])
    #expect(decode(["^[M!", "x"], pause: .seconds(1)) == [.press("x")])
    #expect(decode(["^]1^", "x"], pause: .seconds(1)) == [.press("x")])
  }

  @Test func aLineFeedInAPasteIsNoKeyAfterAPause() {
    #expect(decode(["^[200~ab", "\ncd", "^[201~"], pause: .seconds(2)) == [.pasted("ab\ncd")])
  }

  @Test func aNullWaitsForTheAnswerAfterIt() {
    #expect(decode(["\0", "^[12;40R"], pause: .milliseconds(20)) == [])
    #expect(decode(["\0", "x"], pause: .milliseconds(35)) == [.press(.space, .control), .press("x")])
  }

  @Test func nothingIsWaitedForBetweenKeys() {
    var decoder = InputDecoder()
    var events: [Event] = []
    #expect(decoder.pendingDelay == nil)
    #expect(!decoder.isWaiting)
    decoder.feed(Decoding("^").bytes, into: &events)
    #expect(decoder.pendingDelay == InputDecoder.escapeDelay)
    #expect(decoder.isWaiting)
    decoder.feed(Decoding("[A").bytes, into: &events)
    #expect(decoder.pendingDelay == nil)
    #expect(!decoder.isWaiting)
    #expect(events == [.press(.upArrow)])
  }
}
