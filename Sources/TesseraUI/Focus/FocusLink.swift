/// Ties the focus of a view to a value of the program.
@MainActor
package struct FocusLink {
  /// Whether the program asks for the focus to come here.
  package var isWanted: () -> Bool

  /// Tells that the focus came or went.
  package var focusDidChange: (Bool) -> Void

  /// Whether the last plan showed the value.
  package var isShown: () -> Bool

  /// The value, to see whether it changed.
  package var value: () -> AnyHashable?

  /// Whether views may show what the link changes, so that they have to be made anew after each move of the focus.
  package var changesViews: () -> Bool

  /// Creates a link; by default to a value that keeps itself up to date, and that views show.
  package init(
    isWanted: @escaping () -> Bool, focusDidChange: @escaping (Bool) -> Void,
    isShown: @escaping () -> Bool = { false }, value: @escaping () -> AnyHashable? = { nil },
    changesViews: @escaping () -> Bool = { true }
  ) {
    self.changesViews = changesViews
    self.isWanted = isWanted
    self.focusDidChange = focusDidChange
    self.isShown = isShown
    self.value = value
  }
}
