extension View {
  /// Does something with text that is pasted while the view is shown.
  ///
  /// It comes cleaned, as ``PastedText`` says: a line break in it is a blank, never a key that accepts. The view that was
  /// made last gets it first; what it ignores goes on to the one before.
  package func onPaste(perform action: @escaping @MainActor (String) -> KeyPress.Result) -> some View {
    inContext { $0.plan.add(pasteHandler: action) }
  }
}
