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
    inContext { context in
      context.plan.changedEnvironments.apply(.themed(role), to: &context.environment) {
        $0.textStyle.take(role, of: $0.theme)
      }
    }
  }
}

extension TextStyle {
  /// Makes it what a theme draws a part of the screen in.
  mutating func take(_ role: ThemeRole, of theme: Theme) {
    foreground = ThemeStyle(role)
    let attributes = theme[role].attributes
    isBold = attributes.contains(.bold)
    isItalic = attributes.contains(.italic)
    isUnderlined = attributes.contains(.underline)
    isDim = attributes.contains(.dim)
  }
}
