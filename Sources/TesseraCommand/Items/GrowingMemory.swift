#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Raw memory that grows at its end and is freed with its owner.
///
/// Grows by `realloc` and not as an array does: past 128 KiB the C library moves the pages to their new addresses
/// instead of copying the bytes, so that growing has no peak of twice the size, and pages that weren't written
/// yet take no memory although the capacity doubles.
struct GrowingMemory: ~Copyable {
  /// Where the memory begins, nil as long as there is none.
  private(set) var start: UnsafeMutableRawPointer?

  /// The bytes that there are.
  private(set) var capacity = 0

  /// Makes room for `needed` bytes in all and returns where they begin; nil when the system has no more memory,
  /// in which case everything stays as it was.
  ///
  /// Amortised constant time a byte. What is new is uninitialised.
  mutating func reserve(_ needed: Int) -> UnsafeMutableRawPointer? {
    if needed <= capacity, let start { return start }
    let doubled = capacity > Int.max / 2 ? Int.max : capacity * 2
    let wanted = max(needed, doubled, Self.smallestCapacity)
    guard let moved = realloc(start, wanted) else { return nil }
    start = moved
    capacity = wanted
    return moved
  }

  private static let smallestCapacity = 4_096

  deinit { free(start) }
}
