import Testing

@testable import TesseraUI

@Suite struct InputDecoderFuzzTests {
  @Test(arguments: 0..<40) func anyBytesAreDecodedInBoundedMemory(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var decoder = InputDecoder()
    var events: [Event] = []
    for _ in 0..<200 {
      events.removeAll()
      decoder.feed(Self.noise(using: &random), into: &events)
      #expect(decoder.sequence.count <= InputDecoder.longestSequence, "seed \(seed)")
      #expect(decoder.pasted.count <= InputDecoder.longestPaste, "seed \(seed)")
      #expect(decoder.isWaiting == (decoder.pendingDelay != nil), "seed \(seed)")
      for case .mouse(let mouse) in events {
        #expect(mouse.position.column >= 0 && mouse.position.row >= 0, "seed \(seed)")
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        decoder.flush(into: &events)
        #expect(!decoder.isWaiting, "seed \(seed)")
        events.removeAll()
        decoder.feed(Decoding("^[B").bytes, into: &events)
        #expect(events == [.press(.downArrow)], "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40) func randomReadsOfRandomBytesGiveTheSameEvents(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1_000)
    let bytes = (0..<20).flatMap { _ in Self.noise(using: &random) }
    var reads: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let read = rest.prefix(Int.random(in: 1...9, using: &random))
      reads.append(Array(read))
      rest = rest.dropFirst(read.count)
    }
    #expect(decode(reads) == decode([bytes]), "seed \(seed)")
  }

  /// Random bytes, mostly of those that mean something in sequences, and pieces of known sequences.
  private static func noise(using random: inout SeededGenerator) -> [UInt8] {
    let telling =
      Array("\u{1B}\u{1B}\u{1B}[[O]P^_X\\<;;:$M~mRuIA0123459\u{7}\0\r\n".utf8) + [0x9B, 0x9C, 0x9D, 0xC3, 0xE4]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    case 1: return (0..<64).map { _ in telling.randomElement(using: &random) ?? 0 }
    default:
      let whole = Decoding.all.randomElement(using: &random)?.bytes ?? []
      return Array(whole.prefix(Int.random(in: 0...whole.count, using: &random)))
    }
  }
}
