import Tessera
import Testing

@testable import TesseraCommand

/// Screens that have hardly room for anything.
@MainActor
struct SmallScreenTests {
  private static let items = ["ab", "main", "feature/x", "日本語", "🎉 party"]

  private func windows(_ traits: ScreenTraits) throws -> [(name: String, window: Window)] {
    [
      ("palette", Window.palette(1, 1, traits: traits)),
      ("picker", try Window.picker(Self.items, 1, 1, traits: traits)),
      ("list", try Window.picker(Self.items, 1, 1, traits: traits) { $0.appearance.arrangement = .list }),
      ("compact", try Window.picker(Self.items, 1, 1, traits: traits) { $0.appearance.density = .compact }),
    ]
  }

  @Test func `lines around tiles are whole, and no letter stands on one`() throws {
    for (name, window) in try windows(.uncoloured) {
      for columns in 1...30 {
        for rows in 1...10 {
          window.resize(columns, rows)
          for line in window.lines where line.contains("┌") || line.contains("└") {
            let rest = line.unicodeScalars.filter { !" ┌─┐└┘│┃╿╽".unicodeScalars.contains($0) }
            #expect(rest.isEmpty, "\(name), \(columns) x \(rows): \(line)")
            #expect(line.split(separator: "┌").allSatisfy { !$0.contains("─") || $0.contains("┐") || $0.contains("┘") })
          }
        }
      }
    }
  }

  @Test(arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func `something of what has the focus is seen on every screen`(_ traits: ScreenTraits) throws {
    for (name, window) in try windows(traits) {
      for columns in 1...30 {
        for rows in 1...10 {
          window.resize(columns, rows)
          #expect(window.lines.contains { line in line.contains { !" ┌─┐└┘│┃╿╽|-+#".contains($0) } }, "\(name)")
          let cursor = try #require(window.surface.cursor, "\(name), \(columns) x \(rows)")
          #expect(cursor.column < columns && cursor.row < rows)
        }
      }
    }
  }

  @Test func `where lines have no room, rows of text follow each other`() throws {
    let window = try Window.picker(Self.items, 8, 5, traits: .uncoloured)
    #expect(window.lines == ["ab", "main", "feature…", "日本語", "🎉 party"])
    let palette = Window.palette(8, 5, traits: .uncoloured)
    #expect(palette.lines.map { $0.filter(\.isNumber) } == ["", "1", "2", "3", "4"])
  }
}
