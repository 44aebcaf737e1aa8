import Tessera
import Testing

@testable import TesseraCommand

/// Scripts of events against the palette.
@MainActor
struct PaletteScriptTests {
  @Test func atTheStartTheFirstTileHasTheFocusAndNothingIsSelected() {
    let window = Window.palette()
    #expect(window.focusedNumber == 1)
    #expect(window.selected == [])
    #expect(window.lines.contains { $0.contains("Choose a numbered tile") })
  }

  @Test(
    "Keys move the focus over what the eye sees",
    arguments: [
      // 76 columns between the paddings: five columns, the introductory tile over the first two.
      ([.rightArrow], 2), ([.rightArrow, .rightArrow, .rightArrow], 3), ([.leftArrow], 1), ([.upArrow], 1),
      ([.downArrow], 6), ([.downArrow, .leftArrow, .leftArrow], 4),
      ([.downArrow, .leftArrow, .leftArrow, .upArrow], 1),
      ([.downArrow, .downArrow], 11), ([.rightArrow, .downArrow, .downArrow], 11),
      ([.rightArrow, .downArrow, .downArrow, .upArrow], 7),
      ([.home], 1), ([.end], 11), ([.end, .home], 1), ([.tab], 2), ([.tab, .tab], 3), ([.pageDown], 11),
      ([.end, .pageUp], 1),
      (["l"], 2), (["l", "h"], 1), (["j"], 6), (["j", "k"], 1),
    ] as [([KeyEquivalent], Int)])
  func keysMove(_ keys: [KeyEquivalent], _ number: Int) {
    let window = Window.palette()
    for key in keys { window.press(key) }
    #expect(window.focusedNumber == number)
    #expect(window.selected == [])
  }

  @Test func shiftTabGoesBack() {
    let window = Window.palette()
    window.press(.tab, .tab)
    window.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(window.focusedNumber == 2)
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func selectingKeepsThePaletteOpen(_ key: KeyEquivalent) {
    let window = Window.palette()
    window.press(.rightArrow, key)
    #expect(window.selected == [2])
    #expect(!window.isFinished)
    #expect(window.lines.contains { $0.contains("Selected tile: 2") })
    #expect(window.lines.contains { $0.contains("✓") })
    window.press(.rightArrow, key)
    #expect(window.selected == [2, 3])
  }

  @Test(arguments: ["q", .escape] as [KeyEquivalent])
  func itIsLeft(_ key: KeyEquivalent) {
    let window = Window.palette()
    window.press(key)
    #expect(window.isFinished)
    #expect(window.selected == [])
  }

  @Test func aNumberThatCannotGoOnActsAtOnce() {
    for digit in 2...9 {
      let window = Window.palette()
      window.type(String(digit))
      #expect(window.selected == [digit])
      #expect(window.focusedNumber == digit)
      #expect(window.deadline == nil)
    }
  }

  @Test func aNumberThatCanGoOnWaits() {
    let window = Window.palette()
    window.press(.end)
    window.type("1")
    #expect(window.focusedNumber == 1)
    #expect(window.selected == [])
    window.wait(.milliseconds(599))
    #expect(window.selected == [])
    window.wait(.milliseconds(1))
    #expect(window.selected == [1])
    window.wait(.seconds(9))
    #expect(window.selected == [1])
  }

  @Test(arguments: [("10", [10]), ("11", [11]), ("12", []), ("0", []), ("05", [5]), ("100", [10]), ("99", [9, 9])])
  func typedNumbers(_ text: String, _ selected: [Int]) {
    let window = Window.palette()
    window.type(text)
    #expect(window.selected == selected)
  }

  @Test func enterEndsANumber() {
    let window = Window.palette()
    window.type("1")
    window.press(.return)
    #expect(window.selected == [1])
    window.wait(.seconds(1))
    #expect(window.selected == [1])
  }

  @Test func anyOtherKeyForgetsTheNumber() {
    let window = Window.palette()
    window.type("1")
    window.press(.rightArrow)
    window.wait(.seconds(1))
    #expect(window.selected == [])
    #expect(window.focusedNumber == 2)
  }

  @Test func pastedDigitsWait() {
    let window = Window.palette()
    window.type("5", isPasted: false)
    #expect(window.selected == [5])
    window.send(.key(KeyPress("7")), moreInputIsWaiting: true)
    #expect(window.selected == [5])
    #expect(window.focusedNumber == 7)
    window.wait(.milliseconds(600))
    #expect(window.selected == [5, 7])
  }

  @Test func withDigitsFocusANumberOnlyMoves() {
    let window = Window.palette(digits: .focus)
    window.type("7")
    window.type("11")
    #expect(window.focusedNumber == 11)
    window.wait(.seconds(1))
    #expect(window.selected == [])
    window.press(.return)
    #expect(window.selected == [11])
  }

  @Test func aClickSelectsTheTileUnderIt() throws {
    let window = Window.palette()
    let row = try #require(window.lines.firstIndex { $0.contains("Tile 5") })
    let before = try #require(window.lines[row].range(of: "Tile 5"))
    let column = window.lines[row].distance(from: window.lines[row].startIndex, to: before.lowerBound)
    // Fills don't show in the text, so the columns are those of the letters.
    window.mouse(.press(button: 0), column, row)
    #expect(window.selected == [5])
    #expect(window.focusedNumber == 5)
  }

  @Test(arguments: [(0, 0), (5, 6), (79, 23), (500, 500), (Int.max, Int.max)])
  func aClickBesideTheTilesDoesNothing(_ column: Int, _ row: Int) {
    let window = Window.palette()
    window.mouse(.press(button: 0), column, row)
    #expect(window.selected == [])
    #expect(window.focusedNumber == 1)
  }

  @Test func otherButtonsAndMovesDoNothing() {
    let window = Window.palette()
    for action: MouseEvent.Action in [
      .press(button: 1), .press(button: 2), .release(button: 0), .drag(button: 0), .move, .scrollLeft, .scrollRight,
    ] {
      for row in 0..<24 { window.mouse(action, 40, row) }
    }
    #expect(window.selected == [])
    #expect(window.focusedNumber == 1)
  }

  @Test func theWheelScrolls() {
    let window = Window.palette(24, 12)
    let top = window.lines
    window.mouse(.scrollDown, 5, 5)
    #expect(window.lines != top)
    for _ in 0..<9 { window.mouse(.scrollUp, 5, 5) }
    window.press(.home)
    #expect(window.lines == top)
  }

  @Test(
    "A random storm of keys, clicks and sizes leaves the focus visible and the numbers true", arguments: [1, 2])
  func storm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let traits = [ScreenTraits.coloured, .uncoloured, .ascii, .coloured][Int(seed) % 4]
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .tab, .return, .space, "h", "j",
      "k", "l", "1", "2", "0", "9", "x", "é", .delete, .function(5),
    ]
    let window = Window.palette(80, 24, traits: traits)
    for step in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: window.resize(Int.random(in: 1...120, using: &random), Int.random(in: 1...40, using: &random))
      case 1:
        let action = [MouseEvent.Action.press(button: 0), .scrollUp, .scrollDown, .move].randomElement(using: &random)
        window.mouse(
          action ?? .move, Int.random(in: 0...130, using: &random), Int.random(in: 0...45, using: &random))
      case 2: window.wait(.milliseconds(Int.random(in: 0...700, using: &random)))
      default:
        window.send(
          .key(KeyPress(keys.randomElement(using: &random) ?? .tab)),
          moreInputIsWaiting: Bool.random(using: &random))
      }
      #expect(window.surface.cursor != nil, "seed \(seed), step \(step), \(window.size)")
      #expect(window.selected.allSatisfy { (1...11).contains($0) })
      if window.size.columns >= 16, window.size.rows >= 3 {
        #expect(window.focusedNumber != nil, "seed \(seed), step \(step), \(window.size)")
      }
    }
    #expect(!window.isFinished)
  }

  @Test("Every size from 1×1 to 30×10 draws", arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func everySmallSizeDraws(_ traits: ScreenTraits) {
    let window = Window.palette(30, 10, traits: traits)
    window.press(.downArrow, .return)
    for columns in stride(from: 1, through: 30, by: traits == .coloured ? 1 : 4) {
      for rows in stride(from: 1, through: 10, by: traits == .coloured ? 1 : 2) {
        window.resize(columns, rows)
        #expect(window.surface.cells.count == columns * rows)
        #expect(window.surface.cursor != nil, "\(columns)×\(rows)")
        // The focused tile goes last: something of it is seen on every screen.
        #expect(window.surface.cells != Surface(size: window.size).cells, "\(columns)×\(rows)")
      }
    }
  }
}
