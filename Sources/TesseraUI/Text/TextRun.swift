/// A part of a text that is drawn in another way than the rest: found letters, a colour of its own.
package struct TextRun: Equatable, Sendable {
  /// The glyphs of the text that it reaches over.
  package var glyphs: Range<Int>

  /// What is added to the attributes of the text.
  package var attributes: CellAttributes

  /// The colour, nil for that of the text.
  package var paint: Paint?

  /// The colour behind it, nil for what is there.
  package var ground: Paint?

  /// Creates a run.
  package init(glyphs: Range<Int>, attributes: CellAttributes = [], paint: Paint? = nil, ground: Paint? = nil) {
    self.ground = ground
    self.glyphs = glyphs
    self.attributes = attributes
    self.paint = paint
  }
}
