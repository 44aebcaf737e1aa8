import TesseraLayout

/// Where the focus goes among tiles of one height, by arithmetic: as ``FocusGeometry`` answers on all their frames.
///
/// A move costs what it passes: a row, and tiles that can't have the focus.
package struct TileMoves {
  /// Where a move leads.
  package struct Target: Hashable, Sendable {
    /// The tile.
    package var index: Int

    /// The upright line that further moves up and down follow, in points from the side where text starts; nil after
    /// any other move.
    package var goal: Double?
  }

  private let rows: TileRows
  private let fill: TileArrangement.Fill
  private let cycle: FocusCycle
  private let layoutDirection: LayoutDirection
  private let isEnabled: (Int) -> Bool

  /// Creates the moves among some tiles.
  ///
  /// - Parameters:
  ///   - rows: Where the tiles stand.
  ///   - fill: The order in which they fill their slots.
  ///   - cycle: What becomes of a move at an end.
  ///   - layoutDirection: From right to left, Left leads to the tile after.
  ///   - isEnabled: Whether a tile can have the focus.
  package init(
    _ rows: TileRows, fill: TileArrangement.Fill = .row, cycle: FocusCycle = .off,
    layoutDirection: LayoutDirection = .leftToRight, isEnabled: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.rows = rows
    self.fill = fill
    self.cycle = cycle
    self.layoutDirection = layoutDirection
    self.isEnabled = isEnabled
  }

  /// Where a move leads from a tile; nil where the focus stays.
  ///
  /// - Parameters:
  ///   - move: The way to go.
  ///   - index: The tile that has the focus.
  ///   - goal: The line of the move before, see ``Target/goal``.
  ///   - page: The height of a page in points.
  package func target(_ move: FocusMove, from index: Int, goal: Double?, page: Double) -> Target? {
    guard rows.count > 0 else { return nil }
    let index = min(max(0, index), rows.count - 1)
    let target =
      switch move {
      case .first: Target(index: next(in: 0..<rows.count))
      case .last: Target(index: last(in: 0..<rows.count))
      case .next: Target(index: following(index, wraps: cycle != .off))
      case .previous: Target(index: preceding(index, wraps: cycle != .off))
      case .left: Target(index: beside(index, forward: layoutDirection == .rightToLeft))
      case .right: Target(index: beside(index, forward: layoutDirection == .leftToRight))
      case .up, .down, .pageUp, .pageDown:
        vertical(move, from: index, goal: goal ?? rows.frame(of: index).midX, page: page)
      }
    guard let target, target.index != index else { return nil }
    return target
  }

  /// The tile nearest to one that can have the focus: itself, the next after it, or else before it.
  package func enabled(nearest index: Int) -> Int? {
    guard rows.count > 0 else { return nil }
    let index = min(max(0, index), rows.count - 1)
    return next(in: index..<rows.count) ?? last(in: 0..<index)
  }

  private func next(in range: Range<Int>) -> Int? { range.first(where: isEnabled) }
  private func last(in range: Range<Int>) -> Int? { range.last(where: isEnabled) }

  private func following(_ index: Int, wraps: Bool) -> Int? {
    next(in: index + 1..<rows.count) ?? (wraps ? next(in: 0..<index) : nil)
  }

  private func preceding(_ index: Int, wraps: Bool) -> Int? {
    last(in: 0..<index) ?? (wraps ? last(in: index + 1..<rows.count) : nil)
  }

  private func beside(_ index: Int, forward: Bool) -> Int? {
    if cycle == .list, fill == .row {
      return forward ? following(index, wraps: true) : preceding(index, wraps: true)
    }
    let row = rows.tiles(onRow: rows.row(of: index))
    guard let place = row.firstIndex(of: index) else { return nil }
    let after = row[(place + 1)...]
    let before = row[..<place]
    if forward { return after.first(where: isEnabled) ?? (cycle == .off ? nil : before.first(where: isEnabled)) }
    return before.last(where: isEnabled) ?? (cycle == .off ? nil : after.last(where: isEnabled))
  }

  private func vertical(_ move: FocusMove, from index: Int, goal: Double, page: Double) -> Target? {
    let row = rows.row(of: index)
    let above = 0..<row
    let below = row + 1..<max(row + 1, rows.rowCount)
    let found: Int?
    switch move {
    case .pageUp:
      let limit = rows.top(ofRow: row) - page - FocusGeometry.tolerance
      let first = partitionPoint(above) { rows.top(ofRow: $0) < limit }
      found = tile(at: goal, on: first..<row) ?? tile(at: goal, on: above.reversed())
    case .pageDown:
      let limit = rows.top(ofRow: row) + page + FocusGeometry.tolerance
      let end = partitionPoint(below) { rows.top(ofRow: $0) <= limit }
      found = tile(at: goal, on: (row + 1..<end).reversed()) ?? tile(at: goal, on: below)
    case .up:
      if cycle == .list, fill == .column { return Target(index: preceding(index, wraps: true)) }
      found = tile(at: goal, on: above.reversed()) ?? (cycle == .off ? nil : tile(at: goal, on: below.reversed()))
    default:
      if cycle == .list, fill == .column { return Target(index: following(index, wraps: true)) }
      found = tile(at: goal, on: below) ?? (cycle == .off ? nil : tile(at: goal, on: above))
    }
    return found.map { Target(index: $0, goal: goal) }
  }

  /// The tile at a line, or else the nearest to it, on the first of some rows that has one.
  private func tile(at goal: Double, on candidates: some Sequence<Int>) -> Int? {
    for row in candidates {
      let tiles = rows.tiles(onRow: row).filter(isEnabled)
      let nearest = tiles.min {
        FocusGeometry.distance(rows.frame(of: $0), from: goal) < FocusGeometry.distance(rows.frame(of: $1), from: goal)
      }
      if let nearest { return nearest }
    }
    return nil
  }
}

extension TileMoves.Target {
  fileprivate init?(index: Int?) {
    guard let index else { return nil }
    self.init(index: index, goal: nil)
  }
}
