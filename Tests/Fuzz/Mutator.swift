/// Makes new bytes of given ones, the same for the same seed.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64

  // Bytes at which decoders and parsers turn.
  private static let interesting: [UInt8] =
    Array("\0\t\n\r\u{1B} !\"#$'()*,-./0;:<=[\\]^{|}~\u{7F}".utf8) + [0x80, 0x9B, 0xC2, 0xE4, 0xFF]

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
  }

  /// One of the files, or the beginning of one and the end of another, with some bytes changed; at most 4 KiB.
  mutating func change(_ files: [[UInt8]]) -> [UInt8] {
    var bytes = files.randomElement(using: &self) ?? []
    if Int.random(in: 0..<4, using: &self) == 0, let other = files.randomElement(using: &self) {
      bytes =
        Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &self)))
        + other.suffix(Int.random(in: 0...other.count, using: &self))
    }
    for _ in 0..<Int.random(in: 1...8, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      let byte = Self.interesting.randomElement(using: &self) ?? 0
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes.insert(byte, at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
      case 2 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 3 where place < bytes.count: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes.suffix(place % 16), at: place)
      }
    }
    return Array(bytes.prefix(4096))
  }
}
