import TesseraLayout

/// Everything that one pass from views to cells finds out: who can have the focus, what scrolls, what waits for a time.
@MainActor
package final class Plan {
  package nonisolated let metrics: CellMetrics
  package nonisolated let traits: ScreenTraits
  package let states: StateStore
  package let scrollStore: ScrollStore

  /// The views that can have the focus, in reading order.
  package private(set) var regions: [FocusRegion] = []

  /// The scroll views, outer before inner.
  package private(set) var scrolls: [ScrollNode] = []

  /// What wants to be called at a time.
  package private(set) var timers: [PlanTimer] = []

  /// What clicks can reach, in the order it is drawn: the last one that is under the mouse gets the click.
  package private(set) var targets: [ClickTarget] = []

  /// Keys that run buttons from anywhere, in reading order.
  package private(set) var shortcuts: [(shortcut: KeyboardShortcut, action: @MainActor () -> Void)] = []

  /// What is to be done once the picture is drawn: views have appeared, values have changed.
  package private(set) var afterwards: [() -> Void] = []

  // What is asked once everything has its place.
  private var onceArranged: [(Plan) -> Void] = []

  /// What takes keys while no view has the focus, inner after outer.
  package private(set) var keyHandlers: [KeyHandler] = []

  /// What takes the mouse, inner after outer; known once everything is drawn.
  package private(set) var mouseHandlers: [MouseHandler] = []

  /// What takes pasted text, inner after outer.
  package private(set) var pasteHandlers: [@MainActor (String) -> KeyPress.Result] = []

  /// The view that has the focus; known once everything is arranged.
  package var focused: ViewIdentity?

  /// Further keys that move the focus, besides the arrows.
  package private(set) var focusKeys: [(key: KeyEquivalent, move: FocusMove)] = []

  /// The views that a program may want to scroll to.
  package private(set) var scrollTargets: [ScrollTarget] = []

  /// The size of the screen in points; what lazy containers go by before a scroll view tells how much is seen.
  package var screenSize = Size(width: 1600, height: 1600)

  /// The view that had the focus when the plan began.
  package var previouslyFocused: ViewIdentity?

  /// Whether something in the plan goes by where the focus is or how far things are scrolled, so that a plan is needed
  /// for every move; all others can be drawn again.
  package private(set) var followsMoves = false

  /// Whether the focus of any view is tied to a value of the program.
  package private(set) var hasLinks = false

  private var numbers = 0

  /// Environments that many views get one by one.
  package var changedEnvironments = ChangedEnvironments()

  // Lists of nodes that are free to be used: most parts of views have one node, and a list for each was a tenth of what
  // they cost.
  private var sinks: [NodeSink] = []

  // The scroll view whose content is being arranged.
  private var scroll: ScrollNode?

  // Types that were seen to have nothing to connect, so that they aren't looked at again.
  private let types: ConnectedTypes

  package init(
    metrics: CellMetrics, traits: ScreenTraits, states: StateStore, scrollStore: ScrollStore, types: ConnectedTypes
  ) {
    self.metrics = metrics
    self.traits = traits
    self.states = states
    self.scrollStore = scrollStore
    self.types = types
    rowQuantum = traits.isWholeRowMode ? metrics.cellHeightPoints : 0
  }

  /// Heights that can be drawn are multiples of this many points; 0 where half rows can be.
  package nonisolated let rowQuantum: Double

  /// Connects the dynamic properties of a view to what lasts.
  package func connect<Holder>(_ holder: inout Holder, at context: _ViewContext) {
    types.connect(&holder, at: context)
  }

  package func add(_ region: FocusRegion) {
    regions.append(region)
    if region.isTied { hasLinks = true }
  }

  /// Tells that something goes by where the focus is or how far things are scrolled.
  package func followMoves() { followsMoves = true }

  /// Forgets where things were drawn, as they are about to be drawn.
  package func beginDrawing() {
    targets.removeAll(keepingCapacity: true)
    mouseHandlers.removeAll(keepingCapacity: true)
    for scroll in scrolls { scroll.forgetBar() }
  }

  // The walks through all regions are loops: of a function for each, the isolation would be checked each time.

  /// Does something of which the mouse reaches nothing.
  package func withoutTargets(_ body: () -> Void) {
    let (clicks, handlers) = (targets.count, mouseHandlers.count)
    body()
    targets.removeLast(targets.count - clicks)
    mouseHandlers.removeLast(mouseHandlers.count - handlers)
  }

  /// The view with an identity; nil where it can't have the focus.
  package func region(of identity: ViewIdentity?) -> FocusRegion? {
    guard let identity else { return nil }
    for region in regions where region.identity == identity { return region }
    return nil
  }

  /// The first view in a scroll view, at any depth, that can have the focus.
  package func firstRegion(in scroll: ScrollNode) -> FocusRegion? {
    for region in regions where region.isInside(scroll) { return region }
    return nil
  }

  package func add(_ target: ScrollTarget) { scrollTargets.append(target) }

  /// An empty list of nodes.
  package func takeSink() -> NodeSink { sinks.popLast() ?? NodeSink() }

  /// Takes a list back that nobody knows any longer.
  package func giveBack(_ sink: NodeSink) {
    sink.clear()
    sinks.append(sink)
  }

  /// A number that nothing else in the plan has, such as for a row of a grid.
  package func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  package func add(_ timer: PlanTimer) { timers.append(timer) }
  package func add(_ target: ClickTarget) { targets.append(target) }
  package func add(_ shortcut: KeyboardShortcut, action: @escaping @MainActor () -> Void) {
    shortcuts.append((shortcut, action))
  }
  package func add(afterwards action: @escaping () -> Void) { afterwards.append(action) }
  package func add(onceArranged action: @escaping (Plan) -> Void) { onceArranged.append(action) }

  /// Tells what waits for it that everything has its place.
  package func finishArranging() {
    for action in onceArranged { action(self) }
    onceArranged = []
  }

  package func add(focusKeys keys: KeyValuePairs<KeyEquivalent, FocusMove>) {
    focusKeys += keys.map { ($0.key, $0.value) }
  }
  package func add(keyHandler: KeyHandler) { keyHandlers.append(keyHandler) }
  package func add(_ mouseHandler: MouseHandler) { mouseHandlers.append(mouseHandler) }
  package func add(pasteHandler: @escaping @MainActor (String) -> KeyPress.Result) {
    pasteHandlers.append(pasteHandler)
  }

  /// The scroll view whose content is being arranged.
  package var currentScroll: ScrollNode? { scroll }

  /// How far the scroll views around what is being arranged have moved it to the left and up in the picture before, in
  /// points. Who asks follows the scrolling.
  package var scrolledPoints: Point {
    var result = Point.zero
    var node = scroll
    if node != nil { followMoves() }
    while let inner = node {
      let points = inner.previouslyScrolledPoints
      result.x += points.x
      result.y += points.y
      node = inner.outer
    }
    return result
  }

  /// Arranges the content of a scroll view.
  package func arrange(in node: ScrollNode, _ body: () -> Void) {
    scrolls.append(node)
    let outer = scroll
    node.outer = outer
    scroll = node
    body()
    scroll = outer
  }
}

/// Something to be done at a time.
@MainActor
package struct PlanTimer {
  package let deadline: ContinuousClock.Instant
  package let action: () -> Void
}
