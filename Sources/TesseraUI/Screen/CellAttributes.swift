/// How the text of a cell is drawn besides its colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavy or bright text.
  public static let bold = CellAttributes(rawValue: 1)

  /// Faint text.
  public static let dim = CellAttributes(rawValue: 2)

  /// Slanted text, where the terminal has it.
  public static let italic = CellAttributes(rawValue: 4)

  /// Underlined text.
  public static let underline = CellAttributes(rawValue: 8)

  /// Text and background colour exchanged.
  public static let reverse = CellAttributes(rawValue: 16)
}
