import Foundation
import Testing

@testable import TesseraCommand

@Suite("The order of matches")
struct RankingTests {
  @Test(
    "A whole word comes before a word's beginning, that before its middle, the shorter before the longer",
    arguments: [
      ("foo", ["xfoox", "foobar", "foo", "a foo b"], ["foo", "foobar", "a foo b", "xfoox"]),
      (
        "fb", ["xfxb", "fooBar", "foo_bar", "foo bar", "foo/bar"], ["foo bar", "foo/bar", "fooBar", "foo_bar", "xfxb"]
      ),
      ("abc", ["a b c", "abc", "xabc", "aXbXc"], ["abc", "a b c", "aXbXc", "xabc"]),
      ("ab", ["ab--", "ab-", "ab"], ["ab", "ab-", "ab--"]),
      ("ab", ["ab1", "ab2", "ab3"], ["ab1", "ab2", "ab3"]),
      ("ab", ["   ab   ", "ab12345"], ["   ab   ", "ab12345"]),
      ("üb", ["xxüb", "Übung", "üb"], ["üb", "Übung", "xxüb"]),
      ("", ["b", "a"], ["b", "a"]),
    ])
  func order(query: String, labels: [String], expected: [String]) throws {
    #expect(try SearchStore(labels).hits(query) == expected)
  }

  @Test("Letters in one piece beat letters far apart in long labels too")
  func long() throws {
    let gap = String(repeating: "-", count: 200)
    #expect(try SearchStore(["a\(gap)b", "\(gap)ab"]).hits("ab") == ["\(gap)ab", "a\(gap)b"])
  }

  @Test("--no-sort and queries of nothing but what must not be found keep the order of the input")
  func inputOrder() throws {
    let store = try SearchStore(["xxab", "ab", "c", "a-b"])
    #expect(store.hits("ab", SearchOptions(order: .input)) == ["xxab", "ab", "a-b"])
    #expect(store.hits("!c") == ["xxab", "ab", "a-b"])
    #expect(store.hits("ab") == ["ab", "a-b", "xxab"])
  }

  @Test("Without the tie by length equal scores keep the order of the input")
  func tiebreak() throws {
    let store = try SearchStore(["ab--", "ab-", "xab", "ab"])
    #expect(store.hits("ab", SearchOptions(tiebreak: .input)) == ["ab--", "ab-", "ab", "xab"])
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: fixtures.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("The first hit is fzf's in 95% of the recorded queries among thousands of path names, the count in all")
  func fzf() throws {
    let store = try SearchStore(Self.lines("paths.txt"))
    let rows = try Self.lines("first-hits.tsv").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(store.items.count >= 2_000)
    #expect(rows.count >= 40)
    var different: [String] = []
    for row in rows {
      try #require(row.count == 3)
      let hits = store.hits(String(row[0]))
      #expect(hits.count == Int(row[1]), "\(row[0])")
      if hits.first ?? "" != row[2] { different.append("\(row[0]): \(hits.first ?? "nothing"), not \(row[2])") }
    }
    #expect(different.count * 20 <= rows.count, "\(different)")
  }
}
