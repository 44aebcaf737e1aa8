import Tessera
import Testing

@testable import TesseraCommand

@Suite("--filter")
@MainActor
struct FilterTests {
  private func matches(of query: String, items: [[UInt8]]) throws -> [Int] {
    let store = ItemStore(separator: .newline)
    for item in items { try store.append(item: item) }
    return Command.matches(of: query, options: Options(), in: store)
  }

  @Test("Matches come out best first")
  func order() throws {
    let items: [[UInt8]] = [Array("xab\r".utf8), [0xFF, 0x61, 0x62], Array("ab ".utf8), Array("c".utf8)]
    #expect(try matches(of: "ab", items: items) == [2, 1, 0])
  }

  @Test("Nothing comes out where nothing matches")
  func nothing() throws { #expect(try matches(of: "z", items: [[0x61]]).isEmpty) }

  @Test("An empty query lets everything through in the order of the input")
  func everything() throws { #expect(try matches(of: "", items: [[0x62], [], [0x61]]) == [0, 1, 2]) }
}
