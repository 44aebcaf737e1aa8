import TesseraLayout

/// The node of a `LazyTileGrid`: it makes the nodes of a tile when the tile is drawn.
///
/// Regions for the focus are made for what a key or the wheel can reach before the next plan: two pages around the
/// tile that has it, which a scroll view keeps visible, the first and the last tile.
package final class LazyTileNode: ViewNode {
  private let tiles: LazyTiles
  private let label: @MainActor (Int, _ViewContext) -> ViewNode
  private let context: _ViewContext
  private var regions: [Int: FocusRegion] = [:]

  // Where the focus came from, kept from plan to plan: the line that moves up and down follow.
  private let goal: ValueCell<TileMoves.Target?>

  @MainActor
  init(_ tiles: LazyTiles, label: @escaping @MainActor (Int, _ViewContext) -> ViewNode, context: _ViewContext) {
    self.tiles = tiles
    self.label = label
    self.context = context
    // A view that has this grid as its body has its own properties at the same place, counted from zero.
    goal = context.plan.states.cell(identity: context.identity, slot: StateStore.tileGoalSlot, initialValue: nil)
    super.init(plan: context.plan)
  }

  private func rows(in width: Double?) -> TileRows {
    tiles.memory.rows(
      tiles.arrangement, count: tiles.count, width: width,
      rowGap: LayoutSubviews([], rowQuantum: heightQuantum).verticalGap(
        length(tiles.arrangement.rowGap ?? tiles.arrangement.gap)))
  }

  private var placedRows: TileRows { rows(in: placedProposal?.proposedWidth) }

  private var layoutDirection: LayoutDirection { context.environment.layoutDirection }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let rows = rows(in: proposal.proposedWidth)
    return Size(width: rows.width, height: rows.height)
  }

  private func moves(_ rows: TileRows) -> TileMoves {
    TileMoves(
      rows, fill: tiles.arrangement.fill, cycle: tiles.cycle, layoutDirection: layoutDirection,
      isEnabled: tiles.isEnabled)
  }

  package override func arrange() {
    let rows = placedRows
    let wanted = tiles.focus.position() ?? 0
    guard let anchor = moves(rows).enabled(nearest: wanted) else { return }
    // A page, and some turns of the wheel.
    let rowHeight = plan.metrics.cellHeightPoints
    let reach = (Double(plan.currentScroll?.viewport.count ?? 200) / 2 + 12) * rowHeight
    let tile = rows.frame(of: anchor)
    var near: [Int] = []
    for row in rows.rows(between: tile.minY - reach..<tile.maxY + reach) { near += rows.tiles(onRow: row) }
    for end in [end(.first, rows), end(.last, rows)] {
      if let end { near.append(end.index) }
    }
    // In reading order, also where tiles fill columns.
    near.sort()
    var before: Int?
    for index in near where index != before && tiles.isEnabled(index) {
      // A tile that can't have the focus hands it on to the nearest that can.
      addRegion(index, rows, links: index == anchor && wanted != anchor ? [wanted, index] : [index])
      before = index
    }
  }

  private func end(_ move: FocusMove, _ rows: TileRows) -> TileMoves.Target? {
    moves(rows).target(move, from: move == .first ? tiles.count - 1 : 0, goal: nil, page: 0)
  }

  @MainActor
  private func addRegion(_ index: Int, _ rows: TileRows, links: [Int]) {
    let action = tiles.action
    let region = FocusRegion(
      identity: identity(of: index), frame: frame(rows.frame(of: index)), scroll: plan.currentScroll,
      action: { action(index) }, keyHandlers: context.environment.keyHandlers,
      links: links.map { tiles.focus.link($0) }, move: mover(index, rows))
    plan.add(region)
    regions[index] = region
  }

  /// Moves the focus by arithmetic; a move that leads nowhere here is left to the views around.
  @MainActor
  private func mover(_ index: Int, _ rows: TileRows) -> (FocusMove) -> Bool {
    let moves = moves(rows)
    let focus = tiles.focus
    let goal = goal
    let scroll = plan.currentScroll
    return { [unowned plan, unowned scroll] move in
      let page = scroll.map { Double($0.viewport.count) * plan.metrics.cellHeightPoints / 2 } ?? .infinity
      let line = goal.value.flatMap { $0.index == index ? $0.goal : nil }
      guard let target = moves.target(move, from: index, goal: line, page: page) else { return false }
      goal.setQuietly(target)
      focus.move(target.index)
      return true
    }
  }

  private func identity(of index: Int) -> ViewIdentity { context.identity.appending(id: tiles.id(index)) }

  /// A frame where the grid is placed; mirrored from right to left.
  private func frame(_ inner: Rect) -> Rect {
    var outer = inner
    if layoutDirection == .rightToLeft { outer.origin.x = frame.width - inner.maxX }
    outer.origin.x += frame.minX
    outer.origin.y += frame.minY
    return outer
  }

  package override func draw(on canvas: inout Canvas) {
    guard tiles.count > 0 else { return }
    let rows = placedRows
    let rowPoints = canvas.metrics.cellHeightPoints
    let top = Double(canvas.clip.rows.lowerBound + canvas.scrolledRows) * rowPoints - frame.minY
    let bottom = Double(canvas.clip.rows.upperBound + canvas.scrolledRows) * rowPoints - frame.minY
    let seen = top..<max(top, bottom)
    if let heading = tiles.heading {
      for (section, place) in rows.headings(between: seen) {
        var inner = context
        inner.identity = context.identity.appending(1).appending(id: section)
        draw(heading.make(section, inner), in: place, height: place.height, on: &canvas)
      }
    }
    for row in rows.rows(between: seen) {
      for index in rows.tiles(onRow: row) { drawTile(index, rows, on: &canvas) }
    }
  }

  @MainActor
  private func drawTile(_ index: Int, _ rows: TileRows, on canvas: inout Canvas) {
    var inner = context
    inner.identity = identity(of: index)
    if !tiles.isEnabled(index) { inner.environment.isEnabled = false }
    let button = ButtonNode(
      label(index, inner), identity: inner.identity, environment: inner.environment, region: regions[index])
    draw(button, in: rows.frame(of: index), height: nil, on: &canvas)
  }

  @MainActor
  private func draw(_ node: ViewNode, in place: Rect, height: Double?, on canvas: inout Canvas) {
    let outer = frame(place)
    node.place(at: outer.origin, anchor: .topLeading, proposal: ProposedViewSize(points: outer.width, height))
    node.arrange()
    node.draw(on: &canvas)
  }
}
