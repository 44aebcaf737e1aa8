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
    var connected = self
    context.plan.connect(&connected, at: context)
    return context.node(of: connected.makeBody(configuration: configuration))
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

extension EnvironmentValues {
  fileprivate mutating func setButtonStyle(_ style: some ButtonStyle) {
    buttonStyle = style
    primitiveButtonStyle = nil
  }
}

extension View {
  /// Gives the buttons in the view a look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    inContext { context in
      // One with nothing in it is the same each time.
      guard MemoryLayout.size(ofValue: style) == 0 else { return context.environment.setButtonStyle(style) }
      context.plan.changedEnvironments.apply(
        .buttonStyle(ObjectIdentifier(type(of: style))), to: &context.environment
      ) { $0.setButtonStyle(style) }
    }
  }

  /// Gives the buttons in the view a look that decides what makes them act.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    inEnvironment { $0.primitiveButtonStyle = style }
  }

  /// Leaves it to the view to show that it has the focus, by its own state.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inEnvironment { $0.focusEffect = !disabled }
  }
}
