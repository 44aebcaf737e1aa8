/// What the regions of a grid's tiles have in common: one for all, as functions of their own would be most of their cost.
@MainActor
final class TileRegions {
  /// Which tile has the focus.
  let focus: TileFocus

  /// What selecting a tile does.
  let action: @MainActor (Int) -> Void

  private let moves: TileMoves
  // Where the focus came from: the line that moves up and down follow.
  private let goal: ValueCell<TileMoves.Target?>
  private unowned let plan: Plan
  private unowned let scroll: ScrollNode?

  init(_ tiles: LazyTiles, moves: TileMoves, goal: ValueCell<TileMoves.Target?>, plan: Plan) {
    focus = tiles.focus
    action = tiles.action
    self.moves = moves
    self.goal = goal
    self.plan = plan
    scroll = plan.currentScroll
  }

  /// Moves the focus by arithmetic; a move that leads nowhere here is left to the views around.
  func move(_ move: FocusMove, from index: Int) -> Bool {
    let page = scroll.map { Double($0.viewport.count) * plan.metrics.cellHeightPoints / 2 } ?? .infinity
    let line = goal.value.flatMap { $0.index == index ? $0.goal : nil }
    guard let target = moves.target(move, from: index, goal: line, page: page) else { return false }
    goal.setQuietly(target)
    focus.move(target.index)
    return true
  }
}
