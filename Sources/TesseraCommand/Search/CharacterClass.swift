/// What kind of character a unit is, as far as a match that begins at it is worth more or less.
enum CharacterClass: UInt8 {
  case blank
  case sign
  case delimiter
  case small
  case capital
  /// A letter of a script without capitals.
  case letter
  case digit

  /// How many there are.
  static let count = 7

  /// The class of a unit.
  init(of unit: UInt32) {
    switch unit {
    case 0x61...0x7A: self = .small
    case 0x41...0x5A: self = .capital
    case 0x30...0x39: self = .digit
    case 0x20, 0x09...0x0D, 0x85, 0xA0: self = .blank
    case 0x2F, 0x2C, 0x3A, 0x3B, 0x7C: self = .delimiter
    case 0..<0x80: self = .sign
    default: self = Unicode.Scalar(unit).map(Self.init(beyondASCII:)) ?? .sign
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: self = .small
    case .uppercaseLetter, .titlecaseLetter: self = .capital
    case .otherLetter, .modifierLetter: self = .letter
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .blank
    default: self = .sign
    }
  }
}
