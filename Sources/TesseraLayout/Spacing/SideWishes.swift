/// What the views of a row, or of a column, want on one side together.
///
/// Answers the distance between two rows without comparing every view of one with every view of the other: of
/// each kind of wish only the largest can decide.
package struct SideWishes {
  private var kinds: [ViewSpacing.Preference] = []

  package init() {}

  /// Adds what one more view wants.
  package mutating func add(_ wish: ViewSpacing.Preference) {
    if case .points(let points) = wish {
      for (index, kind) in kinds.enumerated() {
        guard case .points(let known) = kind else { continue }
        kinds[index] = .points(max(known, points))
        return
      }
    } else if kinds.contains(wish) {
      return
    }
    kinds.append(wish)
  }

  /// The largest distance that any two views want that meet here, in points; 0 where none do.
  package func points(to next: SideWishes) -> Double {
    var result = 0.0
    for first in kinds {
      for second in next.kinds { result = max(result, ViewSpacing.points(first, second)) }
    }
    return result
  }
}
