/// The colour that the theme gives to a part of the screen.
package struct ThemeStyle: ShapeStyle {
  let role: ThemeRole

  package init(_ role: ThemeRole) { self.role = role }

  /// The colour of the part.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(environment.theme[role].paint) }
}

extension View {
  /// Draws text as the theme draws a part of the screen: its colour, bold or not.
  package func themed(_ role: ThemeRole) -> some View {
    inEnvironment { environment in
      environment.textStyle.foreground = ThemeStyle(role)
      let attributes = environment.theme[role].attributes
      environment.textStyle.isBold = attributes.contains(.bold)
      environment.textStyle.isItalic = attributes.contains(.italic)
      environment.textStyle.isUnderlined = attributes.contains(.underline)
      environment.textStyle.isDim = attributes.contains(.dim)
    }
  }
}
