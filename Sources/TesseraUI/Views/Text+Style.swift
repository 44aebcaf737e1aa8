// What views have too, but answered as a text, so that it can be put together with others.
extension Text {
  /// The text in a font; a terminal shows its weight and slant.
  nonisolated public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// The text in a weight; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// The text, bold.
  nonisolated public func bold() -> Text { changed(.bold(true)) }

  /// The text, bold or as its font has it.
  nonisolated public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

  /// The text, slanted where the terminal can.
  nonisolated public func italic() -> Text { changed(.italic(true)) }

  /// The text, slanted or as its font has it.
  nonisolated public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// The text, underlined.
  nonisolated public func underline(_ isActive: Bool = true) -> Text { changed(.underline(isActive)) }

  /// The text, struck through by a mark on each character; where only ASCII can be drawn, it is faint.
  nonisolated public func strikethrough(_ isActive: Bool = true) -> Text { changed(.strikethrough(isActive)) }

  /// The text with letters of one width, which a terminal's always have.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text with digits of one width, which a terminal's always have.
  nonisolated public func monospacedDigit() -> Text { self }

  /// The text in a style.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Text { changed(.foreground(style)) }

  /// The text in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color ?? Color.primary))
  }
}
