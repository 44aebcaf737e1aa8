/// Keys that are told by the code of their character: kitty's `CSI u` and xterm's modifyOtherKeys.
extension ControlSequence {
  /// The key of a code, with the character that Shift makes of it after a colon, and the held keys.
  ///
  /// kitty gives keys without a character codes from Unicode's private use area; those that have no meaning here
  /// (locks, media keys, modifiers alone) are nil.
  func codedKeyPress(code: Parameter?, modifiers: Parameter?) -> KeyPress? {
    guard parameters.count <= 3, let value = code?.value else { return nil }
    let held = EventModifiers(parameter: modifiers)
    if let key = Self.functionalKey(value) { return KeyPress(key, modifiers: held) }
    if let keypad = Self.keypadScalar(value) { return KeyPress.typing(keypad, modifiers: held) }
    guard !(0xE000...0xF8FF).contains(value), let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    let shifted = (code?.subvalues.first ?? nil).flatMap { Unicode.Scalar(UInt32($0)) }
    return KeyPress.typing(scalar, modifiers: held, shifted: shifted)
  }

  private static func functionalKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 57_376...57_398: .function(code - 57_376 + 13)
    case 57_414: .return
    case 57_417: .leftArrow
    case 57_418: .rightArrow
    case 57_419: .upArrow
    case 57_420: .downArrow
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_425: .insert
    case 57_426: .deleteForward
    default: nil
    }
  }

  private static func keypadScalar(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 57_399...57_408: Unicode.Scalar(UInt8(code - 57_399) + UInt8(ascii: "0"))
    case 57_409: "."
    case 57_410: "/"
    case 57_411: "*"
    case 57_412: "-"
    case 57_413: "+"
    case 57_415: "="
    case 57_416: ","
    default: nil
    }
  }
}
