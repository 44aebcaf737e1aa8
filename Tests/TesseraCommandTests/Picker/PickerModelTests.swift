import Tessera
import Testing

@testable import TesseraCommand

/// The rules of a picker, without a screen.
@MainActor
@Suite struct PickerModelTests {
  private static func model(
    _ items: [String], disabled: Set<Int> = [], _ change: (inout Options) -> Void = { _ in }
  ) throws -> PickerModel {
    let store = ItemStore(separator: .newline)
    for item in items { try store.append(item: Array(item.utf8)) }
    var options = Options()
    change(&options)
    return PickerModel(items: store, options: options, canPick: { !disabled.contains($0) })
  }

  private static func shown(_ model: PickerModel) -> [Int] { (0..<model.list.count).map { model.list.item(at: $0) } }

  private static func type(_ text: String, into model: PickerModel) {
    for character in text { _ = model.handle(KeyPress(KeyEquivalent(character)), input: InputStatus()) }
  }

  private static func press(_ model: PickerModel, _ keys: KeyPress...) {
    for key in keys { _ = model.handle(key, input: InputStatus()) }
  }

  // MARK: Focus and the list

  @Test func `the focus stays on its item when the filter changes`() throws {
    let model = try Self.model((1...40).map(String.init))
    model.place(on: 12)
    Self.type("/3", into: model)
    #expect(Self.shown(model).first == 2)
    #expect(model.focusedItem == 12)
  }

  @Test func `where its item is gone, the nearest before it in the old order has the focus`() throws {
    let model = try Self.model(["apple", "berry", "cherry", "apricot", "plum"])
    model.place(on: 4)
    Self.type("/ap", into: model)
    #expect(model.focusedItem == 3)
    Self.press(model, KeyPress(.escape))
    #expect(model.list.count == 5)
    #expect(model.focusedItem == 3)
  }

  @Test func `with none before it the first has the focus`() throws {
    let model = try Self.model(["plum", "apple", "apricot"])
    model.place(on: 0)
    Self.type("/ap", into: model)
    #expect(model.focusedItem == 1)
  }

  @Test func `a focus that nobody placed is on the best match`() throws {
    let model = try Self.model(["axbxc", "zabc", "abc"])
    Self.type("/abc", into: model)
    #expect(model.focusedItem == 2)
  }

  @Test func `a sorting filter keeps focus and marks on late items too`() throws {
    let model = try Self.model((1...5).map(String.init)) { $0.selection.maximumMarks = .max }
    model.place(on: 2)
    model.toggleMark(2)
    for item in 6...40 { try model.items.append(item: Array(String(item).utf8)) }
    model.itemsDidChange()
    #expect(model.focusedItem == 2 && model.list.count == 40)
    Self.type("/3", into: model)
    #expect(model.focusedItem == 2)
    try model.items.append(item: Array("3".utf8))
    model.itemsDidChange()
    model.finishSearch()
    #expect(model.focusedItem == 2 && model.marks.contains(2))
    #expect(Self.shown(model).contains(40))
  }

  @Test func `disabled items never have the focus`() throws {
    let model = try Self.model(["a1", "b", "a2", "a3"], disabled: [0, 2])
    #expect(model.focusedItem == 1)
    model.place(on: 3)
    Self.type("/a2", into: model)
    #expect(model.focusedItem == nil && model.list.count == 1)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .cancelled)
  }

  @Test func `the item of --start has the focus, also when it comes late`() throws {
    let model = try Self.model(["a", "b"]) { $0.selection.start = Array("c".utf8) }
    #expect(model.focusedItem == 0)
    try model.items.append(item: Array("c".utf8))
    model.itemsDidChange()
    #expect(model.focusedItem == 2)
  }

  @Test func `late items of --start don't take a focus that was placed`() throws {
    let model = try Self.model(["a", "b"]) { $0.selection.start = Array("c".utf8) }
    model.focusDidMove(to: 1)
    try model.items.append(item: Array("c".utf8))
    model.itemsDidChange()
    #expect(model.focusedItem == 1)
  }

  // MARK: Keys

  @Test(
    arguments: [
      ("/ab", [], "ab", true), ("/ab", [KeyPress(.tab)], "ab", false), ("/ab", [KeyPress(.downArrow)], "ab", false),
      ("/ab", [KeyPress(.escape)], "", false), ("/a b1", [], "a b1", true), ("/q?/", [], "q?/", true),
      ("/ab", [KeyPress("u", modifiers: .control)], "", true),
      ("/a b", [KeyPress("w", modifiers: .control)], "a ", true),
      ("/ab", [KeyPress("a", modifiers: .control), KeyPress("k", modifiers: .control)], "", true),
      ("/ab", [KeyPress(.leftArrow), KeyPress("x"), KeyPress("e", modifiers: .control), KeyPress("y")], "axby", true),
      ("/ab", [KeyPress(.delete)], "a", true), ("/ab", [KeyPress(.tab), KeyPress("/"), KeyPress("c")], "abc", true),
    ] as [(String, [KeyPress], String, Bool)])
  func `the filter field takes all printable keys and edits`(
    _ text: String, _ keys: [KeyPress], _ query: String, _ isTyping: Bool
  ) throws {
    let model = try Self.model(["ab", "abc"])
    Self.type(text, into: model)
    for key in keys { _ = model.handle(key, input: InputStatus()) }
    #expect(model.query.text == query)
    #expect((model.zone == .filter) == isTyping)
    #expect(model.outcome == nil)
  }

  @Test(
    arguments: [
      // How often Esc leaves, without a filter, with one, in an open but empty field, with --search.
      ("", false, 1), ("/ab", false, 2), ("/ab\t", false, 2), ("/", false, 2), ("", true, 1), ("ab", true, 2),
    ])
  func `Esc clears the filter, a further one leaves`(_ text: String, _ search: Bool, _ count: Int) throws {
    let model = try Self.model(["ab", "abc"]) { $0.search.startsInFilter = search }
    Self.type(text, into: model)
    for number in 1...count {
      #expect(model.outcome == nil, "before \(number)")
      Self.press(model, KeyPress(.escape))
    }
    #expect(model.outcome == .cancelled)
    #expect(model.query.isEmpty)
  }

  @Test func `numbers are those drawn`() throws {
    let model = try Self.model((1...20).map { $0 == 3 || $0 == 17 ? "x\($0)" : "y" })
    Self.type("/x\t2", into: model)
    #expect(model.outcome == .accepted(PickerAnswer(items: [16], query: "x")))
  }

  @Test func `with --multi a number marks`() throws {
    let model = try Self.model(["a", "b", "c"]) { $0.selection.maximumMarks = .max }
    Self.type("3", into: model)
    #expect(model.outcome == nil && model.marks.inInputOrder == [2] && model.focusedItem == 2)
  }

  @Test func `the list of keys covers the tiles until the next key`() throws {
    let model = try Self.model(["a", "b"])
    Self.type("?", into: model)
    #expect(model.showsKeys)
    Self.press(model, KeyPress(.return))
    #expect(!model.showsKeys && model.outcome == nil)
  }

  // MARK: Marks and answers

  @Test func `Enter returns the marks in the input's order, hidden ones too`() throws {
    let model = try Self.model(["apple", "berry", "cherry"]) { $0.selection.maximumMarks = .max }
    model.toggleMark(2)
    model.toggleMark(1)
    Self.type("/apple", into: model)
    #expect(model.hiddenMarkCount == 2)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .accepted(PickerAnswer(items: [1, 2], query: "apple")))
  }

  @Test func `--marking-order keeps the order of marking`() throws {
    let model = try Self.model(["a", "b", "c"]) {
      $0.selection.maximumMarks = .max
      $0.selection.keepsMarkingOrder = true
    }
    model.toggleMark(2)
    model.toggleMark(0)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .accepted(PickerAnswer(items: [2, 0])))
  }

  @Test func `without a mark Enter returns the focused item`() throws {
    let model = try Self.model(["a", "b"]) { $0.selection.maximumMarks = .max }
    model.place(on: 1)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .accepted(PickerAnswer(items: [1])))
  }

  @Test func `of two equal items only the marked one is returned`() throws {
    let model = try Self.model(["a", "a", "b"]) { $0.selection.maximumMarks = .max }
    model.place(on: 1)
    Self.press(model, KeyPress(.space), KeyPress(.return))
    #expect(model.outcome == .accepted(PickerAnswer(items: [1])))
  }

  @Test func `Ctrl-A marks all that is shown, as many as may be`() throws {
    let model = try Self.model(["x1", "y", "x2", "x3"]) { $0.selection.maximumMarks = 2 }
    Self.type("/x\t", into: model)
    Self.press(model, KeyPress("a", modifiers: .control))
    #expect(model.marks.count == 2 && !model.marks.contains(1))
  }

  @Test func `exchanging marks leaves hidden ones alone`() throws {
    let model = try Self.model(["x1", "y", "x2"]) { $0.selection.maximumMarks = .max }
    model.toggleMark(0)
    model.toggleMark(1)
    Self.type("/x\t", into: model)
    model.toggleAllMarks()
    #expect(model.marks.inInputOrder == [1, 2])
    model.unmarkAll()
    #expect(model.marks.inInputOrder == [1])
  }

  @Test func `--preselect marks equal items, late ones too`() throws {
    let model = try Self.model(["a", "b", "a"], disabled: [2]) {
      $0.selection.maximumMarks = .max
      $0.selection.preselected = [Array("a".utf8), Array("c".utf8)]
    }
    #expect(model.marks.inInputOrder == [0])
    try model.items.append(item: Array("c".utf8))
    model.itemsDidChange()
    #expect(model.marks.inInputOrder == [0, 3])
  }

  @Test func `without a match Enter ends without a choice`() throws {
    let model = try Self.model(["a"])
    Self.type("/zzz", into: model)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .cancelled)
  }

  @Test func `with --allow-new what was typed is the answer where nothing matches`() throws {
    let model = try Self.model(["a"]) { $0.selection.allowsNew = true }
    Self.type("/zzz", into: model)
    Self.press(model, KeyPress(.return))
    #expect(model.outcome == .accepted(PickerAnswer(newText: Array("zzz".utf8), query: "zzz")))
  }

  @Test func `a key of --expect chooses and is told`() throws {
    let key = try #require(NamedKey("ctrl-v"))
    let model = try Self.model(["a", "b"]) { $0.selection.expectedKeys = [key] }
    model.place(on: 1)
    Self.press(model, KeyPress("v", modifiers: .control))
    #expect(model.outcome == .accepted(PickerAnswer(items: [1], key: "ctrl-v")))
  }

  @Test(
    arguments: [(nil, PickerOutcome.cancelled), ("z", .accepted(PickerAnswer(newText: [0x7A])))]
      as [(String?, PickerOutcome)])
  func `the end of --timeout chooses its value, if it has one`(_ value: String?, _ outcome: PickerOutcome) throws {
    let model = try Self.model(["a"]) {
      $0.selection.timeout = Options.Timeout(seconds: 1, value: value.map { Array($0.utf8) })
    }
    model.timeIsOver()
    #expect(model.outcome == outcome)
  }

  @Test func `with --keep-open each choice is delivered, and the marks are gone`() throws {
    let model = try Self.model(["a", "b"]) {
      $0.selection.keepsOpen = true
      $0.selection.maximumMarks = .max
    }
    var delivered: [[Int]] = []
    model.deliver = { delivered.append($0.items) }
    model.toggleMark(1)
    Self.press(model, KeyPress(.return), KeyPress(.return))
    #expect(delivered == [[1], [0]])
    #expect(model.outcome == nil && model.hasDelivered && model.marks.isEmpty)
  }

  @Test(
    arguments: [
      ("x:accept", "x", [0]), ("x:toggle+accept", "x", [0]), ("x:select-all+accept", "x", [0, 1]),
      ("enter:select-all", "\r", nil), ("x:ignore,x:accept", "x", [0]),
    ] as [(String, Character, [Int]?)])
  func `a bound key does its actions in order, the later binding`(
    _ binding: String, _ key: Character, _ items: [Int]?
  ) throws {
    let bindings = try KeyBindingParser.bindings(binding)
    let model = try Self.model(["a", "b"]) {
      $0.selection.bindings = bindings
      $0.selection.maximumMarks = .max
    }
    Self.press(model, KeyPress(KeyEquivalent(key)))
    #expect(model.outcome == items.map { .accepted(PickerAnswer(items: $0)) })
  }

  @Test func `--no-sort and toggle-sort keep the input's order`() throws {
    let model = try Self.model(["xaxb", "ab", "b"]) { $0.search.sortsByRank = false }
    Self.type("/ab", into: model)
    #expect(Self.shown(model) == [0, 1])
    model.toggleSort()
    #expect(Self.shown(model) == [1, 0])
  }

  @Test func `with --no-sort 5,000 items stay in the input's order`() throws {
    let model = try Self.model((1...5000).map(String.init)) { $0.search.sortsByRank = false }
    Self.type("/7", into: model)
    model.finishSearch()
    #expect(Self.shown(model) == (1...5000).filter { String($0).contains("7") }.map { $0 - 1 })
  }
}
