import TesseraLayout

/// What a button means.
public enum ButtonRole: Hashable, Sendable {
  /// It removes something.
  case destructive
  /// It leaves without doing anything.
  case cancel
}

/// Something to be selected: by Return or Space while it has the focus, or by a click.
public struct Button<Label> {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Creates a button with a label made of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label made of views.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: _PrimitiveView, View where Label: View {
  /// Appends the styled label, which can have the focus.
  public func _makeNodes(in context: _ViewContext) {
    let environment = context.environment
    // Links, handlers and ids tell of this button; what is in its label must not take them over.
    let action = action
    let run: @MainActor () -> Void = { action() }
    var inner = context.with { $0.leaveToControl() }
    let label = ButtonStyleConfiguration.Label(label)
    if let style = environment.primitiveButtonStyle {
      // A button that the style makes of this one has the look of none, and its links and shortcuts.
      inner.environment = environment
      inner.environment.primitiveButtonStyle = nil
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
      context.append(
        TriggerNode(
          style.node(configuration, in: inner), identity: context.identity, environment: environment, action: run))
      return
    }
    let configuration = ButtonStyleConfiguration(role: role, label: label)
    context.append(
      ButtonNode(
        environment.buttonStyle.node(configuration, in: inner), identity: context.identity, environment: environment,
        action: run))
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button that shows a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a role that shows a text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role that shows a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a ``PrimitiveButtonStyle`` is to style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
