#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How far the tests go that repeat the same with other random numbers.
enum Sweep {
  /// As many rounds as a test wants; a fifth of them, at least one, where `TESSERA_SWEEPS=short` says so.
  ///
  /// What is tried of each kind stays: sanitizers, under which a round takes ten times as long, ask for it.
  static func rounds(_ full: Int) -> Int { isShort ? max(1, full / 5) : full }

  private static let isShort = getenv("TESSERA_SWEEPS").map { String(cString: $0) } == "short"
}
