import Testing

@testable import Tessera

@Suite struct TerminfoStringTests {
  @Test(arguments: [
    ("", ""), ("\u{1B}[?1049l", "\u{1B}[?1049l"), ("\u{1B}[H$<5>x", "\u{1B}[Hx"), ("$<2/>", ""),
    ("a$<100*/>b$<1>", "ab"),
    ("cost $5", "cost $5"), ("$", "$"), ("$$<1>x", "$x"), ("$a$<3>", "$a"), ("$<5", "$<5"),
  ])
  func paddingIsDroppedAndADollarStays(capability: String, expected: String) {
    #expect(TerminfoString.bytes(capability.utf8) == Array(expected.utf8))
  }
}
