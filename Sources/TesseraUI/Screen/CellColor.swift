/// The colour of a cell's text or of half of its background: the terminal's own, or a given one.
public struct CellColor: Hashable, Sendable {
  // The highest byte tells a given colour from the terminal's own.
  private var packed: UInt32

  /// The terminal's own text or background colour.
  public static let terminalDefault = CellColor(packed: 0)

  /// A given colour.
  public static func rgb(_ color: RGB) -> CellColor { CellColor(packed: 0xFF00_0000 | color.hex) }

  /// The given colour, nil for the terminal's own.
  public var rgb: RGB? { packed == 0 ? nil : RGB(packed) }

  private init(packed: UInt32) { self.packed = packed }
}
