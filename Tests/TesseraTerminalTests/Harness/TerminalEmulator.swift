import CVterm

/// A terminal: it reads what a program sends and knows what a person would see.
final class TerminalEmulator {
  /// What a program has switched on or off.
  struct Modes: Equatable {
    /// Whether the cursor is shown.
    var cursorIsVisible = true
    /// Whether the alternate screen is shown, which leaves the history as it was.
    var isAlternateScreen = false
    /// Which mouse events are reported: 0 none, 1 clicks, 2 drags too, 3 every motion.
    var mouseReporting = 0
  }

  /// What the program has switched on.
  private(set) var modes = Modes()

  /// The title that the program has set last.
  private(set) var title = ""

  /// The text of the lines that were scrolled off the top of the main screen.
  private(set) var scrolledLines: [String] = []

  /// How often the bell rang.
  private(set) var bellCount = 0

  /// The emulator of the C library.
  let terminal: OpaquePointer
  private let screen: OpaquePointer
  // The emulator keeps the pointer, so the table lives as long as it does.
  private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
  private var answers: [UInt8] = []
  private var splitter = PrivateModeSplitter()

  /// Creates one with an empty screen.
  init(columns: Int, rows: Int) {
    terminal = vterm_new(Int32(max(rows, 1)), Int32(max(columns, 1)))
    screen = vterm_obtain_screen(terminal)
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)

    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let user, let value else { return 0 }
      Unmanaged<TerminalEmulator>.fromOpaque(user).takeUnretainedValue().set(property, to: value.pointee)
      return 1
    }
    callbacks.pointee.bell = { user in
      guard let user else { return 0 }
      Unmanaged<TerminalEmulator>.fromOpaque(user).takeUnretainedValue().bellCount += 1
      return 1
    }
    callbacks.pointee.sb_pushline = { count, cells, user in
      guard let user, let cells else { return 0 }
      let texts = (0..<Int(count)).map { EmulatedCell(tessera_vterm_plain_cell(cells + $0)).text }
      let line = String(texts.joined().reversed().drop { $0 == " " }.reversed())
      Unmanaged<TerminalEmulator>.fromOpaque(user).takeUnretainedValue().scrolledLines.append(line)
      return 1
    }
    let user = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, user)
    vterm_output_set_callback(
      terminal,
      { bytes, count, user in
        guard let bytes, let user else { return }
        let answer = UnsafeRawBufferPointer(start: bytes, count: count)
        Unmanaged<TerminalEmulator>.fromOpaque(user).takeUnretainedValue().answers += answer
      }, user)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  private func set(_ property: VTermProp, to value: VTermValue) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: modes.cursorIsVisible = value.boolean != 0
    case VTERM_PROP_ALTSCREEN: modes.isAlternateScreen = value.boolean != 0
    case VTERM_PROP_MOUSE: modes.mouseReporting = Int(value.number)
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }

  /// Takes what a program sent and returns what a terminal answers to it, such as the place of the cursor.
  func feed(_ bytes: [UInt8]) -> [UInt8] {
    splitter.split(bytes).withUnsafeBytes { buffer in
      _ = vterm_input_write(terminal, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
    vterm_screen_flush_damage(screen)
    return takeAnswers()
  }

  /// What the terminal has to send and hasn't yet.
  func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Changes the size as a window does, in cells.
  func resize(columns: Int, rows: Int) {
    vterm_set_size(terminal, Int32(max(rows, 1)), Int32(max(columns, 1)))
  }

  /// The size in cells.
  var size: (columns: Int, rows: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    vterm_get_size(terminal, &rows, &columns)
    return (Int(columns), Int(rows))
  }

  /// Where the cursor is, counted from zero.
  var cursor: (column: Int, row: Int) {
    var position = VTermPos(row: 0, col: 0)
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  /// The cell at a place, counted from zero; a blank one outside the screen.
  func cell(column: Int, row: Int) -> EmulatedCell {
    EmulatedCell(tessera_vterm_cell(screen, Int32(column), Int32(row)))
  }

  /// The cells of a row, one for each column.
  func cells(row: Int) -> [EmulatedCell] { (0..<size.columns).map { cell(column: $0, row: row) } }

  /// The text of each row, without blanks at its end.
  var lines: [String] {
    (0..<size.rows).map { row in
      let line = cells(row: row).map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The text of all rows, a line each.
  var text: String { lines.joined(separator: "\n") }

  /// Where a text stands first, reading by rows; nil when it is on no row. Its cells may be styled differently.
  ///
  /// A text that goes on with a digit isn't found as a part of it: “Tile 1” isn't in “Tile 11”.
  func find(_ text: String) -> (column: Int, row: Int)? {
    for row in 0..<size.rows {
      let cells = cells(row: row)
      for column in cells.indices where !cells[column].text.isEmpty {
        let rest = cells[column...].prefix(text.count * 2 + 1).map(\.text).joined()
        guard rest.hasPrefix(text) else { continue }
        let next = rest.dropFirst(text.count).first
        if text.last?.isNumber == true && next?.isNumber == true { continue }
        return (column, row)
      }
    }
    return nil
  }

  /// Whether a text stands on the screen, as ``find(_:)`` finds it.
  func shows(_ text: String) -> Bool { find(text) != nil }
}
