import TesseraLayout

/// The node of a `LazyTileGrid`: it makes the nodes of a tile when the tile is drawn.
///
/// Regions for the focus are made for what a key or the wheel can reach before the next plan: two pages around the
/// tile that has it, which a scroll view keeps visible, the first and the last tile.
package final class LazyTileNode: ViewNode {
  private let tiles: LazyTiles
  private let label: @MainActor (Int) -> TileLabel
  private let canBeCompared: Bool
  private let context: _ViewContext
  private var regions: [Int: FocusRegion] = [:]

  // Where the focus came from, kept from plan to plan: the line that moves up and down follow.
  private let goal: ValueCell<TileMoves.Target?>

  private let pictures: TilePictures

  @MainActor
  init(
    _ tiles: LazyTiles, canBeCompared: Bool, label: @escaping @MainActor (Int) -> TileLabel, context: _ViewContext
  ) {
    self.tiles = tiles
    self.label = label
    self.canBeCompared = canBeCompared
    self.context = context
    pictures =
      context.plan.states.cell(
        identity: context.identity, slot: StateStore.tilePicturesSlot, initialValue: TilePictures()
      ).value
    // A view that has this grid as its body has its own properties at the same place, counted from zero.
    goal = context.plan.states.cell(identity: context.identity, slot: StateStore.tileGoalSlot, initialValue: nil)
    super.init(plan: context.plan)
    // What is made is what is seen, and what is near to the focus.
    context.plan.followMoves()
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
    let group = TileRegions(tiles, moves: moves(rows), goal: goal, plan: plan)
    regions.reserveCapacity(near.count)
    for index in near where index != before && tiles.isEnabled(index) {
      // A tile that can't have the focus hands it on to the nearest that can.
      let deputizedFor = index == anchor && wanted != anchor ? wanted : nil
      let region = FocusRegion(
        identity: identity(of: index), frame: frame(rows.frame(of: index)), scroll: plan.currentScroll,
        keyHandlers: context.environment.keyHandlers,
        tile: FocusRegion.Tile(group: group, index: index, deputizedFor: deputizedFor))
      plan.add(region)
      regions[index] = region
      before = index
    }
  }

  private func end(_ move: FocusMove, _ rows: TileRows) -> TileMoves.Target? {
    moves(rows).target(move, from: move == .first ? tiles.count - 1 : 0, goal: nil, page: 0)
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
    pictures.begin(
      TilePictures.Look(theme: canvas.theme, traits: canvas.traits, layoutDirection: layoutDirection),
      revision: tiles.revision)
    for row in rows.rows(between: seen) {
      for index in rows.tiles(onRow: row) { drawTile(index, rows, on: &canvas) }
    }
    pictures.end()
  }

  @MainActor
  private func drawTile(_ index: Int, _ rows: TileRows, on canvas: inout Canvas) {
    let outer = frame(rows.frame(of: index))
    let seen = canvas.cells(outer).intersection(canvas.clip)
    guard !seen.isEmpty else { return }
    let region = regions[index]
    let identity = region?.identity ?? identity(of: index)
    let isEnabled = tiles.isEnabled(index)
    let shape = canBeCompared ? shape(of: outer, seen: seen, isEnabled: isEnabled, on: canvas) : nil
    let id = tiles.id(index)
    // The one that has the focus is made anew each time, as it puts the cursor on its text.
    let mayBeCopied = plan.focused != identity
    if let shape, mayBeCopied, pictures.copy(id, shape: shape, to: seen, on: &canvas, label: { self.label(index) }) {
      region?.show(in: seen, plan: plan)
      return
    }
    let label = self.label(index)
    var inner = context
    inner.identity = identity
    if !isEnabled { inner.environment.isEnabled = false }
    let button = ButtonNode(
      label.node(inner), identity: identity, environment: inner.environment, region: region)
    put(button, in: outer, height: nil)
    button.drawLabel(on: &canvas)
    if let shape { pictures.keep(id, label: label, shape: shape, from: seen, of: canvas) }
    button.drawFocus(on: &canvas)
  }

  /// The shape of a tile that is seen in some cells; nil where everything is drawn fainter.
  private func shape(of outer: Rect, seen: CellRect, isEnabled: Bool, on canvas: Canvas) -> TilePictures.Shape? {
    guard canvas.opacity == 1 else { return nil }
    let metrics = canvas.metrics
    let corner = Point(
      x: Double(seen.columns.lowerBound + canvas.scrolledColumns) * metrics.cellWidthPoints,
      y: Double(seen.rows.lowerBound + canvas.scrolledRows) * metrics.cellHeightPoints)
    return TilePictures.Shape(
      size: outer.size, offset: Point(x: outer.minX - corner.x, y: outer.minY - corner.y),
      seen: CellSize(columns: seen.columns.count, rows: seen.rows.count),
      halfRows: seen.offset(columns: 0, halfRows: -2 * seen.rows.lowerBound).halfRows, isEnabled: isEnabled)
  }

  @MainActor
  private func draw(_ node: ViewNode, in place: Rect, height: Double?, on canvas: inout Canvas) {
    put(node, in: frame(place), height: height)
    node.draw(on: &canvas)
  }

  @MainActor
  private func put(_ node: ViewNode, in outer: Rect, height: Double?) {
    node.place(at: outer.origin, proposal: ProposedViewSize(points: outer.width, height))
    node.arrange()
  }
}
