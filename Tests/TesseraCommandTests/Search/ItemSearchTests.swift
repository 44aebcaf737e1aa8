import Testing

@testable import TesseraCommand

@Suite("Searching in slices")
struct ItemSearchTests {
  private static func labels(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in random.text(of: "abcAB -/.üか", length: 0...12) }
  }

  @Test("Slices of any size end in what one search finds", arguments: [1, 40, 1_000, 100_000])
  func slices(work: Int) throws {
    let store = try SearchStore(Self.labels(400, seed: 1))
    let search = ItemSearch()
    search.setQuery("ab")
    var slices = 1
    while !search.advance(over: SearchText(of: store.items), budget: .work(work)) { slices += 1 }
    #expect(search.matches.map(Array.init) == store.places("ab"))
    #expect(search.searchedCount == 400)
    #expect(slices >= 400 * 32 / max(work, 32) / 2)
  }

  @Test("Items that arrive between slices are found as well")
  func arrivals() throws {
    let store = try SearchStore([])
    let search = ItemSearch()
    search.setQuery("ab")
    for label in Self.labels(1_000, seed: 2) {
      try store.add(label)
      _ = search.advance(over: SearchText(of: store.items), budget: .work(100))
    }
    while !search.advance(over: SearchText(of: store.items), budget: .work(100)) {}
    #expect(search.matches.map(Array.init) == store.places("ab"))
    #expect(search.matchCount == search.matches?.count)
  }

  @Test("A query typed letter by letter finds what it finds at once, whenever each letter comes")
  func typing() throws {
    let store = try SearchStore(Self.labels(600, seed: 3))
    var random = SeededGenerator(seed: 4)
    let search = ItemSearch()
    for _ in 0..<60 {
      let query = random.text(of: "aabbc  A!'^$|ü", length: 0...6)
      for end in query.indices {
        search.setQuery(String(query[...end]))
        for _ in 0..<random.number(in: 0...3) {
          _ = search.advance(over: SearchText(of: store.items), budget: .work(random.number(in: 1...9_000)))
        }
      }
      search.setQuery(query)
      while !search.advance(over: SearchText(of: store.items), budget: .work(5_000)) {}
      #expect(search.matches.map(Array.init) ?? Array(0..<600) == store.places(query), "'\(query)'")
    }
  }

  @Test("A narrower query looks only at what the wider one left")
  func narrowing() throws {
    let store = try SearchStore((0..<1_000).map { $0 % 100 == 0 ? "ab\($0)" : "x\($0)" })
    var looks = 0
    let text = SearchText(of: store.items) { index, body in
      looks += 1
      store.items.withLabelBytes(of: index, body)
    }
    let search = ItemSearch()
    search.setQuery("a")
    #expect(search.advance(over: text, budget: .unlimited))
    #expect(looks == 1_000)
    search.setQuery("ab")
    #expect(search.advance(over: text, budget: .unlimited))
    #expect(looks == 1_010)
    search.setQuery("ab ")
    #expect(search.advance(over: text, budget: .unlimited))
    #expect(looks == 1_010)
    search.setQuery("a")
    #expect(search.advance(over: text, budget: .unlimited))
    #expect(looks == 2_010)
  }

  @Test("The last ranking stays until the next one is complete")
  func lastRanking() throws {
    let store = try SearchStore(["ab", "ac"])
    let search = ItemSearch()
    search.setQuery("ab")
    #expect(search.matches == nil)
    _ = search.advance(over: SearchText(of: store.items), budget: .unlimited)
    search.setQuery("ac")
    #expect(search.matches.map(Array.init) == [0])
    #expect(search.matchCount == 0)
    _ = search.advance(over: SearchText(of: store.items), budget: .unlimited)
    #expect(search.matches.map(Array.init) == [1])
    search.setQuery("")
    #expect(search.matches == nil)
    #expect(search.matchCount == nil)
    #expect(search.advance(over: SearchText(of: store.items), budget: .work(1)))
  }

  @Test(
    "Ranks and places lead to each other; the nearest match is the one before, else the first", arguments: ["ab", "!x"])
  func ranks(query: String) throws {
    let store = try SearchStore(Self.labels(300, seed: 5))
    let search = ItemSearch()
    #expect(search.rank(of: 7) == 7)
    search.setQuery(query)
    _ = search.advance(over: SearchText(of: store.items), budget: .unlimited)
    let matches = try #require(search.matches)
    #expect(matches.count > 5)
    for (rank, item) in matches.enumerated() { #expect(matches.rank(of: item) == rank) }
    let places = Set(matches)
    for item in 0..<300 {
      if !places.contains(item) { #expect(search.rank(of: item) == nil) }
      #expect(matches.nearestItem(to: item) == places.filter { $0 <= item }.max() ?? places.min())
    }
  }

  @Test("What is searched may be a part of the item")
  func fields() throws {
    let store = try SearchStore(["a:b", "b:a"])
    let text = SearchText(of: store.items) { index, body in
      store.items.withLabelBytes(of: index) { body(UnsafeRawBufferPointer(rebasing: $0.prefix(1))) }
    }
    let search = ItemSearch()
    search.setQuery("a")
    _ = search.advance(over: text, budget: .unlimited)
    #expect(search.matches.map(Array.init) == [0])
  }

  @Test("Many matches are in the order that a plain sort gives", arguments: [0, 1, 5_000, 20_000])
  func sorting(count: Int) {
    var random = SeededGenerator(seed: 6)
    let list = MatchList()
    for item in 0..<count {
      list.append(
        MatchKey(score: Int32(random.number(in: 0...70_000)), length: random.number(in: 0...70_000), item: item))
    }
    let keys = (0..<count).map { list[$0] }
    var sort = RankSort(list)
    while true {
      var budget = SearchBudget.work(50_000)
      if sort.advance(budget: &budget) { break }
    }
    #expect((0..<count).map { sort.list[$0] } == keys.sorted())
    #expect((0..<count).map { list[$0] } == keys)
  }
}
