#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How long a slice of a search may take.
struct SearchBudget {
  /// What is looked at between two looks at the clock: about 50 µs.
  private static let workBetweenLooks = 1 << 15

  private let deadline: UInt64?
  private var rest: Int

  /// As long as it takes.
  static let unlimited = SearchBudget(deadline: nil, rest: .max)

  /// Until so many bytes were looked at, whatever time it takes: a slice that is the same on every machine.
  static func work(_ bytes: Int) -> SearchBudget { SearchBudget(deadline: nil, rest: bytes) }

  /// About so many milliseconds from now on; a single long text may take it further.
  static func milliseconds(_ count: Int) -> SearchBudget {
    SearchBudget(deadline: now() + UInt64(max(count, 0)) * 1_000_000, rest: workBetweenLooks)
  }

  /// Takes work of so many bytes from it; whether there is more to spend.
  mutating func spend(_ bytes: Int) -> Bool {
    rest -= bytes
    if rest > 0 { return true }
    guard let deadline else { return false }
    rest = Self.workBetweenLooks
    return Self.now() < deadline
  }

  /// A clock that only goes forward, in nanoseconds.
  private static func now() -> UInt64 {
    var time = timespec()
    // It can't fail for this clock.
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
