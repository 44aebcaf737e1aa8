import Tessera

@testable import TesseraCommand

/// The palette or a picker in a window without a terminal.
@MainActor
final class Window {
  private let host: any Interface
  private let answers: Answers
  private var now = ContinuousClock.now

  var size: CellSize
  var traits: ScreenTraits
  private(set) var surface: Surface

  /// What was selected, in order.
  final class Answers {
    var numbers: [Int] = []
  }

  private init(_ host: any Interface, answers: Answers, size: CellSize, traits: ScreenTraits) {
    self.host = host
    self.answers = answers
    self.size = size
    self.traits = traits
    surface = host.draw(size: size, traits: traits)
  }

  /// Shows the sample palette.
  static func palette(
    _ columns: Int = 80, _ rows: Int = 24, traits: ScreenTraits = .coloured, strings: PaletteStrings = .english,
    digits: Options.Digits = .select, scheme: ColorScheme = .dark
  ) -> Window {
    let answers = Answers()
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let view = PaletteView(strings: strings, digits: digits) { answers.numbers.append($0) }
    return Window(
      ViewHost(environment: environment, root: view), answers: answers, size: CellSize(columns: columns, rows: rows),
      traits: traits)
  }

  /// Shows a picker. What it answers counts from 1, as its tiles do.
  static func picker(
    _ items: [String], _ columns: Int = 80, _ rows: Int = 24, traits: ScreenTraits = .coloured,
    digits: Options.Digits = .select, scheme: ColorScheme = .dark, options change: (inout Options) -> Void = { _ in },
    canPick: (@MainActor (Int) -> Bool)? = nil
  ) throws -> Window {
    let store = ItemStore(separator: .newline)
    for item in items { try store.append(item: Array(item.utf8)) }
    var options = Options()
    options.selection.digits = digits
    change(&options)
    let model = PickerModel(items: store, options: options, canPick: canPick)
    let answers = Answers()
    model.deliver = { answers.numbers += $0.items.map { $0 + 1 } }
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.themes = Themes(options.appearance)
    let window = Window(
      ViewHost(environment: environment, root: PickerView(model: model, strings: .english)), answers: answers,
      size: CellSize(columns: columns, rows: rows), traits: traits)
    window.model = model
    return window
  }

  /// The state of a picker; nil for a palette.
  private(set) var model: PickerModel?

  /// What was selected, in order.
  var selected: [Int] {
    guard case .accepted(let answer) = model?.outcome else { return answers.numbers }
    return answers.numbers + answer.items.map { $0 + 1 }
  }
  var isFinished: Bool { host.isFinished }
  var deadline: ContinuousClock.Instant? { host.deadline }

  /// Draws at another size.
  func resize(_ columns: Int, _ rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    draw()
  }

  func draw() { surface = host.draw(size: size, traits: traits) }

  /// Sends an event and draws.
  func send(_ event: Event, moreInputIsWaiting: Bool = false) {
    host.handle(event, moreInputIsWaiting: moreInputIsWaiting, now: now)
    draw()
  }

  /// Presses keys that are handled before one picture.
  func sendWithoutDrawing(_ keys: KeyEquivalent...) {
    for key in keys { host.handle(.key(KeyPress(key)), moreInputIsWaiting: true, now: now) }
  }

  /// Types a text that is handled before one picture.
  func sendWithoutDrawing(_ text: String) {
    for character in text { sendWithoutDrawing(KeyEquivalent(character)) }
  }

  /// Lets further items come in.
  func add(_ items: [String]) throws {
    for item in items { try model?.items.append(item: Array(item.utf8)) }
    model?.itemsDidChange()
    draw()
  }

  /// The letters that are underlined, in reading order.
  var underlined: String {
    var text = String.UnicodeScalarView()
    for cell in surface.cells where cell.attributes.contains(.underline) && cell.part != .wideTrailing {
      text.append(cell.glyph.base)
      text.append(contentsOf: cell.glyph.marks)
    }
    return String(text)
  }

  /// Presses keys one after the other.
  func press(_ keys: KeyEquivalent...) { for key in keys { send(.key(KeyPress(key))) } }

  /// Types text; further input is known to wait behind every character but the last where it is pasted.
  func type(_ text: String, isPasted: Bool = false) {
    for (index, character) in text.enumerated() {
      send(.key(KeyPress(KeyEquivalent(character))), moreInputIsWaiting: isPasted && index < text.count - 1)
    }
  }

  func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) {
    send(.mouse(MouseEvent(action, at: CellPosition(column: column, row: row))))
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    if let deadline = host.deadline, deadline <= now { host.deadlinePassed(now: now) }
    draw()
  }

  /// The lines as text.
  var lines: [String] { surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The number at the end of the focused tile's label in a palette, or at its start in a picker.
  var focusedNumber: Int? {
    guard let cursor = surface.cursor, cursor.row < surface.size.rows else { return nil }
    var text = ""
    for column in cursor.column..<surface.size.columns {
      let cell = surface[column: column, row: cursor.row]
      let next = column + 1 < surface.size.columns ? surface[column: column + 1, row: cursor.row] : .blank
      if cell.isBlank, next.isBlank || cell.upperBackground != next.upperBackground { break }
      text.unicodeScalars.append(cell.glyph.base)
    }
    return text.split(separator: " ").lazy.compactMap { Int($0) }.first
  }
}

extension ScreenTraits {
  /// A screen with colours and half blocks.
  static let coloured = ScreenTraits(colorDepth: .indexed256)
  /// A screen without colours.
  static let uncoloured = ScreenTraits(colorDepth: .none)
  /// A screen without colours and signs.
  static let ascii = ScreenTraits(colorDepth: .none, drawsUnicode: false)
}
