import TesseraLayout
import Testing

@testable import TesseraUI

/// Tiles that are copied from the last picture look as if they had been drawn anew.
@MainActor
@Suite struct TilePicturesTests {
  /// Counts the labels whose nodes were made.
  private final class Counter {
    var made = 0
  }

  private struct Label: View {
    let text: String
    let isMarked: Bool
    let height: Double
    let counter: Counter

    func looksLike(_ other: Label) -> Bool {
      text == other.text && isMarked == other.isMarked && height == other.height
    }

    var body: some View {
      counter.made += 1
      return Text(text).lineLimit(1).padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: CGFloat(height), alignment: .leading)
        .background(isMarked ? Color.blue : Color.gray.opacity(0.3))
    }
  }

  private struct Look: Sendable {
    var gap = 8.0
    var rowGap: Double?
    var height = 48.0
    var isList = false
    var countsRevisions = false
    var spacing = 0.0
    var traits = ScreenTraits.coloured
    var direction = LayoutDirection.leftToRight
  }

  private struct Tiles: View {
    let look: Look
    let isCopying: Bool
    let counter: Counter
    @FocusState private var focused: Int?
    @State private var round = 0
    @State private var revision = 0
    @State private var marks: Set<Int> = []

    var body: some View {
      var arrangement = TileArrangement(
        look.isList ? .list : .wideFirst, minimumColumnWidth: 96, gap: look.gap, tileHeight: look.height)
      arrangement.rowGap = look.rowGap
      return VStack(alignment: .leading, spacing: CGFloat(look.spacing)) {
        Text("Title")
        ScrollView {
          LazyTileGrid(
            arrangement, count: 90, isEnabled: { $0 % 7 != 5 }, focus: TileFocus($focused), action: { toggle($0) },
            areSame: isCopying ? { $0.looksLike($1) } : nil, revision: look.countsRevisions ? revision : nil
          ) { tile in
            label(of: tile)
          }
        }
        Text("Footer")
      }
      .onKeyPress("x") {
        round += 1
        revision += 1
        return .handled
      }
    }

    private func label(of tile: Int) -> Label {
      Label(
        text: "tile \(tile) \(tile % 5 == 0 ? round : 0)", isMarked: marks.contains(tile), height: look.height,
        counter: counter)
    }

    private func toggle(_ tile: Int) {
      if marks.remove(tile) == nil { marks.insert(tile) }
      revision += 1
    }
  }

  private func stage(_ look: Look, isCopying: Bool, counter: Counter) -> Stage<Tiles> {
    var environment = EnvironmentValues()
    environment.layoutDirection = look.direction
    return Stage(60, 17, traits: look.traits, environment: environment) {
      Tiles(look: look, isCopying: isCopying, counter: counter)
    }
  }

  @Test(arguments: [
    Look(), Look(gap: 0, height: 16), Look(gap: 0, height: 24), Look(gap: 4, height: 40), Look(gap: 16, height: 32),
    Look(rowGap: 0, height: 16, isList: true), Look(traits: .uncoloured), Look(traits: .ascii),
    Look(direction: .rightToLeft), Look(rowGap: 0), Look(rowGap: 12, height: 20),
    Look(spacing: 8), Look(height: 40, spacing: 24), Look(gap: 0, height: 48, traits: .uncoloured),
    Look(countsRevisions: true), Look(gap: 0, height: 24, countsRevisions: true),
  ])
  private func copiesLookLikeDrawings(_ look: Look) {
    let counters = (Counter(), Counter())
    let copied = stage(look, isCopying: true, counter: counters.0)
    let drawn = stage(look, isCopying: false, counter: counters.1)
    var random = SeededGenerator(seed: 11)
    let keys: [KeyEquivalent] = [
      .downArrow, .rightArrow, .upArrow, .leftArrow, .pageDown, .end, .home, .return, "x", .downArrow, .downArrow,
    ]
    for step in 0..<150 {
      if step % 40 == 39 {
        let size = (Int.random(in: 8...90, using: &random), Int.random(in: 2...30, using: &random))
        copied.resize(size.0, size.1)
        drawn.resize(size.0, size.1)
      } else if step % 11 == 10 {
        let event = Event.mouse(
          MouseEvent(step % 2 == 0 ? .scrollDown : .scrollUp, at: CellPosition(column: 3, row: 3)))
        copied.send(event)
        drawn.send(event)
      } else if let key = keys.randomElement(using: &random) {
        copied.press(key)
        drawn.press(key)
      }
      guard copied.surface == drawn.surface else {
        Issue.record("step \(step):\n\(copied.surface.text)\n\(drawn.surface.text)")
        return
      }
    }
  }

  @Test(arguments: [0.0, 8]) func aKeyMakesOneTile(spacing: Double) {
    let counter = Counter()
    let stage = stage(Look(spacing: spacing), isCopying: true, counter: counter)
    stage.press(.downArrow, .rightArrow)
    let before = counter.made
    stage.press(.rightArrow)
    #expect(counter.made - before == 1)
  }
}
