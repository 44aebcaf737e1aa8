import Testing

@testable import TesseraCommand

@Suite struct ItemStoreTests {
  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\n\n", ["a", ""]),
    ("a\n\nb", ["a", "", "b"]),
    ("  lead\ntrail  \n\ttab\nlast", ["  lead", "trail  ", "\ttab", "last"]),
    ("one\r\ntwo\r\n", ["one\r", "two\r"]),
    ("\u{FEFF}one\ntwo\n", ["\u{FEFF}one", "two"]),
    ("a\0b\nc", ["a\0b", "c"]),
    ("a\na\nb", ["a", "a", "b"]),
  ])
  func thereIsExactlyOneItemALineAndItIsUnaltered(_ input: String, _ items: [String]) throws {
    #expect(try ItemStore(input).texts == items)
  }

  @Test(arguments: [
    ("a\nb\0c\rd\0", ["a\nb", "c\rd"]),
    ("a\n\0a\0'a'", ["a\n", "a", "'a'"]),
    ("\0\0", ["", ""]),
  ])
  func thereIsExactlyOneItemANullByte(_ input: String, _ items: [String]) throws {
    #expect(try ItemStore(input, separator: .null).texts == items)
  }

  @Test func bytesThatAreNotUTF8ComeOutAsTheyWentIn() throws {
    let items: [[UInt8]] = [[0x6F, 0x6B], [0x62, 0xFF, 0xFE, 0x63], [0xE4, 0xB8]]
    #expect(try ItemStore([Array(items.joined(separator: [0x0A]))]).items == items)
  }

  @Test func aByteOrderMarkAndTheCarriageReturnOfALineEndAreNotDrawn() throws {
    #expect(try ItemStore("\u{FEFF}one\r\ntwo\r\r\n\u{FEFF}\n\r\n").labels == ["one", "two\r", "\u{FEFF}", ""])
    #expect(try ItemStore("\u{FEFF}").labels == [""])
    #expect(try ItemStore("a\r\0", separator: .null).labels == ["a\r"])
  }

  @Test func aVeryLongItemIsWhole() throws {
    let long = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    let store = try ItemStore([long, [0x0A], Array("b".utf8)])
    #expect(store.items == [long, Array("b".utf8)])
  }

  @Test func anArgumentIsOneItemWhateverItsBytes() throws {
    let store = ItemStore(separator: .newline)
    for argument in ["a\nb", "", "\n", "c"] { try store.append(argument: Array(argument.utf8)) }
    #expect(store.texts == ["a\nb", "", "\n", "c"])
  }

  @Test func anArgumentEndsTheUnfinishedLineBeforeIt() throws {
    let store = ItemStore(separator: .newline)
    try store.append(Array("a\nb".utf8))
    #expect(store.texts == ["a"])
    #expect(store.hasUnfinishedItem)
    try store.append(argument: Array("c".utf8))
    #expect(store.texts == ["a", "b", "c"])
    #expect(!store.hasUnfinishedItem)
  }

  @Test func finishingTwiceAddsNothing() throws {
    let store = try ItemStore("a")
    try store.finish()
    #expect(store.texts == ["a"])
  }

  @Test(arguments: 0..<30) func whereABlockEndsChangesNothing(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet: [UInt8] = [0x0A, 0x0A, 0x00, 0x0D, 0x61, 0xFF, 0xE4, 0xB8, 0xAD]
    let input = (0..<Int.random(in: 0...3_000, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    var blocks: [[UInt8]] = []
    var rest = input[...]
    while !rest.isEmpty {
      blocks.append(Array(rest.prefix(Int.random(in: 0...200, using: &random))))
      rest = rest.dropFirst(blocks.last?.count ?? 0)
    }
    for separator in [ItemSeparator.newline, .null] {
      var expected = input.split(separator: separator.byte, omittingEmptySubsequences: false).map(Array.init)
      // What follows the last separator is an item only if there is something.
      if expected.last?.isEmpty == true { expected.removeLast() }
      #expect(try ItemStore(blocks, separator: separator).items == expected, "seed \(seed)")
    }
  }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
