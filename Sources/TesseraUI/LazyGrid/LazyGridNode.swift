import TesseraLayout

/// The node of a `LazyWideFirstGrid`: makes and measures the rows near the view only.
///
/// Rows are placed from one that stands fast: the first that was seen in the last plan. So what is measured anew above
/// it moves nothing that is seen. A focus that is asked for far away is a new such row, at an estimated place. Where the
/// first row comes near, all rows are moved so that it stands at the top, and the scroll view with them.
package final class LazyGridNode: ViewNode {
  private let children: LazyGridChildren
  private let context: _ViewContext
  private let memory: LazyGridMemory
  private var nodes: [Int: ViewNode] = [:]
  private var windows: [(width: Double?, window: LazyGridWindow)] = []
  private let gap: Double

  // More rows than any screen shows: rows of no height never fill one.
  private static let mostRows = 500

  @MainActor
  init(_ children: LazyGridChildren, context: _ViewContext) {
    self.children = children
    self.context = context
    memory =
      context.plan.states.cell(
        identity: context.identity, slot: StateStore.lazyGridSlot, initialValue: LazyGridMemory()
      ).value
    gap = LayoutSubviews([], rowQuantum: context.plan.rowQuantum).verticalGap(children.arrangement.gap)
    super.init(plan: context.plan)
    // What is made is what is seen, and what is near to the focus.
    context.plan.followMoves()
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    guard children.count > 0 else { return .zero }
    // Nodes are made on the main actor, where all plans are; only the protocol of layouts can't say so. The node goes
    // nowhere, as this runs at once.
    nonisolated(unsafe) let node = self
    return MainActor.assumeIsolated {
      let window = node.window(for: proposal.proposedWidth)
      return Size(width: window.rows.width, height: window.height)
    }
  }

  // MARK: Making and measuring

  @MainActor
  private func node(of child: Int) -> ViewNode {
    if let known = nodes[child] { return known }
    let node = inElement(child) { children.make(child) }
    nodes[child] = node
    return node
  }

  /// Does something with the views of a child, whose state is kept as long as its element is there.
  @MainActor
  private func inElement<Result>(_ child: Int, _ body: () -> Result) -> Result {
    plan.states.making(children.identity(child), of: context.identity, at: child, body)
  }

  @MainActor
  private func height(ofRow row: Int, _ rows: TileRows) -> Double {
    rows.tiles(onRow: row).reduce(0) { tallest, child in
      let proposal = ProposedViewSize(points: rows.frame(of: child).width, nil)
      let node = node(of: child)
      return max(tallest, length(inElement(child) { node.size(for: proposal) }.height))
    }
  }

  @MainActor
  private func window(for width: Double?) -> LazyGridWindow {
    for known in windows where known.width?.bitPattern == width?.bitPattern { return known.window }
    var window = makeWindow(memory.rows(children, width: width))
    if let table = window.rows.table, !window.made.allSatisfy({ table.holds(row: $0) }) {
      memory.forgetTables()
      window = makeWindow(memory.rows(children, width: width))
    }
    windows.append((width, window))
    return window
  }

  @MainActor
  private func makeWindow(_ rows: TileRows) -> LazyGridWindow {
    let anchor = anchor(in: rows)
    var window = measured(around: anchor.row, top: anchor.top, rows)
    var pitch = pitch(window)
    var isKept = anchor.isKept
    if let child = focusedChild {
      let row = rows.row(of: child)
      // Where rows are others than they were, the focus is what comes back to its place in the view.
      if !isKept || !window.near.contains(row) {
        window = measured(around: row, top: estimatedTop(ofRow: row, beside: window, pitch), rows)
        pitch = self.pitch(window)
        isKept = false
      }
      // The view follows the focus, and a page key leads from there.
      let top = window.top(ofRow: row)
      let page = plan.screenSize.height + gap
      extend(&window, from: top - page, to: top + window.heights[row - window.near.lowerBound] + page)
    }
    settle(&window, pitch: pitch, isKept: isKept)
    return window
  }

  /// Measures rows from one whose place is known: about a page upward and two downward.
  @MainActor
  private func measured(around row: Int, top: Double, _ rows: TileRows) -> LazyGridWindow {
    let page = plan.screenSize.height
    let height = height(ofRow: row, rows)
    var window = LazyGridWindow(rows: rows, near: row..<row + 1, tops: [top], heights: [height])
    extend(&window, from: top - 1.5 * page, to: top + height + 2 * page)
    return window
  }

  /// Measures further rows until they reach from one height to another.
  @MainActor
  private func extend(_ window: inout LazyGridWindow, from upper: Double, to lower: Double) {
    let rows = window.rows
    var edge = (window.tops.last ?? 0) + (window.heights.last ?? 0)
    while window.near.upperBound < rows.rowCount, edge <= lower, window.near.count < Self.mostRows {
      let height = height(ofRow: window.near.upperBound, rows)
      // Not cut to a length: an estimate may lie above the top until everything is settled.
      window.tops.append(coordinate(edge + gap))
      window.heights.append(height)
      window.near = window.near.lowerBound..<window.near.upperBound + 1
      edge += gap + height
    }
    var above: [(top: Double, height: Double)] = []
    edge = window.tops.first ?? 0
    while window.near.lowerBound - above.count > 0, edge > upper, above.count < Self.mostRows {
      let height = height(ofRow: window.near.lowerBound - above.count - 1, rows)
      edge = coordinate(edge - height - gap)
      above.append((edge, height))
    }
    window.near = window.near.lowerBound - above.count..<window.near.upperBound
    window.tops = above.reversed().map(\.top) + window.tops
    window.heights = above.reversed().map(\.height) + window.heights
  }

  private func pitch(_ window: LazyGridWindow) -> Double {
    window.heights.reduce(0, +) / Double(max(1, window.heights.count)) + gap
  }

  /// Where a row stands that is far from those that were measured: before them or after them, and on a whole row.
  @MainActor
  private func estimatedTop(ofRow row: Int, beside window: LazyGridWindow, _ pitch: Double) -> Double {
    guard let first = window.tops.first, let last = window.tops.last else { return 0 }
    let top =
      row < window.near.lowerBound
      ? first - Double(window.near.lowerBound - row) * pitch
      : last + Double(row - window.near.upperBound + 1) * pitch
    return wholeRows(top)
  }

  /// Estimates are whole rows, so that halves of a row stay where they are.
  private func wholeRows(_ points: Double) -> Double {
    let row = plan.metrics.cellHeightPoints
    return (points / row).rounded() * row
  }

  /// Brings the first row to the top and works out how high everything is.
  @MainActor
  private func settle(_ window: inout LazyGridWindow, pitch: Double, isKept: Bool) {
    guard let top = window.tops.first, let bottom = window.tops.last, let height = window.heights.last else { return }
    var move = 0.0
    let before = window.near.lowerBound
    if before == 0 {
      move = -top
    } else if top < pitch {
      // There must be room for the rows above.
      move = wholeRows(Double(before) * pitch - top)
    }
    for index in window.tops.indices { window.tops[index] += move }
    window.shift = isKept ? move : 0
    let end = length(bottom + move + height)
    let rest = window.rows.rowCount - window.near.upperBound
    guard rest > 0 else {
      window.lastTop = bottom + move
      window.height = end
      return
    }
    let last = self.height(ofRow: window.rows.rowCount - 1, window.rows)
    window.lastTop = length(end + gap + wholeRows(Double(rest - 1) * pitch))
    window.height = length(window.lastTop + last)
  }

  // MARK: What stands fast

  /// The row that stands fast, its top, and whether that is where the last plan had it.
  @MainActor
  private func anchor(in rows: TileRows) -> (row: Int, top: Double, isKept: Bool) {
    guard let known = memory.anchor else { return (0, 0, false) }
    let child = min(known.child, children.count - 1)
    let row = rows.row(of: child)
    guard known.columns == rows.plan.columns, child == known.child else {
      return (row, wholeRows(Double(row) * (memory.pitch ?? 0)), false)
    }
    // The wheel may have turned further than what was measured.
    let scrolled = memory.scroll.map { plan.scrollStore[$0].vertical.offset - known.offsetRows } ?? 0
    let points = Double(scrolled) * plan.metrics.cellHeightPoints
    guard abs(points) > plan.screenSize.height / 2, let pitch = memory.pitch, pitch > 0 else {
      return (row, known.top, true)
    }
    let target = min(max(0, row + Int(flooring: points / pitch)), rows.rowCount - 1)
    return (target, known.top + wholeRows(Double(target - row) * pitch), true)
  }

  /// The child that has the focus, or is to get it; nil where it is elsewhere.
  @MainActor
  private var focusedChild: Int? {
    if let wanted = children.focusRequest?() { return min(max(0, wanted), children.count - 1) }
    guard let focused = plan.previouslyFocused, let known = memory.regions.first(where: { $0.region == focused })
    else { return nil }
    if known.child < children.count, children.identity(known.child) == known.identity { return known.child }
    return (0..<children.count).first { children.identity($0) == known.identity }
      ?? min(known.child, children.count - 1)
  }

  // MARK: Placing and drawing

  package override func arrange() {
    memory.regions = []
    defer {
      plan.states.keepElements(of: context.identity) { [children] identity, child in
        if child < children.count, children.identity(child) == identity { return true }
        return (0..<children.count).contains { children.identity($0) == identity }
      }
    }
    guard children.count > 0 else { return }
    let window = window(for: placedProposal?.proposedWidth)
    memory.scroll = plan.currentScroll?.identity
    if let scroll = memory.scroll, window.shift != 0 {
      plan.scrollStore.shift(
        scroll, byRows: Int(flooring: (window.shift / plan.metrics.cellHeightPoints).rounded()))
    }
    memory.pitch = pitch(window)
    for row in window.made {
      for child in window.rows.tiles(onRow: row) { arrange(child, top: window.top(ofRow: row), window.rows) }
    }
  }

  @MainActor
  private func arrange(_ child: Int, top: Double, _ rows: TileRows) {
    let place = rows.frame(of: child)
    let node = node(of: child)
    let known = plan.regions.count
    inElement(child) {
      node.place(
        at: Point(x: frame.minX + place.minX, y: frame.minY + top), anchor: .topLeading,
        proposal: ProposedViewSize(points: place.width, nil))
      if context.environment.layoutDirection == .rightToLeft {
        node.moveFrame(toX: frame.minX + frame.maxX - node.frame.maxX)
      }
      node.arrange()
    }
    let identity = children.identity(child)
    memory.regions += plan.regions[known...].map { ($0.identity, child, identity) }
  }

  package override func draw(on canvas: inout Canvas) {
    guard children.count > 0 else { return }
    let window = window(for: placedProposal?.proposedWidth)
    let rowPoints = canvas.metrics.cellHeightPoints
    let top = Double(canvas.clip.rows.lowerBound + canvas.scrolledRows) * rowPoints - frame.minY
    let seen = window.near.first { row in
      let index = row - window.near.lowerBound
      return window.tops[index] + window.heights[index] + gap > top
    }
    if let row = seen ?? window.near.last, let child = window.rows.tiles(onRow: row).first {
      memory.anchor = LazyGridMemory.Anchor(
        child: child, top: window.top(ofRow: row), columns: window.rows.plan.columns,
        offsetRows: memory.scroll.map { plan.scrollStore[$0].vertical.offset } ?? 0)
    }
    for row in window.made {
      for child in window.rows.tiles(onRow: row) {
        inElement(child) { node(of: child).draw(on: &canvas) }
      }
    }
  }
}
