extension View {
  /// Draws text in a font; a terminal shows its weight and slant.
  public func font(_ font: Font?) -> some View {
    inEnvironment { environment in
      environment.textStyle.isBold = font?.isBold ?? false
      environment.textStyle.isItalic = font?.isItalic ?? false
    }
  }

  /// Draws text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { bold(weight?.isBold ?? false) }

  /// Draws text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    inEnvironment { $0.textStyle.isBold = isActive }
  }

  /// Draws text slanted, where the terminal can.
  public func italic(_ isActive: Bool = true) -> some View {
    inEnvironment { $0.textStyle.isItalic = isActive }
  }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View {
    inEnvironment { $0.textStyle.isUnderlined = isActive }
  }

  /// Draws text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    inEnvironment { $0.textStyle.foreground = style }
  }

  /// Draws text in a colour.
  public func foregroundColor(_ color: Color?) -> some View {
    inEnvironment { $0.textStyle.foreground = color ?? Color.primary }
  }

  /// Lets text have at most so many lines, nil for any number; the last one ends in an ellipsis where it is cut.
  public func lineLimit(_ number: Int?) -> some View {
    inEnvironment { $0.lineLimit = number }
  }

  /// Aligns the lines of text with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inEnvironment { $0.multilineTextAlignment = alignment }
  }
}
