extension View {
  /// Does something once the view has appeared; what it changes is seen in the picture that shows the view first.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    inContext { context in
      let hasAppeared = context.plan.states.cell(
        identity: context.identity, slot: StateStore.appearanceSlot, initialValue: false)
      guard !hasAppeared.value else { return }
      hasAppeared.setQuietly(true)
      if let action { context.plan.add(afterwards: action) }
    }
  }

  /// Does something once the view is no longer there. At the end of the program nothing disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    inContext { context in
      let cell = context.plan.states.cell(
        identity: context.identity, slot: StateStore.appearanceSlot, initialValue: false)
      cell.farewell = action
    }
  }

  /// Does something when a value differs from the one of the picture before; it is told both.
  ///
  /// With `initial` also when the view appears, with the value twice.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    inContext { context in
      let known = context.plan.states.cell(
        identity: context.identity, slot: StateStore.changeSlot, initialValue: Value?.none)
      let old = known.value
      guard old != value else { return }
      known.setQuietly(value)
      if let old {
        context.plan.add(afterwards: { action(old, value) })
      } else if initial {
        context.plan.add(afterwards: { action(value, value) })
      }
    }
  }

  /// Does something when a value differs from the one of the picture before.
  ///
  /// With `initial` also when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value differs from the one of the picture before; it is told the new one.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
