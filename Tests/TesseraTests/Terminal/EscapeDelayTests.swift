import Testing

@testable import Tessera

@Suite struct EscapeDelayTests {
  @Test(arguments: [
    (nil, 35), ("", 35), ("0", 0), ("25", 25), ("1000", 1000), ("30000", 30_000), ("30001", 35), ("-1", 35), ("x", 35),
    ("5 ", 35), ("99999999999999999999", 35),
  ])
  func theVariableWinsWhereItIsANumber(value: String?, milliseconds: Int) {
    #expect(TerminalEnvironment(escDelay: value).escapeDelay == .milliseconds(milliseconds))
  }
}
