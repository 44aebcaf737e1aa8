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

  /// The text's glyphs after the ellipsis, where the line was cut at its start or in its middle; none elsewhere.
  package let tail: Range<Int>

  /// Whether the line is one wide glyph in a single column, for which a stand-in is drawn.
  package let isNarrowed: Bool

  init(
    glyphs: Range<Int>, columns: Int, ellipsisColumns: Int = 0, tail: Range<Int> = 0..<0, isNarrowed: Bool = false
  ) {
    self.glyphs = glyphs
    self.columns = columns
    self.ellipsisColumns = ellipsisColumns
    self.tail = tail
    self.isNarrowed = isNarrowed
  }
  /// The text's glyph behind one of those that are drawn for the line; for the ellipsis the one that it follows.
  func source(ofDrawn index: Int) -> Int {
    if index < glyphs.count { return glyphs.lowerBound + index }
    let beyond = index - glyphs.count - ellipsisColumns
    if beyond >= 0, !tail.isEmpty { return tail.lowerBound + beyond }
    return glyphs.isEmpty ? tail.lowerBound : glyphs.upperBound - 1
  }
}
