import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

/// The lazy grid against the eager one: the same picture after the same events.
@MainActor
struct LazyWideFirstGridTests {
  /// What a set of tiles is made of.
  private struct Tiles: Sendable {
    var heights: [Int]
    var spans: [Int?]?
  }

  private struct Tile: View {
    let index: Int
    let height: Int
    var body: some View {
      Button {
      } label: {
        Text("n\(index)").frame(maxWidth: .infinity, minHeight: CGFloat(height)).background(.gray.opacity(0.2))
      }
      .buttonStyle(.plain)
    }
  }

  private struct Eager: View {
    let tiles: Tiles
    var body: some View {
      ScrollView(showsIndicators: false) {
        WideFirstGrid {
          ForEach(tiles.heights.indices, id: \.self) { index in
            if let spans = tiles.spans, let span = spans[index] {
              Tile(index: index, height: tiles.heights[index]).layoutValue(key: TileSpan.self, value: span)
            } else {
              Tile(index: index, height: tiles.heights[index])
            }
          }
        }
      }
    }
  }

  private struct Lazy: View {
    let tiles: Tiles
    var body: some View {
      let spans = tiles.spans
      ScrollView(showsIndicators: false) {
        LazyWideFirstGrid(tiles.heights.indices, id: \.self, span: spans.map { spans in { spans[$0] } }) { index in
          Tile(index: index, height: tiles.heights[index])
        }
      }
    }
  }

  private static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .tab,
  ]

  @Test("After any events and sizes both draw the same", arguments: UInt64(1)...8)
  func sameAsEager(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for set in 0..<Sweep.rounds(15) {
      let count = Int.random(in: 0...150, using: &random)
      // With the gap whole rows, as estimates of places are.
      let heights = (0..<count).map { _ in [24, 40, 56][Int.random(in: 0..<3, using: &random)] }
      let spans = (0..<count).map { _ in Bool.random(using: &random) ? nil : Int.random(in: 1...4, using: &random) }
      let tiles = Tiles(heights: heights, spans: Bool.random(using: &random) ? spans : nil)
      var environment = EnvironmentValues()
      if Bool.random(using: &random) { environment.layoutDirection = .rightToLeft }
      let traits = [ScreenTraits.coloured, .uncoloured][Int.random(in: 0..<2, using: &random)]
      let size = (Int.random(in: 12...90, using: &random), Int.random(in: 6...30, using: &random))
      let eager = Stage(size.0, size.1, traits: traits, environment: environment) { Eager(tiles: tiles) }
      let lazy = Stage(size.0, size.1, traits: traits, environment: environment) { Lazy(tiles: tiles) }
      var events = ""
      for _ in 0..<25 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          let size = (Int.random(in: 12...90, using: &random), Int.random(in: 6...30, using: &random))
          events += " \(size)"
          eager.resize(size.0, size.1)
          lazy.resize(size.0, size.1)
        case 1:
          let action: MouseEvent.Action = Bool.random(using: &random) ? .scrollDown : .scrollUp
          events += " \(action)"
          for stage in [eager.send, lazy.send] as [(Event, Bool) -> Void] {
            stage(.mouse(MouseEvent(action, at: CellPosition(column: 0, row: 0))), false)
          }
        default:
          let key = Self.keys.randomElement(using: &random) ?? .end
          events += " \(Self.keys.firstIndex(of: key) ?? 0)"
          eager.press(key)
          lazy.press(key)
        }
        let comment =
          "seed \(seed), set \(set): \(count) tiles, \(size), \(traits.colorDepth), \(environment.layoutDirection):\(events)"
        // Pictures are long: where they differ, their texts tell.
        let isSame = lazy.surface == eager.surface
        #expect(isSame, "\(comment)\n\(lazy.surface.text)\n--- eager:\n\(eager.surface.text)")
        guard isSame else { break }
      }
    }
  }

  private final class Counter {
    var made = 0
  }

  private struct Million: View {
    let counter: Counter
    @FocusState var focused: Int?
    var body: some View {
      ScrollView {
        LazyWideFirstGrid(0..<1_000_000, id: \.self, focusedIndex: $focused) { index in
          let _ = counter.made += 1
          Tile(index: index, height: 40)
        }
      }
      .onKeyPress("g") {
        focused = 900_000
        return .handled
      }
    }
  }

  @Test("A jump anywhere among a million makes what an arrow key makes")
  func jumps() {
    let counter = Counter()
    let stage = Stage(80, 24) { Million(counter: counter) }
    for (key, seen) in [(KeyEquivalent.downArrow, "n5"), (.end, "n999999"), (.home, "n0"), ("g", "n900000")] {
      counter.made = 0
      stage.press(key)
      #expect(stage.surface.text.contains(seen), "\(key)")
      #expect(counter.made < 400, "\(key) made \(counter.made)")
    }
    stage.press(.pageDown)
    #expect(stage.surface.cursor != nil)
  }

  private struct Counting: View {
    let index: Int
    @State private var count = 0
    var body: some View {
      Button("n\(index):\(count)") { count += 1 }
    }
  }

  @Test("The state of a child outlives its being scrolled away")
  func stateStays() {
    let stage = Stage(40, 8) {
      ScrollView { LazyWideFirstGrid(0..<5_000, id: \.self) { Counting(index: $0) } }
    }
    stage.press(.return, .return, .end)
    #expect(!stage.surface.text.contains("n0:"))
    stage.press(.home)
    #expect(stage.surface.text.contains("n0:2"))
  }
}
