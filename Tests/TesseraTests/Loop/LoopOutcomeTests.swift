import Testing

@testable import Tessera

@Suite struct LoopOutcomeTests {
  @Test(
    arguments: [
      (LoopOutcome.finished, nil, nil), (.interrupted, 130, nil), (.terminated(signal: 15), 143, 15),
      (.terminated(signal: 1), 129, 1), (.terminated(signal: 3), 131, 3), (.terminalGone, 129, nil),
    ] as [(LoopOutcome, Int32?, Int32?)])
  func statusIsWhatAShellExpects(outcome: LoopOutcome, status: Int32?, signal: Int32?) {
    #expect(outcome.exitStatus == status)
    #expect(outcome.signalToDieOf == signal)
  }
}
