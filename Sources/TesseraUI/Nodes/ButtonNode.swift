import TesseraLayout

/// The node of a button, or of another view that can have the focus: it shows that it has it.
package final class ButtonNode: WrapperNode {
  private let identity: ViewIdentity
  private let environment: EnvironmentValues
  private let action: (@MainActor () -> Void)?
  private let isMadeElsewhere: Bool
  private var region: FocusRegion?

  /// Creates a node; without an action it can have the focus, but isn't selected.
  init(
    _ child: ViewNode, identity: ViewIdentity, environment: EnvironmentValues, action: (@MainActor () -> Void)?
  ) {
    self.identity = identity
    self.environment = environment
    self.action = action
    isMadeElsewhere = false
    super.init(child)
  }

  /// A button whose region was made before it: in a container that makes its buttons when they are drawn.
  @MainActor
  init(_ child: ViewNode, identity: ViewIdentity, environment: EnvironmentValues, region: FocusRegion?) {
    self.identity = identity
    self.environment = environment
    self.region = region
    action = nil
    isMadeElsewhere = true
    super.init(child)
    region?.label = child
  }

  package override func arrange() {
    super.arrange()
    guard environment.isEnabled, !isMadeElsewhere else { return }
    let region = FocusRegion(
      identity: identity, frame: frame, scroll: plan.currentScroll, action: action,
      keyHandlers: environment.keyHandlers, links: environment.focusLinks)
    region.description = environment.description
    region.label = child
    plan.add(region)
    if let shortcut = environment.keyboardShortcut, let action { plan.add(shortcut, action: action) }
    self.region = region
  }

  package override var drawnFrame: Rect? { child.drawnFrame?.union(frame) }

  package override func draw(on canvas: inout Canvas) {
    drawLabel(on: &canvas)
    drawFocus(on: &canvas)
  }

  /// Draws what is in it.
  @MainActor
  func drawLabel(on canvas: inout Canvas) {
    canvas.firstText = nil
    // Before what is in it, which gets the click first.
    region?.show(
      in: canvas.cells(frame).intersection(canvas.clip), shape: HitShape(of: child, on: canvas), plan: plan)
    child.draw(on: &canvas)
  }

  /// Draws that it has the focus, over what is in it, and puts the cursor there.
  @MainActor
  func drawFocus(on canvas: inout Canvas) {
    guard let region, plan.focused == identity, !region.visibleCells.isEmpty else { return }
    if environment.focusEffect { canvas.highlight(canvas.cells(frame)) }
    // A text field that is typed into keeps the cursor.
    guard !canvas.surface.showsCursor else { return }
    // On the text, where screen readers look; without one, on the corner.
    canvas.surface.cursor =
      canvas.firstText
      ?? CellPosition(column: region.visibleCells.columns.lowerBound, row: region.visibleCells.rows.lowerBound)
  }
}
