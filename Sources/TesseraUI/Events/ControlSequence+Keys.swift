/// The keys that control sequences stand for.
extension ControlSequence {
  /// The key that `CSI …` is, nil for an answer, a report, a release of a key or what is unknown.
  ///
  /// Understands the codings of xterm, rxvt, VT220, the Linux console and kitty.
  var keyPress: KeyPress? {
    guard prefix == nil, intermediates.isEmpty, !isRelease else { return nil }
    switch final {
    case UInt8(ascii: "u"): return codedKeyPress(code: parameters.first, modifiers: parameters.dropFirst().first)
    case UInt8(ascii: "~"):
      if parameters.count == 3, parameters[0].value == 27 {
        return codedKeyPress(code: parameters[2], modifiers: parameters[1])
      }
      guard parameters.count <= 2 else { return nil }
      return numberedKey.map { KeyPress($0, modifiers: EventModifiers(parameter: parameters.dropFirst().first)) }
    case UInt8(ascii: "^"): return rxvtKeyPress(.control)
    case UInt8(ascii: "$"): return rxvtKeyPress(.shift)
    case UInt8(ascii: "@"): return rxvtKeyPress([.control, .shift])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard parameters.isEmpty else { return nil }
      return Self.letteredKey(final - 0x20).map { KeyPress($0, modifiers: .shift) }
    case UInt8(ascii: "Z"):
      return letterModifiers.map { KeyPress(.tab, modifiers: $0.union(.shift)) }
    case UInt8(ascii: "R"):
      // With parameters it is where the cursor stands.
      return parameters.isEmpty ? KeyPress(.function(3)) : nil
    default:
      guard let key = Self.letteredKey(final), let modifiers = letterModifiers else { return nil }
      return KeyPress(key, modifiers: modifiers)
    }
  }

  /// The key that `SS3 …` is: arrows in application mode, F1–F4, and the keypad; nil for an unknown one.
  var applicationKeyPress: KeyPress? {
    guard prefix == nil, intermediates.isEmpty, !isRelease, let modifiers = letterModifiers else { return nil }
    switch final {
    case UInt8(ascii: "M"): return KeyPress(.return, modifiers: modifiers)
    case UInt8(ascii: "I"): return KeyPress(.tab, modifiers: modifiers)
    case UInt8(ascii: "R"): return KeyPress(.function(3), modifiers: modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.letteredKey(final - 0x20).map { KeyPress($0, modifiers: modifiers.union(.control)) }
    // The keypad's characters are their ASCII codes and 0x40: `j` is `*`, `p` to `y` are the digits.
    case UInt8(ascii: "j")...UInt8(ascii: "y"), UInt8(ascii: "X"):
      let code = final == UInt8(ascii: "X") ? UInt8(ascii: "=") : final - 0x40
      return KeyPress.typing(Unicode.Scalar(code), modifiers: modifiers)
    case UInt8(ascii: " "): return KeyPress.typing(" ", modifiers: modifiers)
    default: return Self.letteredKey(final).map { KeyPress($0, modifiers: modifiers) }
    }
  }

  /// Whether kitty's coding tells that a key went up.
  private var isRelease: Bool {
    parameters.dropFirst().first?.subvalues.first == 3
  }

  /// The modifiers of a key that is told by a letter: `CSI A`, `CSI 1 ; m A`, and `CSI m A` of older terminals.
  private var letterModifiers: EventModifiers? {
    switch parameters.count {
    case 0: []
    case 1: EventModifiers(parameter: parameters[0])
    case 2 where parameters[0].value ?? 1 == 1: EventModifiers(parameter: parameters[1])
    default: nil
    }
  }

  private func rxvtKeyPress(_ modifiers: EventModifiers) -> KeyPress? {
    guard parameters.count == 1 else { return nil }
    return numberedKey.map { KeyPress($0, modifiers: modifiers) }
  }

  private static func letteredKey(_ letter: UInt8) -> KeyEquivalent? {
    switch letter {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "L"): .insert
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  private var numberedKey: KeyEquivalent? {
    guard let number = parameters.first?.value else { return nil }
    switch number {
    case 1, 7: return .home
    case 2: return .insert
    case 3: return .deleteForward
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    // DEC left gaps between the groups of its keyboard.
    case 11...15: return .function(number - 10)
    case 17...21: return .function(number - 11)
    case 23...26: return .function(number - 12)
    case 28, 29: return .function(number - 13)
    case 31...34: return .function(number - 14)
    default: return nil
    }
  }
}
