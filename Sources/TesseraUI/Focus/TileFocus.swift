/// Which tile of a grid has the focus, by its position; kept by a ``FocusState`` or by a model of the program.
@MainActor
package struct TileFocus {
  /// The position that has the focus or is to get it.
  let position: () -> Int?

  /// Brings the focus to a position, in the next plan at the latest.
  let move: (Int) -> Void

  /// What ties the tile at a position to the focus.
  let link: (Int) -> FocusLink

  /// Creates what a model of the program keeps.
  package init(
    position: @escaping () -> Int?, move: @escaping (Int) -> Void, link: @escaping (Int) -> FocusLink
  ) {
    self.position = position
    self.move = move
    self.link = link
  }

  /// What a ``FocusState`` keeps.
  package init(_ binding: FocusState<Int?>.Binding) {
    position = { binding.known }
    move = { binding.wrappedValue = $0 }
    link = { binding.link(equals: $0) }
  }
}
