import Tessera

/// What makes letters meet: accents, composed and decomposed forms, capital and small letters, and ligatures.
///
/// Accents are the marks of Latin, Greek and Cyrillic, and the points of Hebrew and Arabic; marks of other scripts
/// are letters of their own (a Thai or Devanagari vowel) and stay. Hangul letters compose to syllables, and kana with
/// the marks of their voice, so that they are found as a whole. A folded character is a unit: its number in Unicode.
enum CharacterFolding {
  /// The units of a text, capital letters kept.
  static func units(of text: some Sequence<Unicode.Scalar>, accents: SearchOptions.Accents) -> [UInt32] {
    var units: [UInt32] = []
    for scalar in text {
      for part in canonicalDecomposition(of: scalar) where accents == .kept || !isAccent(part) {
        if accents == .folded, let letters = letters(of: part) {
          units += letters.unicodeScalars.map(\.value)
          continue
        }
        let unit = (accents == .folded ? plain(part) : part).value
        if let last = units.last, let composed = composition(last, unit, accents: accents) {
          units[units.count - 1] = composed
        } else {
          units.append(unit)
        }
      }
    }
    return units
  }

  /// What a unit makes of the one before it, nil where both stand side by side.
  static func composition(_ first: UInt32, _ second: UInt32, accents: SearchOptions.Accents) -> UInt32? {
    guard let first = Unicode.Scalar(first), let second = Unicode.Scalar(second),
      accents == .kept || alwaysComposes(second)
    else { return nil }
    return canonicalComposition(first, second)?.value
  }

  /// Whether a character may change the unit before it.
  static func mayCompose(_ scalar: Unicode.Scalar, accents: SearchOptions.Accents) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: accents == .kept || alwaysComposes(scalar)
    default: alwaysComposes(scalar)
    }
  }

  /// The small letter of a unit; other units, and letters whose small form is more than one character, stay.
  static func lowercased(_ unit: UInt32) -> UInt32 {
    if unit < 0x80 { return unit &- 0x41 < 26 ? unit | 0x20 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    // The final sigma is the same letter as the other.
    if scalar == "ς" { return 0x3C3 }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    guard small.count == 1, let first = small.first else { return unit }
    return first.value
  }

  /// The letters that a character of several stands for, nil for all others.
  ///
  /// A small letter whose capital form is more than one (`ß`, `ﬁ`) is those letters, as Unicode's full case folding has
  /// it; `æ` and `œ`, which have capitals of their own, are what people write who can't type them.
  private static func letters(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "Æ": return "AE"
    case "ẞ": return "SS"
    case "æ": return "ae"
    case "Œ": return "OE"
    case "œ": return "oe"
    default:
      let capitals = scalar.properties.uppercaseMapping
      return capitals.unicodeScalars.count > 1 ? capitals.lowercased() : nil
    }
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A,
      0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    // Selectors and joiners only choose how something is drawn.
    case 0x200B...0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// A vowel or a final consonant that completes a Hangul syllable, or the mark of a kana's voice.
  private static func alwaysComposes(_ scalar: Unicode.Scalar) -> Bool {
    0x1160...0x11FF ~= scalar.value || 0x3099...0x309A ~= scalar.value
  }

  /// Letters with a stroke and those of full width have no decomposition, but people who can't type them look for the
  /// plain ones.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case "ø": "o"
    case "Ø": "O"
    case "ł": "l"
    case "Ł": "L"
    case "đ": "d"
    case "Đ": "D"
    case "ħ": "h"
    case "Ħ": "H"
    case "ŧ": "t"
    case "Ŧ": "T"
    case "ı": "i"
    default: scalar
    }
  }
}
