/// Decoding of bytes that may or may not be UTF-8.
enum UTF8Decoding {
  /// The character that starts at `offset`, and its bytes; nil where the bytes there are no character.
  ///
  /// Then `length` is what is to be replaced by one U+FFFD: the longest start of a valid sequence, or one
  /// byte (Unicode 15, section 3.9, “U+FFFD substitution of maximal subparts”). Surrogates, overlong forms
  /// and values above U+10FFFF are no characters. `offset` must be before `end`, and `end` within the bytes.
  static func character(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, end: Int
  ) -> (character: Unicode.Scalar?, length: Int) {
    let first = bytes[offset]
    let count: Int
    var value: UInt32
    // The second byte's bounds rule out overlong forms, surrogates and too large values.
    var lower: UInt8 = 0x80
    var upper: UInt8 = 0xBF
    switch first {
    case 0...0x7F: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: (count, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF:
      (count, value) = (3, UInt32(first & 0x0F))
      if first == 0xE0 { lower = 0xA0 }
      if first == 0xED { upper = 0x9F }
    case 0xF0...0xF4:
      (count, value) = (4, UInt32(first & 0x07))
      if first == 0xF0 { lower = 0x90 }
      if first == 0xF4 { upper = 0x8F }
    default: return (nil, 1)
    }
    for length in 1..<count {
      guard offset + length < end else { return (nil, length) }
      let byte = bytes[offset + length]
      guard lower <= byte, byte <= upper else { return (nil, length) }
      (lower, upper) = (0x80, 0xBF)
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value), count)
  }
}
