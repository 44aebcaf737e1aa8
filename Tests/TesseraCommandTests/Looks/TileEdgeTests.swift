import Tessera
import Testing

@testable import TesseraCommand

/// The text on filled tiles: apart from their edges.
@MainActor
struct TileEdgeTests {
  /// Whether the half row above or below a cell is filled as the cell is, or beyond what is seen of the tiles.
  private func isInside(_ surface: Surface, _ column: Int, _ row: Int, of rows: Range<Int>) -> Bool {
    let fill = surface[column: column, row: row].textBackground
    let above = !rows.contains(row - 1) || surface[column: column, row: row - 1].lowerBackground == fill
    let below = !rows.contains(row + 1) || surface[column: column, row: row + 1].upperBackground == fill
    return above && below
  }

  @Test(arguments: [0, 1, 2, 3])
  func `labels of two lines touch no edge of their tiles, in any row of them`(_ gap: Int) throws {
    let items = (10...60).map { "feature/branch-\($0)" }
    let window = try Window.picker(items, 40, 24) { $0.appearance.tileGap = gap }
    // The line of keys and the half row above it aren't the tiles'.
    let rows = 0..<22
    for _ in 0..<8 {
      for row in rows {
        for column in 0..<38 where !window.surface[column: column, row: row].isBlank {
          #expect(isInside(window.surface, column, row, of: rows), "gap \(gap): \(column), \(row)\n\(window.lines)")
        }
      }
      window.press(.downArrow)
    }
  }

  @Test func `a row that the edge of the tiles cuts in its middle has no text`() throws {
    let items = (10...60).map { "feature/branch-\($0)" }
    // Below the filter line tiles begin in the middle of a row.
    let window = try Window.picker(items, 40, 18) { $0.appearance.prompt = ">" }
    for _ in 0..<30 {
      window.press(.downArrow)
      for column in 0..<38 where !window.surface[column: column, row: 1].isBlank {
        Issue.record("\(window.lines)")
        return
      }
    }
  }
}
