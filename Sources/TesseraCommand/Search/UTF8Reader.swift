/// Reads the characters of bytes that may be anything.
///
/// A byte that belongs to no well-formed character is a unit of its own, beyond all of Unicode's, and so only the same
/// as itself.
enum UTF8Reader {
  /// The unit of a byte that is no character is this and the byte.
  static let firstInvalid: UInt32 = 0x11_0000

  /// The unit at an offset below the number of bytes, and how many bytes it takes, from 1 to 4.
  static func unit(at offset: Int, in bytes: UnsafeRawBufferPointer) -> (unit: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    let rest = bytes.count - offset - 1
    if first & 0xE0 == 0xC0, rest >= 1, let second = continuation(bytes[offset + 1]) {
      let value = (first & 0x1F) << 6 | second
      if value >= 0x80 { return (value, 2) }
    } else if first & 0xF0 == 0xE0, rest >= 2, let second = continuation(bytes[offset + 1]),
      let third = continuation(bytes[offset + 2])
    {
      let value = (first & 0x0F) << 12 | second << 6 | third
      if value >= 0x800, !(0xD800..<0xE000).contains(value) { return (value, 3) }
    } else if first & 0xF8 == 0xF0, rest >= 3, let second = continuation(bytes[offset + 1]),
      let third = continuation(bytes[offset + 2]), let fourth = continuation(bytes[offset + 3])
    {
      let value = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
      if (0x1_0000..<0x11_0000).contains(value) { return (value, 4) }
    }
    return (firstInvalid | first, 1)
  }

  private static func continuation(_ byte: UInt8) -> UInt32? { byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil }
}
