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

  /// The size of the screen in points; what lazy containers go by before a scroll view tells how much is seen.
  package var screenSize = Size(width: 1600, height: 1600)

  /// The view that had the focus when the plan began.
  package var previouslyFocused: ViewIdentity?

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
  }

  /// Heights that can be drawn are multiples of this many points; 0 where half rows can be.
  package nonisolated var rowQuantum: Double { traits.isWholeRowMode ? metrics.cellHeightPoints : 0 }

  /// Connects the dynamic properties of a view to what lasts.
  package func connect<Holder>(_ holder: Holder, at context: _ViewContext) {
    types.connect(holder, at: context)
  }

  package func add(_ region: FocusRegion) { regions.append(region) }
  package func add(_ timer: PlanTimer) { timers.append(timer) }
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

  /// Arranges the content of a scroll view.
  package func arrange(in node: ScrollNode, _ body: () -> Void) {
    scrolls.append(node)
    let outer = scroll
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

/// Connects dynamic properties, and remembers which types have none.
@MainActor
package final class ConnectedTypes {
  // A list: programs have few types of views, and the first picture makes no table for them.
  private var withoutProperties: [ObjectIdentifier] = []

  package init() {}

  package func connect<Holder>(_ holder: Holder, at context: _ViewContext) {
    let type = ObjectIdentifier(Holder.self)
    // What lasts is reached through references: a type of plain bits has none.
    guard !_isPOD(Holder.self), !withoutProperties.contains(type) else { return }
    var slot = 0
    for child in Mirror(reflecting: holder).children {
      guard let property = child.value as? any ConnectableProperty else { continue }
      property.connect(slot: slot, context: context)
      slot += 1
    }
    if slot == 0 { withoutProperties.append(type) }
  }
}
