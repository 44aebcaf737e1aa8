/// Characters that keys type, under the names that Foundation's `CharacterSet` has for them.
///
/// A type of its own, as Foundation would make a program five times as large; a `CharacterSet` is taken too.
public struct TypedCharacters: Sendable {
  private let isMember: @Sendable (Unicode.Scalar) -> Bool

  private init(_ isMember: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.isMember = isMember }

  /// The characters of a text.
  public init(charactersIn text: String) {
    let scalars = Array(text.unicodeScalars)
    self.init { scalars.contains($0) }
  }

  /// The characters of a range.
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) { self.init { range.contains($0) } }

  /// Whether a character is one of them.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { isMember(scalar) }

  /// The characters of both.
  public func union(_ other: TypedCharacters) -> TypedCharacters {
    TypedCharacters { isMember($0) || other.isMember($0) }
  }

  /// All other characters.
  public var inverted: TypedCharacters { TypedCharacters { !isMember($0) } }

  /// Letters and the marks on them.
  public static let letters = TypedCharacters { scalar in
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The digits of decimal numbers, in all scripts.
  public static let decimalDigits = TypedCharacters { $0.properties.generalCategory == .decimalNumber }

  /// Letters, marks and numbers.
  public static let alphanumerics = letters.union(
    TypedCharacters { [.decimalNumber, .letterNumber, .otherNumber].contains($0.properties.generalCategory) })

  /// Capitals.
  public static let uppercaseLetters = TypedCharacters {
    [.uppercaseLetter, .titlecaseLetter].contains($0.properties.generalCategory)
  }

  /// Small letters.
  public static let lowercaseLetters = TypedCharacters { $0.properties.generalCategory == .lowercaseLetter }

  /// Signs that punctuate.
  public static let punctuationCharacters = TypedCharacters { scalar in
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation: true
    case .initialPunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }

  /// Blanks.
  public static let whitespaces = TypedCharacters {
    $0.properties.generalCategory == .spaceSeparator || $0 == "\t"
  }
}
