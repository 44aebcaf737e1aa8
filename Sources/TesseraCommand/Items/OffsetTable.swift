#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Offsets in ascending order, in four bytes each.
///
/// Only the low halves are kept, together with the places where the high half grows: one place every 4 GiB. Reading
/// an offset costs a glance at those places, of which there usually are none.
struct OffsetTable: ~Copyable {
  private var lowHalves = GrowingMemory()
  /// The indexes from which on the high half is one larger.
  private var carries: [Int] = []
  private var lastHighHalf = 0

  /// How many there are.
  private(set) var count = 0

  /// Adds an offset, which must be at least the last one; false when the system has no more memory.
  mutating func append(_ offset: Int) -> Bool {
    let width = MemoryLayout<UInt32>.stride
    guard let start = lowHalves.reserve((count + 1) * width) else { return false }
    while lastHighHalf < offset >> 32 {
      carries.append(count)
      lastHighHalf += 1
    }
    start.storeBytes(of: UInt32(truncatingIfNeeded: offset), toByteOffset: count * width, as: UInt32.self)
    count += 1
    return true
  }

  /// Adds the offset behind each `separator` in a block that begins at the offset `base`; false when the system has
  /// no more memory.
  mutating func appendEnds(of separator: UInt8, in block: UnsafeRawBufferPointer, base: Int) -> Bool {
    guard let start = block.baseAddress else { return true }
    var position = 0
    while position < block.count, let hit = memchr(start + position, Int32(separator), block.count - position) {
      position = UnsafeRawPointer(hit) - start + 1
      guard append(base + position) else { return false }
    }
    return true
  }

  /// The offset that was added as number `index`, from 0.
  subscript(index: Int) -> Int {
    guard let start = lowHalves.start, index >= 0, index < count else {
      preconditionFailure("there is no offset \(index) among \(count)")
    }
    let lowHalf = start.load(fromByteOffset: index * MemoryLayout<UInt32>.stride, as: UInt32.self)
    guard !carries.isEmpty else { return Int(lowHalf) }
    return carries.count { $0 <= index } << 32 | Int(lowHalf)
  }
}
