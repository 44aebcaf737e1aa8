/// A text of ASCII characters, searched in the bytes as they lie in the store, eight at a time.
struct ByteText: ScoredText {
  private let bytes: UnsafeRawPointer
  private let tables: ByteTables
  private let respectsCase: Bool
  let count: Int

  /// A view of bytes below 128, valid as long as they are.
  init(_ start: UnsafeRawPointer, count: Int, respectsCase: Bool, tables: ByteTables) {
    bytes = start
    self.count = count
    self.respectsCase = respectsCase
    self.tables = tables
  }

  /// Whether all bytes are below 128.
  static func isASCII(_ start: UnsafeRawPointer, count: Int) -> Bool {
    var all: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      all |= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    if offset < count {
      if count >= 8 {
        all |= start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else {
        while offset < count {
          all |= UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
          offset += 1
        }
      }
    }
    return all & ByteText.highBits == 0
  }

  func unit(at index: Int) -> UInt32 {
    let byte = bytes.load(fromByteOffset: index, as: UInt8.self)
    return UInt32(respectsCase ? byte : tables.smallLetters[Int(byte)])
  }

  func classValue(at index: Int) -> UInt8 { tables.classes[Int(bytes.load(fromByteOffset: index, as: UInt8.self))] }

  func firstIndex(of unit: UInt32, from start: Int) -> Int? {
    let wanted = Wanted(unit, respectsCase: respectsCase)
    var offset = start
    while offset + 8 <= count {
      let hits = wanted.hits(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if hits != 0 { return offset + hits.trailingZeroBitCount >> 3 }
      offset += 8
    }
    guard offset < count else { return nil }
    let hits = wanted.hits(in: tail(from: offset)) & mask(ofBytes: count - offset)
    return hits == 0 ? nil : offset + hits.trailingZeroBitCount >> 3
  }

  func forEachIndex(of unit: UInt32, from start: Int, _ body: (Int) -> Void) {
    let wanted = Wanted(unit, respectsCase: respectsCase)
    var offset = start
    while offset < count {
      let rest = count - offset
      var hits: UInt64
      if rest >= 8 {
        hits = wanted.hits(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      } else {
        hits = wanted.hits(in: tail(from: offset)) & mask(ofBytes: rest)
      }
      while hits != 0 {
        body(offset + hits.trailingZeroBitCount >> 3)
        hits &= hits &- 1
      }
      offset += 8
    }
  }

  /// The fewer than eight bytes from an offset on, in the low bytes of a word; nothing behind the text is read.
  private func tail(from offset: Int) -> UInt64 {
    if count >= 8 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      return UInt64(littleEndian: word >> UInt64(8 * (8 - (count - offset))))
    }
    var word: UInt64 = 0
    for index in offset..<count {
      word |= UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)) << UInt64(8 * (index - offset))
    }
    return UInt64(littleEndian: word)
  }

  private func mask(ofBytes count: Int) -> UInt64 { count >= 8 ? .max : (1 << UInt64(8 * count)) - 1 }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// A character that is looked for in eight bytes at once.
  private struct Wanted {
    private let pattern: UInt64
    private let caseBits: UInt64

    init(_ unit: UInt32, respectsCase: Bool) {
      let isLetter = unit &- 0x61 < 26
      pattern = UInt64(unit) &* 0x0101_0101_0101_0101
      // A capital letter and its small one differ in this bit only.
      caseBits = isLetter && !respectsCase ? 0x2020_2020_2020_2020 : 0
    }

    /// The high bit of each byte that is the character, the first byte lowest.
    @inline(__always)
    func hits(in word: UInt64) -> UInt64 {
      let difference = (UInt64(littleEndian: word) | caseBits) ^ pattern
      // Bytes and pattern are below 128, so that no sum carries into the next byte.
      return ~(difference &+ 0x7F7F_7F7F_7F7F_7F7F) & ByteText.highBits
    }
  }
}
