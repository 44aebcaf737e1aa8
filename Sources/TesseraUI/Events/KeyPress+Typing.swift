extension KeyPress {
  /// The key press that types a character, nil for controls without a key and for U+F700–U+F8FF, which would pass
  /// for arrows and the like.
  ///
  /// Shift alone becomes the capital, or `shifted` where the terminal tells it. With Control, Option or Command the
  /// letter is the plain one and Shift is told, however the terminal coded it.
  static func typing(
    _ scalar: Unicode.Scalar, modifiers: EventModifiers, shifted: Unicode.Scalar? = nil
  ) -> KeyPress? {
    switch scalar.value {
    case 0x08, 0x7F: return KeyPress(.delete, modifiers: modifiers)
    case 0x09: return KeyPress(.tab, modifiers: modifiers)
    case 0x0A, 0x0D: return KeyPress(.return, modifiers: modifiers)
    case 0x1B: return KeyPress(.escape, modifiers: modifiers)
    case 0..<0x20, 0x80..<0xA0, 0xF700...0xF8FF: return nil
    default: break
    }
    var typed = scalar
    var modifiers = modifiers
    if modifiers.isDisjoint(with: [.control, .option, .command]) {
      if modifiers.contains(.shift) {
        guard let shifted else {
          return KeyPress(KeyEquivalent(Character(scalar.capital)), modifiers: modifiers.subtracting(.shift))
        }
        return typing(shifted, modifiers: modifiers.subtracting(.shift))
      }
    } else if scalar.properties.isUppercase {
      modifiers.insert(.shift)
      typed = scalar.plain
    }
    return KeyPress(KeyEquivalent(Character(typed)), modifiers: modifiers)
  }
}

extension Unicode.Scalar {
  /// The capital of a letter, itself where that isn't one scalar.
  fileprivate var capital: Unicode.Scalar { Self.only(properties.uppercaseMapping) ?? self }

  /// The small form of a letter, itself where that isn't one scalar.
  fileprivate var plain: Unicode.Scalar { Self.only(properties.lowercaseMapping) ?? self }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
