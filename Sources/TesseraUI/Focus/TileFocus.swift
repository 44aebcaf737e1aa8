/// Which tile of a grid has the focus, by its position; kept by a ``FocusState`` or by a model of the program.
@MainActor
package struct TileFocus {
  /// The position that has the focus or is to get it.
  let position: () -> Int?

  /// Brings the focus to a position, in the next plan at the latest.
  let move: (Int) -> Void

  /// Whether the program asks for the focus to come to a position.
  let isWanted: (Int) -> Bool

  /// Tells that the focus came to a position or went from there.
  let focusDidChange: (Int, Bool) -> Void

  /// Whether the last plan showed which position has the focus.
  let isShown: () -> Bool

  /// Whether views may show it, so that they have to be made anew after each move.
  let changesViews: () -> Bool

  /// Creates what a model of the program keeps, and views show.
  package init(
    position: @escaping () -> Int?, move: @escaping (Int) -> Void, isWanted: @escaping (Int) -> Bool,
    focusDidChange: @escaping (Int, Bool) -> Void
  ) {
    self.position = position
    self.move = move
    self.isWanted = isWanted
    self.focusDidChange = focusDidChange
    isShown = { false }
    changesViews = { true }
  }

  /// What a ``FocusState`` keeps.
  package init(_ binding: FocusState<Int?>.Binding) {
    position = { binding.known }
    move = { binding.wrappedValue = $0 }
    isWanted = { binding.link(equals: $0).isWanted() }
    focusDidChange = { binding.link(equals: $0).focusDidChange($1) }
    isShown = { binding.link(equals: nil).isShown() }
    changesViews = { binding.link(equals: nil).changesViews() }
  }
}
