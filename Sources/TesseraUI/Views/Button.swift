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
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label made of views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label made of views.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
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
    let inner = context.with { values in
      values.focusLinks = []
      values.explicitID = nil
    }
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(label))
    context.append(
      ButtonNode(
        environment.buttonStyle.node(configuration, in: inner), identity: context.identity, environment: environment,
        action: action))
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a text.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role that shows a text.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
