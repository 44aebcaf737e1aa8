import TesseraLayout

/// Shows a view: keeps its state, takes events, and draws it at any size.
///
/// Everything from the view down is made anew for every picture. Pure but for state and focus: it knows no terminal.
@MainActor
package final class ViewHost<Root: View>: Interface {
  private let root: Root
  private let environment: EnvironmentValues
  private let states = StateStore()
  private let scrollStore = ScrollStore()
  private let types = ConnectedTypes()
  private let focus = FocusStore()
  private let inputStatus = InputStatus()
  private var plan: Plan?

  package private(set) var isFinished = false
  package private(set) var needsDrawing = true

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - environment: What the views are handed from outside.
  ///   - root: The view to show. It is made once; what changes stands in its state.
  package init(environment: EnvironmentValues = EnvironmentValues(), root: Root) {
    self.environment = environment
    self.root = root
  }

  /// Ends the loop after this event.
  package func finish() { isFinished = true }

  /// Asks for a new picture because something changed that no event told of.
  package func setNeedsDrawing() { needsDrawing = true }

  package func draw(size: CellSize, traits: ScreenTraits) -> Surface {
    var environment = environment
    environment.traits = traits
    environment.inputStatus = inputStatus
    environment.dismiss = DismissAction { [unowned self] in finish() }
    let plan = Plan(
      metrics: environment.metrics, traits: traits, states: states, scrollStore: scrollStore, types: types)
    plan.screenSize = environment.metrics.size(of: size)
    plan.previouslyFocused = focus.focused
    // The nodes point back to their plan without holding it.
    self.plan = plan
    states.isChanged = false
    states.beginPlan()
    let context = _ViewContext(environment: environment, identity: .root, plan: plan, sink: NodeSink())
    let node = context.node(of: root)
    let bounds = Rect(origin: .zero, size: environment.metrics.size(of: size))
    node.placeAligned(
      .center, in: bounds, proposal: ProposedViewSize(bounds.size), layoutDirection: environment.layoutDirection)
    node.arrange()
    settle(plan)
    var canvas = Canvas(
      size: size, metrics: environment.metrics, traits: traits, theme: .of(environment.colorScheme))
    node.draw(on: &canvas)
    rootNode = node
    states.endPlan()
    needsDrawing = false
    return canvas.surface
  }

  // The scroll nodes that events ask belong to it.
  private var rootNode: ViewNode?

  private func settle(_ plan: Plan) {
    focus.settle(on: plan.regions)
    answerScrollRequest(plan)
    plan.focused = focus.focused
    let focused = plan.regions.first { $0.identity == focus.focused }
    // Inner before outer: where a view stands in the outer one depends on how far the inner one is scrolled.
    for scroll in plan.scrolls.reversed() {
      let inside = focused?.isInside(scroll) == true ? focused : nil
      let first = inside == nil ? nil : plan.regions.first { $0.isInside(scroll) }
      scroll.settle(
        focused: inside?.identity, frame: inside?.frame(in: scroll), isFirst: inside != nil && inside === first)
    }
    scrollStore.keep(only: plan.scrolls.map(\.identity))
  }

  /// Scrolls to what the program asked for; a focus that left the view moves to the nearest.
  private func answerScrollRequest(_ plan: Plan) {
    guard let request = scrollStore.request else { return }
    scrollStore.request = nil
    guard let target = plan.scrollTargets.first(where: { $0.matches(request) }) else { return }
    var scroll = target.scroll
    var frame = target.frame
    let focused = plan.regions.first { $0.identity == focus.focused }
    while let node = scroll {
      node.reveal(frame, anchor: request.anchor)
      if let focused, focused.isInside(node) { keepFocusSeen(focused, in: node, plan: plan) }
      frame.origin.x -= node.scrolledPoints.x
      frame.origin.y -= node.scrolledPoints.y
      scroll = node.outer
    }
  }

  /// Moves a focus that was scrolled out of view to the nearest view that is seen.
  private func keepFocusSeen(_ focused: FocusRegion, in node: ScrollNode, plan: Plan) {
    guard !node.isSeen(focused.frame(in: node)) else { return }
    let seen = plan.regions.filter { $0.isInside(node) && node.isSeen($0.frame(in: node)) }
    let nearest = seen.min { distance($0, focused) < distance($1, focused) }
    if let nearest { focus.focus(nearest) }
  }

  package func handle(_ event: Event, moreInputIsWaiting: Bool, now: ContinuousClock.Instant) {
    guard let plan, !isFinished else { return }
    scrollStore.beginAction()
    inputStatus.moreIsWaiting = moreInputIsWaiting
    inputStatus.now = now
    switch event {
    case .key(let press): handle(press, plan: plan)
    case .mouse(let mouse): handle(mouse, plan: plan)
    case .paste: break
    }
    if states.isChanged { needsDrawing = true }
  }

  package var deadline: ContinuousClock.Instant? { plan?.timers.map(\.deadline).min() }

  package func deadlinePassed(now: ContinuousClock.Instant) {
    guard let plan else { return }
    for timer in plan.timers where timer.deadline <= now { timer.action() }
    // Timers belong to a picture: a new one tells which still wait.
    needsDrawing = true
  }
}

extension ViewHost {
  private func handle(_ press: KeyPress, plan: Plan) {
    let region = plan.regions.first { $0.identity == focus.focused }
    for handler in (region?.keyHandlers ?? plan.keyHandlers).reversed()
    where handler.action(press) == .handled {
      // What it changed may be a model that no `@State` tells of.
      needsDrawing = true
      return
    }
    let letterMove = press.modifiers.isEmpty ? plan.focusKeys.first { $0.key == press.key }?.move : nil
    if let move = FocusMove(press) ?? letterMove {
      let page = region?.scroll.map { Double($0.viewport.count) * $0.plan.metrics.cellHeightPoints / 2 } ?? .infinity
      if focus.move(move, in: plan.regions, page: page) { needsDrawing = true }
    } else if press == KeyPress(.return) || press == KeyPress(.space) {
      run(region?.action)
    }
  }

  /// Runs an action; whatever it changed, a new picture shows it.
  private func run(_ action: (() -> Void)?) {
    guard let action else { return }
    action()
    needsDrawing = true
  }

  private func handle(_ mouse: MouseEvent, plan: Plan) {
    func contains(_ cells: CellRect) -> Bool {
      cells.columns.contains(mouse.position.column) && cells.rows.contains(mouse.position.row)
    }
    switch mouse.action {
    case .press(button: 0):
      guard let region = plan.regions.last(where: { contains($0.visibleCells) }) else { return }
      if focus.focus(region) { needsDrawing = true }
      run(region.action)
    case .scrollUp: scroll(by: -3, along: .vertical, plan: plan)
    case .scrollDown: scroll(by: 3, along: .vertical, plan: plan)
    // Six columns are about as far as three rows.
    case .scrollLeft: scroll(by: -6, along: .horizontal, plan: plan)
    case .scrollRight: scroll(by: 6, along: .horizontal, plan: plan)
    default: break
    }
  }

  /// Scrolls what the focus is in, or else the first there is; a focus that left the view moves to the nearest.
  ///
  /// Units are rows from the top, or columns to the right.
  private func scroll(by units: Int, along axis: Axis, plan: Plan) {
    let focused = plan.regions.first { $0.identity == focus.focused }
    var node = focused?.scroll
    while let inner = node, !inner.scrolls(along: axis) { node = inner.outer }
    guard let node = node ?? plan.scrolls.first(where: { $0.scrolls(along: axis) }) else { return }
    guard node.scroll(by: node.isMirrored && axis == .horizontal ? -units : units, along: axis) else { return }
    needsDrawing = true
    if let focused, focused.isInside(node) { keepFocusSeen(focused, in: node, plan: plan) }
  }

  private func distance(_ region: FocusRegion, _ other: FocusRegion) -> (Double, Double) {
    (abs(region.frame.midY - other.frame.midY), abs(region.frame.midX - other.frame.midX))
  }
}

extension FocusMove {
  /// What a key does with the focus; nil where it does nothing.
  package init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.upArrow, []): self = .up
    case (.downArrow, []): self = .down
    case (.leftArrow, []): self = .left
    case (.rightArrow, []): self = .right
    case (.tab, []): self = .next
    case (.tab, .shift): self = .previous
    case (.home, []): self = .first
    case (.end, []): self = .last
    case (.pageUp, []): self = .pageUp
    case (.pageDown, []): self = .pageDown
    default: return nil
    }
  }
}
