/// What a view does with a key while the focus is in it.
package struct KeyHandler {
  /// Whether the view wants to be told of a key; asking changes nothing.
  package let isWanted: @MainActor (KeyPress) -> Bool

  /// Takes a wanted key or leaves it to the views around.
  package let action: @MainActor (KeyPress) -> KeyPress.Result

  package init(
    isWanted: @escaping @MainActor (KeyPress) -> Bool, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) {
    self.isWanted = isWanted
    self.action = action
  }
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
