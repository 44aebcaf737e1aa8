import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

/// The focus is visible whatever happens to the size, and a detour to another size leaves no trace.
@MainActor
struct ScrollStormTests {
  private struct Tiles: View {
    let count: Int
    var body: some View {
      GeometryReader { proxy in
        ScrollView {
          WideFirstGrid(minimumColumnWidth: min(96, proxy.size.width)) {
            ForEach(0..<count) { index in
              Button {
              } label: {
                Text("n\(index)")
                  .frame(maxWidth: .infinity, minHeight: CGFloat(16 + index % 4 * 8))
                  .background(.gray.opacity(0.2))
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
    }
  }

  private func label(at cursor: CellPosition?, on surface: Surface) -> String? {
    guard let cursor, cursor.row < surface.size.rows else { return nil }
    var text = ""
    for column in cursor.column..<surface.size.columns {
      let cell = surface[column: column, row: cursor.row]
      guard !cell.isBlank else { break }
      text.unicodeScalars.append(cell.glyph.base)
    }
    return text
  }

  @Test("After any series of sizes and keys the focused button is seen", arguments: [1, 2, 3])
  func theFocusIsAlwaysSeen(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let traits = [ScreenTraits.coloured, .uncoloured, .ascii][Int(seed) % 3]
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .tab,
    ]
    let stage = Stage(40, 8, traits: traits) { Tiles(count: 24) }
    for step in 0..<Sweep.rounds(100) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        stage.resize(Int.random(in: 1...120, using: &random), Int.random(in: 1...40, using: &random))
      case 1:
        let action: MouseEvent.Action = Bool.random(using: &random) ? .scrollDown : .scrollUp
        stage.send(.mouse(MouseEvent(action, at: CellPosition(column: 0, row: 0))))
      default: stage.press(keys.randomElement(using: &random) ?? .end)
      }
      let cursor = stage.surface.cursor
      #expect(cursor != nil, "seed \(seed), step \(step), \(stage.size)")
      guard let cursor else { return }
      #expect(cursor.column < stage.size.columns && cursor.row < stage.size.rows)
      // Where a tile's label fits, the cursor stands on it.
      if stage.size.columns >= 12, stage.size.rows >= 3 {
        #expect(
          label(at: cursor, on: stage.surface)?.hasPrefix("n") ?? false, "seed \(seed), step \(step), \(stage.size)")
      }
      #expect(stage.surface.hasWholeWideGlyphs)
    }
  }

  @Test("60 tiles at 40×8, focus on the 31st, width 40 to 80 to 25 to 40")
  func aDetourEndsWhereItBegan() {
    for traits in [ScreenTraits.coloured, .uncoloured] {
      let stage = Stage(40, 8, traits: traits) { Tiles(count: 60) }
      for _ in 0..<30 { stage.press(.tab) }
      #expect(label(at: stage.surface.cursor, on: stage.surface) == "n30")
      let before = stage.surface
      for columns in [80, 25, 40] {
        stage.resize(columns, 8)
        #expect(label(at: stage.surface.cursor, on: stage.surface) == "n30", "\(columns)")
      }
      #expect(stage.surface == before)
    }
  }

  @Test("Any detour, also through the smallest screens, ends where it began", arguments: [11, 12])
  func anyDetourEndsWhereItBegan(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(40, 8) { Tiles(count: 60) }
    for _ in 0..<Sweep.rounds(12) {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        stage.press([.downArrow, .pageDown, .upArrow, .tab].randomElement(using: &random) ?? .tab)
      }
      let before = stage.surface
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        stage.resize(Int.random(in: 1...90, using: &random), Int.random(in: 1...24, using: &random))
      }
      stage.resize(40, 8)
      #expect(stage.surface == before, "seed \(seed)")
    }
  }

  @Test("Every size from nothing to 30×10 draws", arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func everySmallSizeDraws(_ traits: ScreenTraits) {
    let stage = Stage(30, 10, traits: traits) { Tiles(count: 12) }
    for columns in 0...30 {
      for rows in 0...10 {
        stage.resize(columns, rows)
        #expect(stage.surface.cells.count == columns * rows)
        if columns > 0, rows > 0 { #expect(stage.surface.cursor != nil, "\(columns)×\(rows)") }
      }
    }
  }
}
