import TesseraLayout

/// A grid like `WideFirstGrid` for any number of buttons of one height: only those that are seen are made.
///
/// Where a tile stands is arithmetic, so a key costs what is visible, not what exists. Regions for the focus are made
/// around the tile that has it, which a scroll view keeps visible, and for the first and the last tile.
package struct LazyTileGrid<Label> {
  private let count: Int
  private let anchor: Int
  private let minimumColumnWidth: Double
  private let gap: Double
  private let tileHeight: Double
  private let focus: FocusState<Int?>.Binding
  private let action: @MainActor (Int) -> Void
  private let label: @MainActor (Int) -> Label

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - count: How many tiles there are.
  ///   - minimumColumnWidth: The least width of a column in points.
  ///   - gap: The distance between tiles in points.
  ///   - tileHeight: The height of every tile in points.
  ///   - focus: Which tile has the focus, by its index.
  ///   - action: What selecting a tile does.
  ///   - label: What a tile shows; it is offered the tile's width and no height.
  @MainActor
  package init(
    count: Int, minimumColumnWidth: Double, gap: Double = 8, tileHeight: Double, focus: FocusState<Int?>.Binding,
    action: @escaping @MainActor (Int) -> Void, @ViewBuilder label: @escaping @MainActor (Int) -> Label
  ) {
    self.count = count
    self.minimumColumnWidth = minimumColumnWidth
    self.gap = gap
    self.tileHeight = tileHeight
    self.focus = focus
    self.action = action
    self.label = label
    anchor = focus.known ?? 0
  }
}

extension LazyTileGrid: _PrimitiveView, View where Label: View {
  /// Appends the grid.
  package func _makeNodes(in context: _ViewContext) {
    let tiles = LazyTileNode.Tiles(
      count: count, anchor: anchor, minimumColumnWidth: minimumColumnWidth, gap: gap, tileHeight: tileHeight,
      link: { focus.link(equals: $0) }, action: action,
      label: { index, context in context.layeredNode(of: label(index), alignment: .topLeading, at: 0) })
    context.append(LazyTileNode(tiles, context: context))
  }
}

/// The node of a ``LazyTileGrid``: it makes the nodes of a tile when the tile is drawn.
package final class LazyTileNode: ViewNode {
  struct Tiles {
    let count: Int
    let anchor: Int
    let minimumColumnWidth: Double
    let gap: Double
    let tileHeight: Double
    let link: @MainActor (Int) -> FocusLink
    let action: @MainActor (Int) -> Void
    let label: @MainActor (Int, _ViewContext) -> ViewNode
  }

  private let tiles: Tiles
  private let context: _ViewContext
  private var regions: [Int: FocusRegion] = [:]

  init(_ tiles: Tiles, context: _ViewContext) {
    self.tiles = tiles
    self.context = context
    super.init(plan: context.plan)
  }

  private func rows(in width: Double?) -> WideFirstRows {
    let plan = WideFirstPlan(
      proposedWidth: width, minimumColumnWidth: tiles.minimumColumnWidth, gap: tiles.gap,
      slots: tiles.count + (tiles.count > 1 ? 1 : 0))
    return WideFirstRows(
      plan: plan, count: tiles.count, tileHeight: tiles.tileHeight,
      rowGap: LayoutSubviews([], rowQuantum: heightQuantum).verticalGap(tiles.gap))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let rows = rows(in: proposal.proposedWidth)
    return tiles.count == 0 ? .zero : Size(width: rows.plan.width, height: rows.height)
  }

  package override func arrange() {
    guard tiles.count > 0 else { return }
    let rows = rows(in: placedProposal?.proposedWidth)
    // Two pages around the focus: as far as a page key or the wheel can take it before the next plan.
    let page = (plan.currentScroll?.viewport.count ?? 200) / 2 + 4
    let row = rows.row(of: min(max(0, tiles.anchor), tiles.count - 1))
    let near = rows.tiles(on: max(0, row - page)..<row + page + 1)
    if near.lowerBound > 0 { addRegion(0, rows) }
    for index in near { addRegion(index, rows) }
    if near.upperBound < tiles.count { addRegion(tiles.count - 1, rows) }
  }

  @MainActor
  private func addRegion(_ index: Int, _ rows: WideFirstRows) {
    let action = tiles.action
    let region = FocusRegion(
      identity: identity(of: index), frame: frame(of: index, rows), scroll: plan.currentScroll,
      action: { action(index) }, keyHandlers: context.environment.keyHandlers, links: [tiles.link(index)])
    plan.add(region)
    regions[index] = region
  }

  private func identity(of index: Int) -> ViewIdentity { context.identity.appending(id: index) }

  /// The frame of a tile where the grid is placed; mirrored from right to left.
  private func frame(of index: Int, _ rows: WideFirstRows) -> Rect {
    var tile = rows.frame(of: index)
    if context.environment.layoutDirection == .rightToLeft { tile.origin.x = frame.width - tile.maxX }
    tile.origin.x += frame.minX
    tile.origin.y += frame.minY
    return tile
  }

  package override func draw(on canvas: inout Canvas) {
    guard tiles.count > 0 else { return }
    let rows = rows(in: placedProposal?.proposedWidth)
    let rowPoints = canvas.metrics.cellHeightPoints
    let top = Double(canvas.clip.rows.lowerBound + canvas.scrolledRows) * rowPoints - frame.minY
    let bottom = Double(canvas.clip.rows.upperBound + canvas.scrolledRows) * rowPoints - frame.minY
    for index in rows.tiles(on: rows.rows(between: top..<max(top, bottom))) {
      let tile = frame(of: index, rows)
      var inner = context
      inner.identity = identity(of: index)
      let button = ButtonNode(
        tiles.label(index, inner), identity: inner.identity, environment: context.environment,
        region: regions[index])
      button.place(at: tile.origin, anchor: .topLeading, proposal: ProposedViewSize(points: tile.width, nil))
      button.arrange()
      button.draw(on: &canvas)
    }
  }
}
