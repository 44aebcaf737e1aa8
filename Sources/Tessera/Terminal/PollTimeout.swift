/// Timeouts for `poll`.
package enum PollTimeout {
  /// Whole milliseconds from one instant to another, rounded up so that a wait never ends early; 0 for the past.
  package static func milliseconds(
    from now: ContinuousClock.Instant, to deadline: ContinuousClock.Instant
  ) -> Int32 {
    let (seconds, attoseconds) = (deadline - now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
