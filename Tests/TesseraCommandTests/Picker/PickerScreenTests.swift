import Tessera
import Testing

@testable import TesseraCommand

/// Scripts of events against pickers with a filter, marks and other things around their tiles.
@MainActor
@Suite struct PickerScreenTests {
  private static func items(_ count: Int) -> [String] { (1...count).map { "item\($0)" } }

  private static func multi(_ options: inout Options) { options.selection.maximumMarks = .max }

  // MARK: The filter

  @Test func `while typing the cursor is in the field, else on the focused tile`() throws {
    let window = try Window.picker(["alpha", "beta"], 60, 12)
    #expect(!window.surface.showsCursor)
    window.type("/be")
    #expect(window.surface.showsCursor)
    #expect(window.surface.cursor == CellPosition(column: 3, row: 0))
    #expect(window.lines[0].hasPrefix("/be") && window.lines[0].hasSuffix("1/2"))
    window.press(.tab)
    #expect(!window.surface.showsCursor)
    #expect(window.focusedNumber == 1)
    #expect(window.lines[0].hasPrefix("/be"))
  }

  @Test func `whole clusters are deleted and the cursor counts wide letters`() throws {
    let window = try Window.picker(["中", "a"], 60, 12)
    window.type("/中a")
    #expect(window.surface.cursor?.column == 4)
    window.press(.leftArrow)
    #expect(window.surface.cursor?.column == 3)
    window.press(.delete)
    #expect(window.surface.cursor?.column == 1)
    #expect(window.model?.query.text == "a")
  }

  @Test func `a long query shows the part around the cursor`() throws {
    let window = try Window.picker(["a"], 20, 12)
    window.type("/" + String(repeating: "x", count: 30) + "yz")
    let cursor = try #require(window.surface.cursor)
    #expect(cursor.column < 20 && window.lines[0].contains("yz"))
    window.press(.home)
    #expect(window.surface.cursor == CellPosition(column: 1, row: 0))
  }

  @Test func `a paste is typed, a line break in it never accepts`() throws {
    let window = try Window.picker(["ab cd", "x"], 60, 12)
    window.send(.paste(Array("ab\ncd\n".utf8)))
    #expect(window.model?.query.isEmpty == true && !window.isFinished)
    window.type("/")
    window.send(.paste(Array("ab\ncd\n".utf8)))
    #expect(window.model?.query.text == "ab cd" && !window.isFinished)
  }

  @Test func `keys typed ahead reach what the filter leaves`() throws {
    let slow = try Window.picker(Self.items(40), 40, 12)
    slow.type("/3")
    slow.press(.tab, .rightArrow, .return)
    let window = try Window.picker(Self.items(40), 40, 12)
    // No picture comes between: the tiles of the old list still stand in the last plan.
    window.sendWithoutDrawing("/3")
    window.sendWithoutDrawing(.tab, .rightArrow, .return)
    #expect(window.selected == slow.selected && window.selected.count == 1)
  }

  @Test func `arrows typed ahead move as far as arrows with a picture after each`() throws {
    let slow = try Window.picker(Self.items(90), 40, 12)
    let fast = try Window.picker(Self.items(90), 40, 12)
    let keys: [KeyEquivalent] = [
      .rightArrow, .rightArrow, .downArrow, .downArrow, .pageDown, .leftArrow, .end, .upArrow, .upArrow, .home,
      .downArrow,
    ]
    for key in keys {
      slow.press(key)
      fast.sendWithoutDrawing(key)
      #expect(fast.model?.focusedItem == slow.model?.focusedItem)
    }
    fast.draw()
    #expect(fast.focusedNumber == slow.focusedNumber)
  }

  @Test func `letters that were found are marked, whole clusters and nothing else`() throws {
    let window = try Window.picker(["e\u{301}tat", "a\u{200B}b", "xyz"], 60, 12, traits: .uncoloured)
    window.type("/t")
    #expect(window.underlined == "tt" || window.underlined == "t")
    window.press(.escape)
    window.type("/b")
    #expect(window.underlined == "b")
    window.press(.escape)
    window.type("/e")
    #expect(window.underlined == "é")
  }

  @Test(arguments: [("ü", [1, 2]), ("u", [1, 2, 3]), ("über", [1, 2])] as [(String, Set<Int>)])
  func `composed, decomposed and plain letters meet`(_ query: String, _ found: Set<Int>) throws {
    let window = try Window.picker(["u\u{308}ber", "über", "uber"], 60, 12)
    window.type("/" + query)
    let model = try #require(window.model)
    #expect(Set((0..<model.list.count).map { model.list.item(at: $0) + 1 }).isSuperset(of: found))
    #expect(query != "u" || model.list.count == 3)
  }

  @Test(arguments: ["i", "ss", "fi", "İ", "ß", "ﬁ"])
  func `case folding of any letter neither traps nor shifts marks`(_ query: String) throws {
    let window = try Window.picker(["İstanbul", "ISTANBUL", "straße", "ﬁn", "\u{FB03}x"], 60, 12)
    window.type("/" + query)
    #expect(window.lines[0].hasPrefix("/" + query))
  }

  // MARK: Marks

  @Test(arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func `a mark is a sign, not a colour alone, and covers no letter`(_ traits: ScreenTraits) throws {
    let window = try Window.picker(["alpha", "beta"], 60, 12, traits: traits, options: Self.multi)
    window.press(.rightArrow, .space)
    let sign = traits.drawsUnicode ? "✓2 beta" : "*2 beta"
    #expect(window.lines.contains { $0.contains(sign) }, "\(window.lines)")
    #expect(window.lines.last?.hasSuffix("2 (1 marked)") == true)
    window.press(.space)
    #expect(!window.lines.contains { $0.contains("marked") })
  }

  @Test func `Tab marks and goes on, Shift-Tab marks and goes back`() throws {
    let window = try Window.picker(Self.items(5), 60, 12, options: Self.multi)
    window.press(.tab, .tab)
    #expect(window.model?.marks.inInputOrder == [0, 1])
    #expect(window.focusedNumber == 3)
    window.send(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(window.model?.marks.inInputOrder == [0, 1, 2])
    #expect(window.focusedNumber == 2)
  }

  @Test func `hidden marks are counted, and returned`() throws {
    let window = try Window.picker(["apple", "berry", "cherry"], 60, 12, options: Self.multi)
    window.press(.rightArrow, .space)
    window.type("/apple")
    #expect(window.lines[0].hasSuffix("1/3 (1 marked, 1 hidden)"))
    window.press(.return)
    #expect(window.selected == [2])
  }

  @Test func `a click marks where several can be chosen, a double click chooses`() throws {
    let window = try Window.picker(["alpha", "beta", "gamma"], 60, 12, options: Self.multi)
    window.mouse(.press(button: 0), 1, 1)
    #expect(window.model?.marks.inInputOrder == [0] && !window.isFinished)
    window.wait(.seconds(1))
    // Between two tiles nothing is chosen.
    for column in [30, 34] {
      #expect(!window.isFinished)
      window.mouse(.press(button: 0), column, 1)
      window.mouse(.release(button: 0), column, 1)
      window.mouse(.press(button: 0), column, 1)
    }
    #expect(window.selected == [1, 2])
  }

  // MARK: Around the tiles

  @Test func `header, prompt and footer stand where there is room, and go on small screens`() throws {
    func lines(_ rows: Int) throws -> [String] {
      try Window.picker(["alpha", "beta"], 40, rows) {
        $0.appearance.header = "Head\nSecond"
        $0.appearance.prompt = "Find: "
        $0.appearance.footer = "Foot"
      }.lines
    }
    let all = try lines(16)
    #expect(Array(all.prefix(3)) == ["Head", "Second", "Find:" + String(repeating: " ", count: 34) + "2"])
    #expect(all.contains("Foot"))
    #expect(try lines(3).contains { $0.contains("alpha") })
    #expect(try !lines(3).contains { $0.contains("Find") || $0.contains("Foot") })
  }

  @Test func `the whole text of a focused tile that cuts it stands below`() throws {
    let long = "a label of many words that no tile of twelve columns can show"
    let window = try Window.picker(["x", long, "y"], 60, 12)
    #expect(window.lines.last?.contains("move") == true)
    window.press(.rightArrow)
    #expect(
      window.lines.last == String(long.prefix(59)) + "…" || window.lines.last?.hasPrefix("a label of many") == true)
    window.press(.rightArrow)
    #expect(window.lines.last?.contains("move") == true)
  }

  @Test func `without numbers none is shown and digits do nothing`() throws {
    let window = try Window.picker(["alpha", "beta"], 60, 12) { $0.appearance.showsNumbers = false }
    #expect(!window.lines.joined().contains("1"))
    window.type("2")
    #expect(window.selected == [] && !window.isFinished)
  }

  @Test func `a question mark opens the list of keys, the next key closes it`() throws {
    let window = try Window.picker(["alpha", "beta"], 60, 20)
    window.type("?")
    #expect(window.lines.contains { $0.contains("filter by typing") })
    #expect(!window.lines.contains { $0.contains("alpha") })
    window.press(.return)
    #expect(!window.isFinished && window.lines.contains { $0.contains("alpha") })
  }

  @Test(arguments: [Options.Arrangement.wideFirst, .list])
  func `what has the focus has it again when the list of keys is closed`(_ arrangement: Options.Arrangement) throws {
    let window = try Window.picker((1...60).map { "item\($0)" }, 60, 12) { $0.appearance.arrangement = arrangement }
    window.press(.end)
    let before = window.lines
    window.type("?")
    window.type("?")
    #expect(window.lines == before)
    window.press(.return)
    #expect(window.selected == [60])
  }

  @Test(arguments: [(90, 20), (60, 20), (120, 10)])
  func `what has the focus keeps it when the preview moves or goes`(columns: Int, rows: Int) throws {
    let window = try Window.picker((1...60).map { "item\($0)" }, 120, 20) {
      $0.appearance.preview = CommandTemplate("true")
    }
    window.press(.downArrow, .downArrow, .rightArrow)
    let focused = try #require(window.model?.focusedItem)
    #expect(focused > 1)
    window.resize(columns, rows)
    #expect(window.model?.focusedItem == focused)
    window.press(.return)
    #expect(window.selected == [focused + 1])
  }

  @Test(arguments: [(Options.Density.compact, 1), (.regular, 3), (.roomy, 4)])
  func `density says how high tiles are`(_ density: Options.Density, _ rows: Int) throws {
    let window = try Window.picker(Self.items(12), 40, 24, traits: .uncoloured) { $0.appearance.density = density }
    let first = try #require(window.lines.firstIndex { $0.contains("1 item1") })
    let second = try #require(window.lines.firstIndex { $0.contains("3 item3") })
    #expect(second - first == rows + (density == .compact ? 0 : 1))
  }

  @Test(arguments: [1, 2, 3, 5])
  func `--lines says how many lines of a label are seen`(_ count: Int) throws {
    let label = "one two three four five six seven eight nine ten eleven twelve"
    for traits in [ScreenTraits.coloured, .uncoloured] {
      let window = try Window.picker(["x", label], 24, 24, traits: traits) {
        $0.appearance.lineLimit = count
        $0.appearance.arrangement = .list
        $0.appearance.tileWidth = 12
        $0.appearance.tileColumns = 1...1
      }
      let start = try #require(window.lines.firstIndex { $0.contains("2 one") })
      let seen = window.lines[start...].prefix { !$0.contains("move") && !$0.contains("└") && !$0.contains("▀") }
        .filter { $0.contains { $0.isLetter } }
      #expect(seen.count == min(count, 4), "\(window.lines)")
    }
  }

  @Test func `items that can't be picked are passed over by keys, clicks and numbers`() throws {
    let window = try Window.picker(
      ["a", "b", "c", "d", "e", "f", "g"], 40, 16, options: { $0.selection.cycle = .list }
    ) {
      ![0, 2, 3, 5, 6].contains($0)
    }
    #expect(window.focusedNumber == 2)
    for step in 1...10 {
      window.press(.rightArrow)
      #expect(window.focusedNumber == (step % 2 == 1 ? 5 : 2))
    }
    window.type("3")
    window.mouse(.press(button: 0), 1, 1)
    #expect(window.selected == [] && !window.isFinished)
  }

  @Test func `where nothing can be picked keys are ignored and Enter ends without a choice`() throws {
    let window = try Window.picker(["a", "b", "c"], 40, 16) { _ in
    } canPick: { _ in
      false
    }
    window.press(.rightArrow, .downArrow, .end, .space)
    #expect(window.selected == [])
    let other = try Window.picker(["a", "b", "c"], 40, 16) { _ in
    } canPick: { _ in
      false
    }
    other.press(.return)
    #expect(other.isFinished && other.selected == [])
  }

  // MARK: Late items

  @Test func `late items leave the focus on its item`() throws {
    let window = try Window.picker(Self.items(5), 40, 16)
    window.press(.downArrow, .leftArrow)
    let focused = window.focusedNumber
    try window.add((6...40).map { "item\($0)" })
    #expect(window.focusedNumber == focused)
    window.press(.end)
    #expect(window.focusedNumber == 40)
  }

  // MARK: Small screens

  @Test("Every size from 1×1 draws with everything there is", arguments: [ScreenTraits.coloured, .uncoloured, .ascii])
  func everySmallSizeDraws(_ traits: ScreenTraits) throws {
    for isTyping in [false, true] {
      let window = try Window.picker(["日本語テキスト", "", "x", "a long label of many words"], 15, 6, traits: traits) {
        $0.selection.maximumMarks = .max
        $0.appearance.header = "header"
        $0.appearance.footer = "footer"
        $0.appearance.prompt = "prompt> "
        $0.search.startsInFilter = isTyping
        $0.search.query = "日本"
      }
      for columns in 1...15 {
        for rows in 1...6 {
          window.resize(columns, rows)
          #expect(window.surface.cursor != nil, "\(columns)×\(rows)")
          #expect(window.surface.showsCursor == isTyping, "\(columns)×\(rows)")
        }
      }
    }
  }
}
