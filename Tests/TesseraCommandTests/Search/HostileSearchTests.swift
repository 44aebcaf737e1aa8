import Testing

@testable import TesseraCommand

@Suite("Searching hostile input")
struct HostileSearchTests {
  @Test(
    "A label of ten megabytes is searched to its end", arguments: ["n", "needle", "'needle", "needle$", "!x"])
  func longLabel(query: String) throws {
    let store = try SearchStore([])
    let needle = Array("needle".utf8)
    try store.items.append(item: [UInt8](repeating: 0x61, count: 10 << 20) + needle)
    try store.items.append(item: Array("é".utf8) + [UInt8](repeating: 0x61, count: 1 << 20) + needle)
    #expect(store.places(query) == [0, 1])
    #expect(store.places("needlez").isEmpty)
  }

  @Test("A million marks on a letter are one letter, and are marked with it")
  func marks() throws {
    let label = "xa" + String(repeating: "\u{301}", count: 1_000_000) + "b"
    let store = try SearchStore([label])
    #expect(store.places("xab") == [0])
    #expect(store.places("xáb", SearchOptions(accents: .kept)) == [0])
    let search = ItemSearch()
    search.setQuery("ab")
    let ranges = Array(label.utf8).withUnsafeBytes { search.matchedOffsets(in: $0) }
    #expect(ranges == [1..<(2_000_003)])
  }

  @Test(
    "Any query finds something or nothing in bytes of any kind",
    arguments: [
      "", " ", "!", "|", "| |", "! |", "'", "^", "$", "^$", "!^$", "''", "'''", "\\", "\\ ", "a |", "| a", "!'", "!!",
      "\u{301}", "\u{200D}", "\0", "\u{FFFD}", "a\\ | b", String(repeating: "a", count: 5_000),
      String(repeating: "ab ", count: 500), String(repeating: "a | ", count: 500) + "b",
    ])
  func anything(query: String) throws {
    let store = try SearchStore(["", " ", "a", "\0", "a\0b", "\u{301}", "|", "!", "$^'", "\\", "\t", "ü"])
    let incomplete: [[UInt8]] = [
      [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xF0, 0x9F],
    ]
    for bytes in incomplete { try store.items.append(item: bytes) }
    try store.items.append(item: (0...255).map { UInt8($0) })
    for options in [SearchOptions(), SearchOptions(matching: .exact, caseMode: .respect, accents: .kept)] {
      let places = store.places(query, options)
      #expect(Set(places).count == places.count)
      let search = ItemSearch(options: options)
      search.setQuery(query)
      for place in places {
        store.items.withLabelBytes(of: place) { bytes in
          var end = 0
          for range in search.matchedOffsets(in: bytes) {
            #expect(range.lowerBound >= end && range.upperBound <= bytes.count && !range.isEmpty)
            end = range.upperBound
          }
        }
      }
    }
  }

  @Test("NUL bytes are characters like others")
  func null() throws {
    let store = try SearchStore(["a\0b", "ab"])
    #expect(store.places("a\0b") == [0])
    #expect(store.places("ab") == [1, 0])
  }

  @Test("A long query in a long label is no more than linear work")
  func longQuery() throws {
    let letters = String(repeating: "ab", count: 100_000)
    let store = try SearchStore([letters, letters + "c"])
    #expect(store.places(String(letters.prefix(20_000))) == [0, 1])
    #expect(store.places(String(letters.prefix(20_000)) + "c") == [1])
  }
}
