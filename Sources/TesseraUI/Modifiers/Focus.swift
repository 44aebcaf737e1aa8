import TesseraLayout

extension View {
  /// Ties the focus of the view to a value: it has the focus when the value is the given one.
  ///
  /// Around several views, it is the value of whichever of them has the focus; asked for, the first one gets it.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    inEnvironment { $0.focusLinks.append(binding.link(equals: value)) }
  }

  /// Ties the focus of the view to a value that tells whether it has it.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View { focused(binding, equals: true) }

  /// Lets the view have the focus, or forbids it.
  ///
  /// It shows that it has it as buttons do; ``View/focusEffectDisabled(_:)`` leaves that to the view. Keys go to its
  /// ``View/onKeyPress(_:action:)``. A click gives it the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    ModifiedView { context in
      guard isFocusable, context.environment.isEnabled else { return _makeNodes(in: context.descending(into: 0)) }
      // What is in it has links and a description of its own.
      let inner = context.with { $0.leaveToControl() }
      for (index, node) in inner.nodes(of: self).enumerated() {
        context.append(
          ButtonNode(
            node, identity: context.identity.appending(index + 1), environment: context.environment, action: nil))
      }
    }
  }

  /// Gives the focus to the view with a value when this one appears.
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    inContext { context in
      let hasAppeared = context.plan.states.cell(
        identity: context.identity, slot: StateStore.appearanceSlot, initialValue: false)
      guard !hasAppeared.value else { return }
      hasAppeared.setQuietly(true)
      context.plan.add(afterwards: { binding.wrappedValue = value })
    }
  }
}

extension EnvironmentValues {
  /// Takes away what tells of one control: what is in its label must not take it over.
  mutating func leaveToControl() {
    focusLinks = []
    // Most controls have neither, and keep the memory that they share.
    if keyboardShortcut != nil { keyboardShortcut = nil }
    if description != SpokenDescription() { description = SpokenDescription() }
  }
}
