import Tessera
import Testing

@testable import TesseraCommand

/// Where the text of a picker's tiles stands.
@MainActor
@Suite struct TileTextTests {
  private static let labels = (1...30).map { $0 % 3 == 0 ? "a label of words that wraps" : "item\($0)" }

  @Test(arguments: Options.Density.allCases, [ScreenTraits.coloured, .uncoloured])
  func `numbers of one row of tiles stand on one row, however long the labels`(
    _ density: Options.Density, _ traits: ScreenTraits
  ) throws {
    let window = try Window.picker(Self.labels, 60, 80, traits: traits) {
      $0.appearance.density = density
      $0.appearance.arrangement = .grid
      $0.appearance.tileColumns = 4...4
    }
    // Four a row: each row of the screen that has the first number of a row of tiles has the others.
    for first in stride(from: 1, to: 29, by: 4) {
      let row = window.lines.filter { line in line.split(separator: " ").contains { $0.hasSuffix("\(first)") } }
      let words = row.first?.split { " │[]▸".contains($0) }.compactMap { Int($0) } ?? []
      #expect(words == Array(first...(min(first + 3, 30))), "\(first): \(window.lines)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `no line of a label stands on the edge of its tile`(_ count: Int) throws {
    let label = "one two three four five six"
    let window = try Window.picker([String](repeating: label, count: 12), 60, 40) {
      $0.appearance.lineLimit = count
      $0.appearance.arrangement = .grid
    }
    for (row, line) in window.lines.enumerated() where line.contains("1 one") {
      let column = line.prefix { $0 != "1" }.count
      for offset in 0..<count {
        let cell = window.surface[column: column, row: row + offset]
        #expect(cell.upperBackground != .terminalDefault && cell.lowerBackground != .terminalDefault)
      }
    }
  }

  @Test func `a tile of one row without colours shows its label up to the bracket`() throws {
    let window = try Window.picker(["x", "abcdefgh", "abcdefghij"], 55, 8, traits: .uncoloured) {
      $0.appearance.density = .compact
      $0.appearance.tileWidth = 13
      $0.appearance.arrangement = .grid
      $0.appearance.tileColumns = 4...4
    }
    #expect(window.lines[0].contains("[ 2 abcdefgh]"), "\(window.lines)")
    #expect(window.lines[0].contains("…]"))
    #expect(window.lines.last?.contains("move") == true)
    window.press(.rightArrow)
    #expect(window.lines.last?.contains("move") == true)
    window.press(.rightArrow)
    #expect(window.lines.last?.contains("abcdefghij") == true)
  }

  @Test func `compact tiles of several lines hold them all`() throws {
    let window = try Window.picker(["x", "one two three four five six"], 20, 12) {
      $0.appearance.density = .compact
      $0.appearance.lineLimit = 3
      $0.appearance.arrangement = .list
      $0.appearance.showsNumbers = false
    }
    let first = try #require(window.lines.firstIndex { $0.contains("one two") })
    #expect(window.lines[first + 1].contains("five") && first == 3)
  }
}
