import Tessera
import Testing

@testable import TesseraCommand

/// Scripts of events against the picker.
@MainActor
struct PickerScriptTests {
  private static func items(_ count: Int) -> [String] {
    (0..<count).map { "item" + String(repeating: "x", count: $0 % 9) }
  }

  @Test(
    "At 40 columns the wide first tile, a ragged last row and scrolling",
    arguments: [
      // The column is remembered over the wide tile; Up from the fifth leads to the second.
      ([.end, .home], 1), ([.downArrow], 3), ([.rightArrow], 2), ([.rightArrow, .downArrow, .upArrow], 2),
      ([.tab, .tab, .tab, .upArrow, .downArrow], 4), ([.tab, .tab, .tab, .tab, .upArrow], 2),
      // Tile 6 stands in the third row, first column: Down leads to the tile below it.
      ([.tab, .tab, .tab, .tab, .tab, .downArrow], 9),
      ([.end, .upArrow], 27), ([.end], 30),
    ] as [([KeyEquivalent], Int)])
  func keysMove(_ keys: [KeyEquivalent], _ number: Int) throws {
    let window = try Window.picker(Self.items(30), 40, 13)
    for key in keys { window.press(key) }
    #expect(window.focusedNumber == number)
  }

  @Test func downAtTheBottomScrollsByNoMoreThanItMust() throws {
    let window = try Window.picker(Self.items(30), 40, 13)
    window.press(.tab, .tab, .tab, .tab, .tab)
    let before = window.lines
    window.press(.downArrow)
    #expect(window.lines != before)
    #expect(window.focusedNumber == 9)
    #expect(window.lines.contains { $0.contains("3 item") })
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func selectingEndsThePicker(_ key: KeyEquivalent) throws {
    let window = try Window.picker(["a", "b", "c"])
    window.press(.rightArrow, key)
    #expect(window.selected == [2])
    #expect(window.isFinished)
    window.press(key)
    #expect(window.selected == [2])
  }

  @Test(arguments: ["q", .escape] as [KeyEquivalent])
  func leavingPicksNothing(_ key: KeyEquivalent) throws {
    let window = try Window.picker(["a", "b"])
    window.press(key)
    #expect(window.isFinished)
    #expect(window.selected == [])
  }

  @Test(arguments: [("2", 9, [2]), ("4", 30, [4]), ("3", 30, []), ("30", 30, [30]), ("31", 30, []), ("7", 3, [])])
  func numbers(_ text: String, _ count: Int, _ selected: [Int]) throws {
    let window = try Window.picker(Self.items(count))
    window.type(text)
    #expect(window.selected == selected)
    #expect(window.isFinished == !selected.isEmpty)
  }

  @Test func whileInputArrivesANumberWaits() throws {
    let window = try Window.picker(Self.items(9))
    window.send(.key(KeyPress("4")), moreInputIsWaiting: true)
    #expect(window.focusedNumber == 4)
    #expect(window.selected == [])
    window.press(.return)
    #expect(window.selected == [4])
  }

  @Test func withDigitsFocusANumberOnlyMoves() throws {
    let window = try Window.picker(Self.items(40), 40, 12, digits: .focus)
    window.type("37")
    window.wait(.seconds(1))
    #expect(window.focusedNumber == 37)
    #expect(window.selected == [])
    window.press(.return)
    #expect(window.selected == [37])
  }

  @Test func aClickPicks() throws {
    let window = try Window.picker(["a", "b", "c"], 60, 12)
    // The wide tile is 26 columns: four columns of tiles.
    window.mouse(.press(button: 0), 1, 0)
    #expect(window.selected == [1])
    let other = try Window.picker(["a", "b", "c"], 60, 12)
    other.mouse(.press(button: 0), 59, 11)
    #expect(other.selected == [] && !other.isFinished)
  }

  @Test func farRightInAVeryWideScreenAClickHitsItsTile() throws {
    let window = try Window.picker(Self.items(30), 300, 20) { $0.appearance.tileWidth = 12 }
    window.mouse(.press(button: 0), 250, 1)
    #expect(window.selected == [19])
  }

  @Test("A random storm of events and sizes", arguments: [1, 2])
  func storm(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let traits = [ScreenTraits.coloured, .uncoloured, .ascii][Int(seed) % 3]
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .tab, "h", "j", "k", "l", "1",
      "0", "6", "x", .delete,
    ]
    let window = try Window.picker(Self.items(40), 80, 24, traits: traits, digits: .focus)
    for step in 0..<25 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: window.resize(Int.random(in: 1...120, using: &random), Int.random(in: 1...40, using: &random))
      case 1: window.mouse(Bool.random(using: &random) ? .scrollUp : .scrollDown, 3, 3)
      case 2: window.wait(.milliseconds(Int.random(in: 0...700, using: &random)))
      default: window.send(.key(KeyPress(keys.randomElement(using: &random) ?? .tab)), moreInputIsWaiting: false)
      }
      #expect(window.surface.cursor != nil, "seed \(seed), step \(step), \(window.size)")
      if window.size.columns >= 12, window.size.rows >= 3 {
        #expect(window.focusedNumber != nil, "seed \(seed), step \(step), \(window.size)")
      }
    }
  }

  @Test("Every size from 1×1 to 30×10 draws", arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func everySmallSizeDraws(_ traits: ScreenTraits) throws {
    let window = try Window.picker(["日本語テキスト", "", "x", "a long label of many words"], 30, 10, traits: traits)
    window.press(.end)
    for columns in stride(from: 1, through: 30, by: traits == .coloured ? 1 : 4) {
      for rows in stride(from: 1, through: 10, by: traits == .coloured ? 1 : 2) {
        window.resize(columns, rows)
        #expect(window.surface.cursor != nil, "\(columns)×\(rows)")
      }
    }
  }

  @Test func ofAHugeLabelOnlyTheBeginningIsLookedAtForWhatWasFound() throws {
    let window = try Window.picker([String(repeating: "x ", count: 5_000_000), "b"], 40, 8)
    let start = ContinuousClock.now
    window.type("/x")
    // Marks on five million letters would take minutes.
    #expect(.now - start < .seconds(30))
    #expect(window.lines.contains { $0.contains("x x x") })
  }

  @Test func aHugeLabelIsCutAndDrawsFast() throws {
    let window = try Window.picker([String(repeating: "x", count: 1_000_000), "b"], 40, 8)
    #expect(window.lines.contains { $0.contains("…") })
    #expect(window.lines.allSatisfy { $0.count <= 40 })
  }
}
