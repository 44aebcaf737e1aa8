import TesseraLayout

/// A button that is only its label; the focus shows on what the label draws.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The look of a button that was given none: its label on a grey ground.
///
/// The ground of what removes something is red; what can't be used is faint.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label on a grey ground, with a column of room on both sides.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlColors(role: configuration.role)
      .padding(.horizontal, 8)
      // One and a half rows: with a gap of 8 points, buttons then follow each other by whole rows.
      .padding(.vertical, 4)
      .background(ControlGround(role: configuration.role, opacity: 0.25))
  }
}

/// The look of a button with a ground.
public typealias BorderedButtonStyle = DefaultButtonStyle

/// The look of the button that is meant most often: its label on the colour that controls are tinted with.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label on the tint, red for what removes something, with a column of room on both sides.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold()
      .controlColors(role: nil)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(ControlGround(role: configuration.role, opacity: 1))
  }
}

/// A label in the colour that controls are tinted with.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label in the tint, red for what removes something.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).controlColors(role: configuration.role)
  }
}

/// The ground of a button: grey, or the tint for a prominent one; red where it removes something.
private struct ControlGround: ShapeStyle {
  let role: ButtonRole?
  /// 1 for a prominent button.
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    guard environment.isEnabled else { return Color.gray.opacity(0.25)._paint(in: environment) }
    if role == .destructive { return Color.red.opacity(opacity)._paint(in: environment) }
    return opacity < 1 ? Color.gray.opacity(opacity)._paint(in: environment) : TintShapeStyle()._paint(in: environment)
  }
}

extension View {
  /// The label of a control in the colour of its role: faint where it can't be used.
  fileprivate func controlColors(role: ButtonRole?) -> some View {
    ModifiedView { context in
      let inner = context.with { environment in
        if role == .destructive, environment.isEnabled { environment.textStyle.foreground = Color.red }
      }
      for node in inner.nodes(of: self) {
        // Text in a faint colour would be made readable on its ground.
        context.append(context.environment.isEnabled ? node : FadedNode(node, factor: 0.5))
      }
    }
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A button that is only its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The look of a button that was given none.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }

  /// A label on a grey ground.
  public static var bordered: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on the colour that controls are tinted with.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the colour that controls are tinted with.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
