import TesseraLayout

/// Shows a view: keeps its state, takes events, and draws it at any size.
///
/// Everything from the view down is made anew for every picture. Pure but for state and focus: it knows no terminal.
@MainActor
package final class ViewHost<Root: View>: Interface {
  private let root: Root
  private var environment: EnvironmentValues
  private let states = StateStore()
  private let scrollStore = ScrollStore()
  private let types = ConnectedTypes()
  private let focus = FocusStore()
  private let inputStatus = InputStatus()
  private let actions = HostActions()
  private var clicks = ClickCounter()
  // Who gets drags and the release: what took the press.
  private var capture = MouseCapture.none
  private var plan: Plan?
  // Whether the views have changed since the last plan, so that it can't tell where the focus goes.
  private var planIsStale = false
  private var lastScreen: (size: CellSize, traits: ScreenTraits)?

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
    actions.moveFocus = { [unowned self] move in self.move(move) }
  }

  /// Ends the loop after this event.
  package func finish() { isFinished = true }

  /// Asks for a new picture because something changed that no event told of.
  package func setNeedsDrawing() {
    needsDrawing = true
    planIsStale = true
  }

  package func takeHandover() -> (@MainActor () -> Void)? { actions.takeHandover() }

  package func adopt(_ colorScheme: ColorScheme) {
    guard environment.colorScheme != colorScheme else { return }
    environment.colorScheme = colorScheme
    needsDrawing = true
  }

  package func draw(size: CellSize, traits: ScreenTraits) -> Surface {
    var environment = environment
    environment.traits = traits
    environment.inputStatus = inputStatus
    environment.host = actions
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
    planIsStale = false
    lastScreen = (size, traits)
    return canvas.surface
  }

  // The scroll nodes that events ask belong to it.
  private var rootNode: ViewNode?

  private func settle(_ plan: Plan) {
    focus.settle(on: plan.regions)
    plan.focused = focus.focused
    let focused = plan.regions.first { $0.identity == focus.focused }
    for scroll in plan.scrolls {
      let inside = focused?.scroll === scroll ? focused : nil
      let first = plan.regions.first { $0.scroll === scroll }
      scroll.settle(focused: inside, isFirst: inside != nil && inside === first)
    }
    scrollStore.keep(only: plan.scrolls.map(\.identity))
  }

  package func handle(_ event: Event, moreInputIsWaiting: Bool, now: ContinuousClock.Instant) {
    guard let plan, !isFinished else { return }
    scrollStore.beginAction()
    inputStatus.moreIsWaiting = moreInputIsWaiting
    inputStatus.now = now
    switch event {
    case .key(let press): handle(press, plan: plan)
    case .mouse(let mouse): handle(clicks.counted(mouse, at: now), plan: plan)
    case .paste(let bytes):
      let text = PastedText.line(bytes)
      if plan.pasteHandlers.reversed().contains(where: { $0(text) == .handled }) { setNeedsDrawing() }
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
      setNeedsDrawing()
      return
    }
    let letterMove = press.modifiers.isEmpty ? plan.focusKeys.first { $0.key == press.key }?.move : nil
    if let move = FocusMove(press) ?? letterMove {
      self.move(move)
    } else if press == KeyPress(.return) || press == KeyPress(.space) {
      run(region?.action)
    }
  }

  /// Moves the focus among the views as they are now.
  private func move(_ move: FocusMove) {
    // Keys that were typed ahead are handled before the picture that they would be seen in.
    if planIsStale, let lastScreen {
      _ = draw(size: lastScreen.size, traits: lastScreen.traits)
      needsDrawing = true
    }
    guard let plan else { return }
    let region = plan.regions.first { $0.identity == focus.focused }
    if let region, region.move?(move) == true {
      setNeedsDrawing()
      // Where it has come to is known already, if it isn't far.
      guard let next = plan.regions.first(where: { $0.links.contains { $0.isWanted() } }) else { return }
      focus.focus(next)
      planIsStale = false
      return
    }
    let page = region?.scroll.map { Double($0.viewport.count) * $0.plan.metrics.cellHeightPoints / 2 } ?? .infinity
    if focus.move(move, in: plan.regions, page: page) { needsDrawing = true }
  }

  /// Runs an action; whatever it changed, a new picture shows it.
  private func run(_ action: (() -> Void)?) {
    guard let action else { return }
    action()
    setNeedsDrawing()
  }

  private func handle(_ mouse: MouseEvent, plan: Plan) {
    func contains(_ cells: CellRect) -> Bool {
      cells.columns.contains(mouse.position.column) && cells.rows.contains(mouse.position.row)
    }
    if case .press = mouse.action { capture = .none }
    if handleCaptured(mouse, plan: plan) { return }
    for handler in plan.mouseHandlers.reversed() where contains(handler.cells) {
      guard handler.action(mouse) == .handled else { continue }
      if case .press = mouse.action { capture = .view(handler.identity) }
      needsDrawing = true
      return
    }
    switch mouse.action {
    case .press(button: 0):
      if let bar = plan.scrolls.last(where: { $0.bar.map { contains($0.cells) } ?? false }) {
        let grip = bar.grip(atRow: mouse.position.row)
        capture = .scrollBar(bar.identity, grip: grip)
        return drag(bar, toRow: mouse.position.row - grip, plan: plan)
      }
      guard let region = plan.regions.last(where: { contains($0.visibleCells) }) else { return }
      if focus.focus(region) { needsDrawing = true }
      run(region.action)
    case .scrollUp: scroll(byRows: -3, plan: plan)
    case .scrollDown: scroll(byRows: 3, plan: plan)
    default: break
    }
  }

  /// Gives an event to what took the press before it; whether anything did.
  private func handleCaptured(_ mouse: MouseEvent, plan: Plan) -> Bool {
    let isRelease: Bool
    switch mouse.action {
    case .drag: isRelease = false
    case .release: isRelease = true
    default: return false
    }
    defer { if isRelease { capture = .none } }
    switch capture {
    case .none: return false
    case .view(let identity):
      guard let handler = plan.mouseHandlers.last(where: { $0.identity == identity }) else { return true }
      if handler.action(mouse) == .handled { needsDrawing = true }
    case .scrollBar(let identity, let grip):
      guard !isRelease, let node = plan.scrolls.first(where: { $0.identity == identity }) else { return true }
      drag(node, toRow: mouse.position.row - grip, plan: plan)
    }
    return true
  }

  /// Brings the thumb of a scroll bar to a row.
  private func drag(_ node: ScrollNode, toRow row: Int, plan: Plan) {
    let rows = node.offset(withThumbAtRow: row) - scrollStore[node.identity].offsetRows
    scroll(node, byRows: rows, plan: plan)
  }

  /// Scrolls what the focus is in, or else the first there is; a focus that left the view moves to the nearest.
  private func scroll(byRows rows: Int, plan: Plan) {
    let focused = plan.regions.first { $0.identity == focus.focused }
    guard let node = focused?.scroll ?? plan.scrolls.first else { return }
    scroll(node, byRows: rows, plan: plan)
  }

  private func scroll(_ node: ScrollNode, byRows rows: Int, plan: Plan) {
    let focused = plan.regions.first { $0.identity == focus.focused }
    let before = scrollStore[node.identity].offsetRows
    let offset = node.scroll(byRows: rows)
    guard offset != before else { return }
    needsDrawing = true
    guard let focused, focused.scroll === node, !node.isSeen(focused.frame, offsetRows: offset) else { return }
    let seen = plan.regions.filter { $0.scroll === node && node.isSeen($0.frame, offsetRows: offset) }
    let nearest = seen.min { distance($0, focused) < distance($1, focused) }
    if let nearest { focus.focus(nearest) }
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
