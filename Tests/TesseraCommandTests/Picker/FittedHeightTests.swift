import Tessera
import Testing

@testable import TesseraCommand

/// The rows that `--height auto` takes.
@MainActor
@Suite struct FittedHeightTests {
  private struct Row: CustomTestStringConvertible {
    var columns: Int
    var change: @Sendable (inout Options) -> Void
    var testDescription: String { "\(columns) columns" }
  }

  nonisolated private static let rows: [Row] = [
    Row(columns: 80) { _ in }, Row(columns: 13) { _ in },
    Row(columns: 40) { $0.appearance.arrangement = .list }, Row(columns: 61) { $0.appearance.arrangement = .flow },
    Row(columns: 61) { $0.appearance.density = .compact },
    Row(columns: 61) {
      $0.appearance.density = .compact
      $0.appearance.lineLimit = 3
    },
    Row(columns: 61) { $0.appearance.density = .roomy },
    Row(columns: 60) {
      $0.appearance.header = "A header of several words\nin two lines"
      $0.appearance.footer = "A footer"
    },
    Row(columns: 60) { $0.appearance.introduction = "Choose" }, Row(columns: 60) { $0.appearance.tileGap = 3 },
    Row(columns: 60) { $0.appearance.fill = .column },
  ]

  @Test(arguments: rows, [ScreenTraits.coloured, .uncoloured])
  private func `all tiles, the filter and the hints fit, and nothing is left over`(
    _ row: Row, _ traits: ScreenTraits
  ) throws {
    for count in [1, 2, 5, 12] {
      let items = (1...count).map { "i\($0)" }
      let window = try Window.picker(items, row.columns, 60, traits: traits, options: row.change)
      let model = try #require(window.model)
      let height = FittedHeight(of: model)
      model.fittedHeight = height
      let rows = height.rows(on: CellSize(columns: row.columns, rows: 200), traits: traits)
      window.resize(row.columns, rows)
      for item in items { #expect(window.lines.contains { $0.contains(item) }, "\(item) in \(rows) rows") }
      #expect(window.lines.last?.contains("move") == true)
      #expect(!hasScrollBar(window), "\(window.lines)")
      // With the filter open there is still room.
      window.type("/")
      for item in items { #expect(window.lines.contains { $0.contains(item) }, "\(item) below the filter") }
      window.press(.escape)
      // Between the tiles and what is below there are the filter's row and the rounding of half rows at most.
      let blanks = (0..<rows).filter { line in
        (0..<row.columns).allSatisfy { column in
          let cell = window.surface[column: column, row: line]
          return cell.isBlank && cell.upperBackground == .terminalDefault && cell.lowerBackground == .terminalDefault
        }
      }
      #expect(blanks.filter { $0 > rows - 8 }.count <= 4, "\(rows) rows for \(count)")
    }
  }

  /// Whether a heavy line or a fill stands in the last column, and nothing beside it.
  private func hasScrollBar(_ window: Window) -> Bool {
    let (last, rows) = (window.surface.size.columns - 1, 0..<window.surface.size.rows)
    guard window.traits.colorDepth != .none else {
      return window.lines.contains { line in ["┃", "╿", "╽", "#"].contains { line.hasSuffix($0) } }
    }
    func isEmpty(_ column: Int) -> Bool {
      rows.allSatisfy { row in
        let cell = window.surface[column: column, row: row]
        return cell.isBlank && cell.upperBackground == .terminalDefault && cell.lowerBackground == .terminalDefault
      }
    }
    return !isEmpty(last) && isEmpty(last - 1)
  }

  @Test func `more items take more rows, up to the screen's`() throws {
    let window = try Window.picker((1...4).map { "item\($0)" }, 40, 20)
    let model = try #require(window.model)
    let height = FittedHeight(of: model)
    let screen = CellSize(columns: 40, rows: 24)
    let before = height.rows(on: screen, traits: .coloured)
    #expect(height.rows == before)
    try window.add((5...9).map { "item\($0)" })
    #expect(height.rows(on: screen, traits: .coloured) > before)
    try window.add((10...900).map { "item\($0)" })
    #expect(height.rows(on: screen, traits: .coloured) == 23 && height.rows == nil)
    #expect(height.rows(on: CellSize(columns: 40, rows: 1), traits: .coloured) == 1)
  }

  @Test(arguments: [
    (Options.Height.rowsAtMost(6), 6), (.percentAtMost(50), 12), (.percentAtMost(100), 23), (.rowsAtMost(100), 23),
    (.auto, 23),
  ])
  func `a limit holds for many items, and changes nothing for few`(_ height: Options.Height, _ most: Int) throws {
    let screen = CellSize(columns: 40, rows: 24)
    func rows(_ count: Int) throws -> Int {
      let window = try Window.picker((1...count).map { "item\($0)" }, 40, 20) { $0.appearance.height = height }
      return FittedHeight(of: try #require(window.model)).rows(on: screen, traits: .coloured)
    }
    #expect(try rows(900) == most)
    #expect(try rows(1) <= 7)
  }

  @Test func `the filter doesn't change it`() throws {
    let window = try Window.picker((1...9).map { "item\($0)" }, 40, 20)
    let height = FittedHeight(of: try #require(window.model))
    let screen = CellSize(columns: 40, rows: 50)
    let before = height.rows(on: screen, traits: .coloured)
    window.type("/3")
    #expect(height.rows(on: screen, traits: .coloured) == before)
  }
}
