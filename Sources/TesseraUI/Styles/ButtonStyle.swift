import TesseraLayout

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View

  /// The button that is to be styled.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  /// The one node of a styled button.
  func node(_ configuration: Configuration, in context: _ViewContext) -> ViewNode {
    context.plan.connect(self, at: context)
    return context.node(of: makeBody(configuration: configuration))
  }
}

/// A button that is to be styled.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: _PrimitiveView {
    // A function rather than a view of any type, whose type would have to be made at run time.
    private let make: @MainActor (_ViewContext) -> Void

    init(_ content: some View) { make = { content._makeNodes(in: $0) } }

    /// Appends what the button shows.
    public func _makeNodes(in context: _ViewContext) { make(context) }
  }

  /// What the button means.
  public let role: ButtonRole?

  /// What the button shows.
  public let label: Label

  /// Whether it is being pressed. A terminal tells of no key going up, so a button is never seen pressed.
  public let isPressed = false
}

/// A button that is only its label; the focus shows on what the label draws.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The look of a button that was given none: its label on a grey ground.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates it.
  nonisolated public init() {}

  /// The label on a grey ground, with a column of room on both sides.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 8)
      // One and a half rows: with a gap of 8 points, buttons then follow each other by whole rows.
      .padding(.vertical, 4)
      .background(.gray.opacity(0.25))
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

extension View {
  /// Gives the buttons in the view a look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    inEnvironment { $0.buttonStyle = style }
  }

  /// Leaves it to the view to show that it has the focus, by its own state.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inEnvironment { $0.focusEffect = !disabled }
  }
}
