/// What a terminal tells of the mouse, in any of the codings, before it is known to make sense.
struct MouseReport: Hashable, Sendable {
  /// How the report was coded, which decides how a release is told.
  enum Coding: Hashable, Sendable {
    /// `CSI < code ; column ; row M` (SGR, 1006): pressed, moved or turned.
    case press
    /// `CSI < code ; column ; row m`: released.
    case release
    /// `CSI M` and three bytes (X10, 1000), or `CSI code ; column ; row M` (urxvt, 1015): the third button stands
    /// for the release of whichever was down.
    case old
  }

  var coding: Coding
  /// Buttons and held keys as xterm codes them, without the 32 that old codings add.
  var code: Int
  /// The column, counted from one.
  var column: Int
  /// The row, counted from one.
  var row: Int

  /// The largest coordinate that is believed.
  static let largestCoordinate = 65_535

  init(coding: Coding, code: Int, column: Int, row: Int) {
    self.coding = coding
    self.code = code
    self.column = column
    self.row = row
  }

  /// The report that a control sequence is, nil if it is none. What is left out becomes -1, which can't be.
  init?(_ sequence: ControlSequence) {
    let values = sequence.parameters.map { $0.subvalues.isEmpty ? $0.value ?? -1 : -1 }
    guard values.count == 3, sequence.intermediates.isEmpty else { return nil }
    switch (sequence.prefix, sequence.final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      self.init(coding: .press, code: values[0], column: values[1], row: values[2])
    case (UInt8(ascii: "<"), UInt8(ascii: "m")):
      self.init(coding: .release, code: values[0], column: values[1], row: values[2])
    case (nil, UInt8(ascii: "M")):
      self.init(coding: .old, code: values[0] - 32, column: values[1], row: values[2])
    default: return nil
    }
  }

  /// The event that is reported, nil where code or place can't be, or for buttons past the third.
  ///
  /// `lastPressed` is the button that an old report means by a release.
  func event(lastPressed: Int) -> MouseEvent? {
    let coordinates = 1...Self.largestCoordinate
    guard coordinates.contains(column), coordinates.contains(row), (0..<128).contains(code) else { return nil }
    guard let action = action(lastPressed: lastPressed) else { return nil }
    return MouseEvent(action, at: CellPosition(column: column - 1, row: row - 1), modifiers: modifiers)
  }

  private func action(lastPressed: Int) -> MouseEvent.Action? {
    let button = code & 3
    let isMotion = code & 32 != 0
    if code & 64 != 0 {
      guard !isMotion, coding != .release else { return nil }
      return [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][button]
    }
    if isMotion {
      guard coding != .release else { return nil }
      return button == 3 ? .move : .drag(button: button)
    }
    switch coding {
    case .press: return button == 3 ? nil : .press(button: button)
    case .release: return button == 3 ? nil : .release(button: button)
    case .old: return button == 3 ? .release(button: lastPressed) : .press(button: button)
    }
  }

  private var modifiers: EventModifiers {
    var held: EventModifiers = []
    if code & 4 != 0 { held.insert(.shift) }
    if code & 8 != 0 { held.insert(.option) }
    if code & 16 != 0 { held.insert(.control) }
    return held
  }
}
