import TesseraLayout

/// The children of a `LazyWideFirstGrid`, whatever they are.
package struct LazyGridChildren {
  /// How they share rows; their heights don't stand in it.
  let arrangement: TileArrangement

  let count: Int

  /// What tells a child from all others.
  let identity: (Int) -> ViewIdentity

  /// Makes the node of a child.
  let make: @MainActor (Int) -> ViewNode

  /// The child that the program asked to have the focus.
  let focusRequest: (@MainActor () -> Int?)?
}
