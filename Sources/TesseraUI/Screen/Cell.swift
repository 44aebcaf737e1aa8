/// One cell of a surface: a glyph on a background that has an upper and a lower half.
///
/// A cell shows either a glyph or a seam between two backgrounds, as a terminal has one character for
/// a cell: with a visible glyph the whole cell takes the ``textBackground``.
public struct Cell: Hashable, Sendable {
  /// Which part of a glyph the cell holds.
  public enum Part: UInt8, Sendable {
    /// A whole narrow glyph, or nothing.
    case whole
    /// The left half of a wide glyph.
    case wideLeading
    /// The right half of a wide glyph; its ``Cell/glyph`` is blank.
    case wideTrailing
    /// A corner of a fill: its ``Cell/glyph`` fills some quarters of the cell, its ``Cell/foreground`` is the fill's
    /// colour. Whatever is drawn on it makes it square again.
    case corner
  }

  /// What stands in the cell.
  public var glyph: Glyph

  /// Which part of the glyph it is.
  public var part: Part

  /// How the text is drawn.
  public var attributes: CellAttributes

  /// The colour of the text.
  public var foreground: CellColor

  /// The background of the upper half row.
  public var upperBackground: CellColor

  /// The background of the lower half row.
  public var lowerBackground: CellColor

  /// A blank cell in the terminal's own colours.
  public static let blank = Cell()

  /// Creates a cell; by default a blank one in the terminal's own colours.
  public init(
    glyph: Glyph = .blank, part: Part = .whole, foreground: CellColor = .terminalDefault,
    background: CellColor = .terminalDefault, attributes: CellAttributes = []
  ) {
    self.glyph = glyph
    self.part = part
    self.foreground = foreground
    self.upperBackground = background
    self.lowerBackground = background
    self.attributes = attributes
  }

  /// Whether it shows no glyph.
  public var isBlank: Bool { part == .whole && glyph == .blank }

  /// The cell with a corner of a fill made square: half rows that were filled in part are filled wholly.
  package var squared: Cell {
    guard part == .corner, let quadrants = Quadrants(glyph) else { return self }
    var result = self
    if !quadrants.isDisjoint(with: .upper) { result.upperBackground = foreground }
    if !quadrants.isDisjoint(with: .lower) { result.lowerBackground = foreground }
    result.glyph = .blank
    result.part = .whole
    result.foreground = .terminalDefault
    return result
  }

  /// The background under a glyph: the lower half's, or the upper's where the lower has none.
  public var textBackground: CellColor {
    lowerBackground == .terminalDefault ? upperBackground : lowerBackground
  }
}
