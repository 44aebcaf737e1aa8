import TesseraLayout

/// One line of a wrapped text: which glyphs stand on it and how it ends.
///
/// Only a value of places; ``CleanText/glyphs(on:)`` gives what is drawn.
package struct TextLine: Hashable, Sendable {
  /// The text's glyphs on this line; blanks at a break by words stand on none.
  package let glyphs: Range<Int>

  /// The columns that the line takes, its ellipsis included.
  package let columns: Int

  /// The columns of the ellipsis after the glyphs; zero where nothing was cut off.
  package let ellipsisColumns: Int

  /// Whether the line is one wide glyph in a single column, for which a stand-in is drawn.
  package let isNarrowed: Bool

  init(glyphs: Range<Int>, columns: Int, ellipsisColumns: Int = 0, isNarrowed: Bool = false) {
    self.glyphs = glyphs
    self.columns = columns
    self.ellipsisColumns = ellipsisColumns
    self.isNarrowed = isNarrowed
  }
}
