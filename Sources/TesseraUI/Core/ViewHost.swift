import TesseraLayout

/// Shows a view: keeps its state, takes events, and draws it at any size.
///
/// Everything from the view down is made anew for every picture, unless nothing has changed but the place of the focus
/// or how far something is scrolled: the plan of the last picture then is drawn again. Pure but for state and focus: it
/// knows no terminal.
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

  private var need = PictureNeed()

  package private(set) var isFinished = false
  package var needsDrawing: Bool { need.isThere }

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
    need.noteChange()
    planIsStale = true
  }

  package func takeHandover() -> (@MainActor () -> Void)? {
    guard let handover = actions.takeHandover() else { return nil }
    need.noteProgram()
    return handover
  }

  package func adopt(_ colorScheme: ColorScheme) {
    guard environment.colorScheme != colorScheme else { return }
    environment.colorScheme = colorScheme
    need.noteChange()
  }

  /// Draws the views as they are.
  ///
  /// What views do when they appear or a value changes counts for the picture that shows it, which is then made again;
  /// views that never come to rest are left as they are after a few times.
  package func draw(size: CellSize, traits: ScreenTraits) -> Surface {
    if let surface = drawAgain(size: size, traits: traits) { return surface }
    var picture = makePicture(size: size, traits: traits)
    for _ in 0..<8 where picture.isOutdated { picture = makePicture(size: size, traits: traits) }
    need.noteDrawing()
    return picture.surface
  }

  /// Draws the last plan with the focus and the scrolling as they are now; nil where it would show something else than
  /// a new one, or where that isn't certain.
  private func drawAgain(size: CellSize, traits: ScreenTraits) -> Surface? {
    guard need.isForMoveOnly, !states.isChanged, let plan, let rootNode, !plan.followsMoves,
      let lastScreen, lastScreen.size == size, lastScreen.traits == traits,
      !(plan.hasLinks && plan.regions.contains { $0.changesViews }),
      !settle(plan)
    else { return nil }
    need.noteDrawing()
    return surface(of: rootNode, plan: plan, size: size, traits: traits)
  }

  private func surface(of node: ViewNode, plan: Plan, size: CellSize, traits: ScreenTraits) -> Surface {
    plan.beginDrawing()
    var canvas = Canvas(size: size, metrics: environment.metrics, traits: traits, theme: environment.theme)
    node.draw(on: &canvas)
    return canvas.surface
  }

  private func makePicture(size: CellSize, traits: ScreenTraits) -> (surface: Surface, isOutdated: Bool) {
    var environment = environment
    environment.traits = traits
    environment.inputStatus = inputStatus
    environment.host = actions
    environment.dismiss = DismissAction { [unowned self] in finish() }
    let plan = Plan(
      metrics: environment.metrics, traits: traits, states: states, scrollStore: scrollStore, types: types)
    plan.screenSize = environment.metrics.size(of: size)
    environment.horizontalSizeClass = UserInterfaceSizeClass(points: plan.screenSize.width)
    environment.verticalSizeClass = UserInterfaceSizeClass(points: plan.screenSize.height)
    plan.previouslyFocused = focus.focused
    // The nodes point back to their plan without holding it. Those of the last plan go first: of ten thousand buttons,
    // two pictures would be most of the memory.
    rootNode = nil
    self.plan = plan
    states.isChanged = false
    states.beginPlan()
    let context = _ViewContext(environment: environment, identity: .root, plan: plan, sink: NodeSink())
    let node = context.node(of: root)
    // By its size, whatever lines views in it have: a window has none to meet them.
    let room = plan.screenSize
    node.place(
      at: Point(x: room.width / 2, y: room.height / 2), anchor: .center, proposal: ProposedViewSize(room))
    node.arrange()
    plan.finishArranging()
    var isOutdated = settle(plan)
    let surface = surface(of: node, plan: plan, size: size, traits: traits)
    rootNode = node
    planIsStale = false
    lastScreen = (size, traits)
    let actions = states.endPlan() + plan.afterwards
    if !actions.isEmpty {
      scrollStore.beginAction()
      for action in actions { action() }
      isOutdated = true
    }
    return (surface, isOutdated)
  }

  // The scroll nodes that events ask belong to it.
  private var rootNode: ViewNode?

  /// Decides where the focus and scroll views are; whether what the plan showed of the focus has changed by it.
  private func settle(_ plan: Plan) -> Bool {
    let isOutdated = focus.settle(on: plan.regions)
    answerScrollRequest(plan)
    plan.focused = focus.focused
    let focused = plan.region(of: focus.focused)
    // Inner before outer: where a view stands in the outer one depends on how far the inner one is scrolled.
    for scroll in plan.scrolls.reversed() {
      let inside = focused?.isInside(scroll) == true ? focused : nil
      let first = inside == nil ? nil : plan.firstRegion(in: scroll)
      let frame = inside?.frame(in: scroll)
      let firstTop = first?.frame(in: scroll).minY ?? -.infinity
      scroll.settle(
        focused: inside?.identity, frame: frame, isFirst: inside != nil && inside === first,
        isInFirstRow: frame.map { $0.minY <= firstTop + 0.01 } ?? false)
    }
    scrollStore.keep(only: plan.scrolls.map(\.identity))
    return isOutdated
  }

  /// Scrolls to what the program asked for; a focus that left the view moves to the nearest.
  private func answerScrollRequest(_ plan: Plan) {
    guard let request = scrollStore.request else { return }
    scrollStore.request = nil
    guard let target = plan.scrollTargets.first(where: { $0.matches(request) }) else { return }
    var scroll = target.scroll
    var frame = target.frame
    let focused = plan.region(of: focus.focused)
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
    case .mouse(let mouse): handle(clicks.counted(mouse, at: now), plan: plan)
    case .paste(let bytes):
      let text = PastedText.line(bytes)
      if !plan.pasteHandlers.isEmpty { need.noteProgram() }
      if plan.pasteHandlers.reversed().contains(where: { $0(text) == .handled }) { setNeedsDrawing() }
    }
    // The next plan shows where the focus is.
    if focus.focused != focus.told { focus.tell(plan.regions) }
    if states.isChanged { need.noteChange() }
  }

  package var deadline: ContinuousClock.Instant? {
    // A view may have ended it while the picture was drawn.
    isFinished ? .now : plan?.timers.map(\.deadline).min()
  }

  /// What the view that has the focus says of itself, as a screen reader would speak it; nil where it says nothing.
  package var focusedDescription: String? {
    plan?.region(of: focus.focused)?.spokenText
  }

  package func deadlinePassed(now: ContinuousClock.Instant) {
    guard let plan else { return }
    for timer in plan.timers where timer.deadline <= now { timer.action() }
    // Timers belong to a picture: a new one tells which still wait.
    need.noteChange()
  }
}

extension ViewHost {
  private func handle(_ press: KeyPress, plan: Plan) {
    if let shortcut = plan.shortcut(for: press) { return run(shortcut) }
    let region = plan.region(of: focus.focused)
    for handler in (region?.keyHandlers ?? plan.keyHandlers).reversed() where handler.isWanted(press) {
      // What it changes may be a model that no `@State` tells of, also where it leaves the key to others.
      need.noteProgram()
      guard handler.action(press) == .handled else { continue }
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
      need.noteMove()
    }
    guard let plan else { return }
    let region = plan.region(of: focus.focused)
    if let region, region.move(move) {
      setNeedsDrawing()
      // Where it has come to is known already, if it isn't far.
      guard let next = plan.regions.first(where: { $0.isWanted }) else { return }
      focus.focus(next)
      planIsStale = false
      return
    }
    let page = region?.scroll.map { Double($0.viewport.count) * $0.plan.metrics.cellHeightPoints / 2 } ?? .infinity
    if focus.move(move, in: plan.regions, page: page) { need.noteMove() }
  }

  /// Runs an action; whatever it changed, a new picture shows it.
  private func run(_ action: (@MainActor () -> Void)?) {
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
      need.noteProgram()
      guard handler.action(mouse) == .handled else { continue }
      if case .press = mouse.action { capture = .view(handler.identity) }
      need.noteChange()
      return
    }
    switch mouse.action {
    case .press(button: 0):
      if let bar = plan.scrolls.last(where: { $0.bar.map { contains($0.cells) } ?? false }) {
        let row = mouse.position.row
        let grip = bar.grip(atRow: row)
        capture = .scrollBar(bar.identity, grip: grip)
        // Taking hold of the thumb moves nothing.
        if !bar.showsThumb(atRow: row) { drag(bar, toRow: row, grip: grip, plan: plan) }
        return
      }
      let reached = plan.targets.filter { $0.isHit(at: mouse.position) }
      let target = reached.last { $0.acts(onClick: mouse.clickCount) }
      // A view that can have the focus takes it, also where what is in it takes the click.
      let region = target?.region ?? reached.last { $0.region.map { $0.action == nil } ?? false }?.region
      if let region, focus.focus(region) { need.noteMove() }
      run(target?.action)
    case .scrollUp: scroll(by: -3, along: .vertical, plan: plan)
    case .scrollDown: scroll(by: 3, along: .vertical, plan: plan)
    // Six columns are about as far as three rows.
    case .scrollLeft: scroll(by: -6, along: .horizontal, plan: plan)
    case .scrollRight: scroll(by: 6, along: .horizontal, plan: plan)
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
      need.noteProgram()
      if handler.action(mouse) == .handled { need.noteChange() }
    case .scrollBar(let identity, let grip):
      guard !isRelease, let node = plan.scrolls.first(where: { $0.identity == identity }) else { return true }
      drag(node, toRow: mouse.position.row, grip: grip, plan: plan)
    }
    return true
  }

  /// Brings the thumb of a scroll bar to where the mouse holds it.
  private func drag(_ node: ScrollNode, toRow row: Int, grip: Int, plan: Plan) {
    let rows = node.offset(draggedToRow: row, grip: grip) - scrollStore[node.identity].vertical.offset
    guard node.scroll(by: rows, along: .vertical) else { return }
    need.noteMove()
    let focused = plan.region(of: focus.focused)
    if let focused, focused.isInside(node) { keepFocusSeen(focused, in: node, plan: plan) }
  }

  /// Scrolls what the focus is in, or else the first there is; a focus that left the view moves to the nearest.
  ///
  /// Units are rows from the top, or columns to the right.
  private func scroll(by units: Int, along axis: Axis, plan: Plan) {
    let focused = plan.region(of: focus.focused)
    var node = focused?.scroll
    while let inner = node, !inner.scrolls(along: axis) { node = inner.outer }
    guard let node = node ?? plan.scrolls.first(where: { $0.scrolls(along: axis) }) else { return }
    guard node.scroll(by: node.isMirrored && axis == .horizontal ? -units : units, along: axis) else { return }
    need.noteMove()
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
