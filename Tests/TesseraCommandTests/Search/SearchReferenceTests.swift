import Testing

@testable import TesseraCommand

@Suite("The search beside a plain one")
struct SearchReferenceTests {
  @Test(
    "Thousands of random labels and queries match and rank as in the plain matcher",
    arguments: [
      ("ab", "ab"), ("abAB", "abAB"), ("abcAB1 -/_.", "abcA1"), ("ab üÜu가か -", "abuüか"), ("a/b_c.d e1F", "abcdef1"),
    ])
  func random(labelAlphabet: String, queryAlphabet: String) throws {
    var random = SeededGenerator(seed: 7)
    let labels = (0..<300).map { _ in random.text(of: labelAlphabet, length: 0...24) }
    let store = try SearchStore(labels)
    for round in 0..<60 {
      let signs = round % 3 == 0 ? " " : round % 3 == 1 ? "  '^$!" : " |'^$!"
      let query = random.text(of: queryAlphabet + queryAlphabet + queryAlphabet + signs, length: 1...7)
      let options = SearchOptions(
        matching: round % 5 == 0 ? .exact : .fuzzy, caseMode: [.smart, .ignore, .respect][round % 7 % 3],
        accents: round % 4 == 0 ? .kept : .folded)
      let reference = ReferenceMatcher(query: SearchQuery(query, options: options))
      let matches = labels.enumerated().compactMap { place, label in
        reference.match(label).map { (score: $0.score, length: $0.length, place: place) }
      }
      let ranked =
        reference.query.isScoring
        ? matches.sorted { ($1.score, $0.length, $0.place) < ($0.score, $1.length, $1.place) } : matches
      #expect(store.places(query, options) == ranked.map(\.place), "'\(query)' \(options)")
    }
  }

  @Test("The letters that are marked are the query's, in its order, and their own clusters")
  func marked() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let label = random.text(of: "abcAB -/", length: 0...30)
      let term = random.text(of: "abc", length: 1...5)
      let search = ItemSearch()
      search.setQuery(term)
      let bytes = Array(label.utf8)
      let marked = bytes.withUnsafeBytes { search.matchedOffsets(in: $0) }.flatMap { bytes[$0] }
      let matches = ReferenceMatcher(query: search.query).match(label) != nil
      let letters = String(decoding: marked, as: UTF8.self).lowercased()
      #expect(letters == (matches ? term : ""), "'\(term)' in '\(label)'")
    }
  }
}
