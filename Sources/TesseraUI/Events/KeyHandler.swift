/// What a view does with a key while the focus is in it.
package struct KeyHandler {
  /// Takes the key or leaves it to the views around.
  package let action: @MainActor (KeyPress) -> KeyPress.Result

  package init(action: @escaping @MainActor (KeyPress) -> KeyPress.Result) { self.action = action }
}

extension KeyPress {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It was taken; no other view gets it.
    case handled
    /// It was left to the views around.
    case ignored
  }
}
