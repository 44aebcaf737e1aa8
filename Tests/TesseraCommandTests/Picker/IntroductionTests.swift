import Tessera
import Testing

@testable import TesseraCommand

/// The tile of `--intro`.
@MainActor
@Suite struct IntroductionTests {
  private static func window(
    _ count: Int, _ columns: Int, _ rows: Int, traits: ScreenTraits = .coloured,
    _ change: (inout Options) -> Void = { _ in }
  ) throws -> Window {
    try Window.picker((1...count).map { "item\($0)" }, columns, rows, traits: traits) {
      $0.appearance.introduction = "Choose one"
      change(&$0)
    }
  }

  @Test(arguments: Options.Arrangement.allCases, [ScreenTraits.coloured, .uncoloured, .ascii])
  func `is seen first, has no number, and the first item has the focus`(
    _ arrangement: Options.Arrangement, _ traits: ScreenTraits
  ) throws {
    let window = try Self.window(9, 60, 50, traits: traits) { $0.appearance.arrangement = arrangement }
    let line = try #require(window.lines.first { $0.contains("Choose one") })
    #expect(!line.prefix { $0 != "C" }.contains { $0.isNumber })
    #expect(window.focusedNumber == 1)
    #expect(window.lines.contains { $0.contains("9 item9") })
  }

  @Test(arguments: [Options.Arrangement.wideFirst, .grid])
  func `takes two columns of a grid, and the first item one`(_ arrangement: Options.Arrangement) throws {
    let window = try Self.window(9, 60, 20, traits: .uncoloured) { $0.appearance.arrangement = arrangement }
    #expect(window.lines[0].split(separator: " ").map(\.count) == [30, 14, 14])
    #expect(window.lines[1].contains("1 item1") && window.lines[1].contains("2 item2"))
  }

  @Test func `keys and clicks never reach it`() throws {
    for key in [KeyEquivalent.home, .leftArrow, .upArrow, .pageUp] {
      let window = try Self.window(30, 60, 12)
      window.press(.rightArrow, .leftArrow, key)
      #expect(window.focusedNumber == 1)
    }
    let window = try Self.window(9, 60, 12)
    window.mouse(.press(button: 0), 2, 1)
    window.mouse(.release(button: 0), 2, 1)
    #expect(!window.isFinished && window.focusedNumber == 1)
    window.type("2")
    #expect(window.selected == [2])
  }

  @Test(arguments: [KeyEquivalent.upArrow, .pageUp], [(13, 8), (40, 8), (60, 6)])
  func `goes with the tiles, and Up from the first row brings it back`(
    _ key: KeyEquivalent, _ size: (columns: Int, rows: Int)
  ) throws {
    let window = try Self.window(60, size.columns, size.rows)
    window.press(.end)
    #expect(!window.lines.contains { $0.contains("Choose") })
    for _ in 1...60 { window.press(key) }
    #expect(window.lines[0].contains("Choose") || window.lines[1].contains("Choose"))
  }

  @Test func `comes back with the second tile of the first row below a heading, too`() throws {
    let store = ItemStore(separator: .newline)
    let staging = ItemStaging(form: .headings(prefix: Array("#".utf8)), separator: .newline, items: store)
    for line in ["#Head"] + (1...40).map({ "item\($0)" }) { try staging.store.append(item: Array(line.utf8)) }
    try staging.flush(atEnd: true)
    var options = Options()
    options.appearance.introduction = "Choose one"
    let model = PickerModel(items: store, options: options)
    let host = ViewHost(root: PickerView(model: model, strings: .english))
    func lines(_ keys: [KeyEquivalent]) -> String {
      var surface = host.draw(size: CellSize(columns: 40, rows: 10), traits: .coloured)
      for key in keys {
        host.handle(.key(KeyPress(key)), moreInputIsWaiting: false, now: .now)
        surface = host.draw(size: CellSize(columns: 40, rows: 10), traits: .coloured)
      }
      return surface.text
    }
    #expect(lines([]).contains("Choose"))
    #expect(!lines([.end]).contains("Choose"))
    #expect(lines([.home, .rightArrow] + [KeyEquivalent](repeating: .downArrow, count: 5)).contains("item2") == false)
    #expect(lines([KeyEquivalent](repeating: .upArrow, count: 9)).contains("Choose"))
    #expect(model.focusedItem == 1)
  }

  @Test func `stays where the filter finds nothing, and the whole text of a cut tile is that of its item`() throws {
    let window = try Self.window(9, 60, 12)
    window.type("/zzz")
    #expect(window.lines.contains { $0.contains("Choose one") })
    let long = "a label of many words that no tile of twelve columns can show"
    let cut = try Window.picker(["x", long], 60, 12) { $0.appearance.introduction = "Choose" }
    cut.press(.rightArrow)
    #expect(cut.lines.last?.hasPrefix("a label of many") == true)
  }
}
