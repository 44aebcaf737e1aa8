import TesseraUI

/// What one cell of a terminal shows: a character, one text colour and one background.
///
/// A surface's cell has two backgrounds, one a half; a terminal's cell has one, and half blocks whose text colour is
/// the other.
package struct CellAppearance: Hashable, Sendable {
  /// The character.
  package var glyph: Glyph
  /// The colour of the character.
  package var foreground: CellColor
  /// The colour behind it.
  package var background: CellColor
  /// How the character is drawn.
  package var attributes: CellAttributes

  private static let upperHalf = Glyph("\u{2580}", isWide: false)
  private static let lowerHalf = Glyph("\u{2584}", isWide: false)

  /// How a cell is shown; without `drawsUnicode` halves that differ become one background.
  package init(_ cell: Cell, drawsUnicode: Bool) {
    let hasSeam = cell.isBlank && cell.upperBackground != cell.lowerBackground && drawsUnicode
    guard hasSeam else {
      glyph = cell.glyph
      foreground = cell.foreground
      background = cell.textBackground
      attributes = cell.attributes
      return
    }
    // Underlined or reversed halves would be lines and swapped colours where no text is.
    attributes = []
    if cell.upperBackground == .terminalDefault {
      (glyph, foreground, background) = (Self.lowerHalf, cell.lowerBackground, .terminalDefault)
    } else {
      (glyph, foreground, background) = (Self.upperHalf, cell.upperBackground, cell.lowerBackground)
    }
  }
}

extension Cell {
  /// Gives a blank the text colour and the weight of the cell before it, which don't show on it: nothing has to switch
  /// them then.
  package mutating func takePen(of before: Cell) {
    let shown: CellAttributes = [.underline, .reverse]
    guard isBlank, upperBackground == lowerBackground, before.upperBackground == before.lowerBackground,
      before.upperBackground == upperBackground, attributes.isDisjoint(with: shown),
      before.attributes.isDisjoint(with: shown)
    else { return }
    foreground = before.foreground
    attributes = before.attributes
  }
}
