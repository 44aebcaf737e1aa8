/// Ties the focus of a view to a value of the program.
@MainActor
package struct FocusLink {
  /// Whether the program asks for the focus to come here.
  package var isWanted: () -> Bool

  /// Tells that the focus came or went.
  package var focusDidChange: (Bool) -> Void

  package init(isWanted: @escaping () -> Bool, focusDidChange: @escaping (Bool) -> Void) {
    self.isWanted = isWanted
    self.focusDidChange = focusDidChange
  }
}
