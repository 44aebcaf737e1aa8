extension View {
  /// Draws text in a font; a terminal shows its weight and slant.
  public func font(_ font: Font?) -> some View { styled(.font(font)) }

  /// Draws text in a weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { styled(.weight(weight)) }

  /// Draws text bold, or leaves it to the font.
  public func bold(_ isActive: Bool = true) -> some View { styled(.bold(isActive)) }

  /// Draws text slanted, where the terminal can, or leaves it to the font.
  public func italic(_ isActive: Bool = true) -> some View { styled(.italic(isActive)) }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View { styled(.underline(isActive)) }

  /// Strikes text through, by a mark on each character; where only ASCII can be drawn, the text is faint.
  public func strikethrough(_ isActive: Bool = true) -> some View { styled(.strikethrough(isActive)) }

  /// Writes text in capitals or small letters; nil leaves it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { inEnvironment { $0.textCase = textCase } }

  /// Draws text with letters of one width, which a terminal's always have.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Draws text with digits of one width, which a terminal's always have.
  public func monospacedDigit() -> some View { self }

  /// Draws text and shapes in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { styled(.foreground(style)) }

  /// Draws text and shapes in a colour.
  public func foregroundColor(_ color: Color?) -> some View { styled(.foreground(color ?? Color.primary)) }

  private func styled(_ change: TextChange) -> ModifiedView {
    inEnvironment { change.apply(to: &$0.textStyle) }
  }

  /// Tints controls in the view; nil gives them the screen's accent.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Tints controls in the view; nil gives them the screen's accent.
  public func tint(_ tint: Color?) -> some View { inEnvironment { $0.tint = tint } }

  /// Tints controls in the view; nil gives them the screen's accent.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { inEnvironment { $0.tint = tint } }

  /// Aligns the lines of text with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inEnvironment { $0.multilineTextAlignment = alignment }
  }
}
