import Testing

@testable import Tessera

@Suite struct PollTimeoutTests {
  @Test(
    arguments: [
      (Duration.zero, 0), (.seconds(-1), 0), (.nanoseconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(25), 25),
      (.microseconds(25_001), 26), (.seconds(3), 3000), (.seconds(1_000_000_000), 1_000_000_000),
    ] as [(Duration, Int32)])
  func waitsNeverEndEarly(wait: Duration, expected: Int32) {
    let now = ContinuousClock.now
    #expect(PollTimeout.milliseconds(from: now, to: now + wait) == expected)
  }
}
