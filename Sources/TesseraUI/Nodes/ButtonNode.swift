import TesseraLayout

/// The node of a button: it can have the focus, and shows that it has.
package final class ButtonNode: WrapperNode {
  private let identity: ViewIdentity
  private let environment: EnvironmentValues
  private let action: (@MainActor () -> Void)?
  private var region: FocusRegion?

  init(
    _ child: ViewNode, identity: ViewIdentity, environment: EnvironmentValues, action: @escaping @MainActor () -> Void
  ) {
    self.identity = identity
    self.environment = environment
    self.action = action
    super.init(child)
  }

  /// A button whose region was made before it: in a container that makes its buttons when they are drawn.
  init(_ child: ViewNode, identity: ViewIdentity, environment: EnvironmentValues, region: FocusRegion?) {
    self.identity = identity
    self.environment = environment
    self.region = region
    action = nil
    super.init(child)
  }

  package override func arrange() {
    super.arrange()
    guard environment.isEnabled, let action else { return }
    let region = FocusRegion(
      identity: identity, frame: frame, scroll: plan.currentScroll, action: action,
      keyHandlers: environment.keyHandlers, links: environment.focusLinks)
    plan.add(region)
    self.region = region
  }

  package override func draw(on canvas: inout Canvas) {
    canvas.firstText = nil
    child.draw(on: &canvas)
    guard let region else { return }
    let cells = canvas.cells(frame)
    region.visibleCells = cells.intersection(canvas.clip)
    guard plan.focused == identity, !region.visibleCells.isEmpty else { return }
    if environment.focusEffect { canvas.highlight(cells) }
    // A text field that is typed into keeps the cursor.
    guard !canvas.surface.showsCursor else { return }
    // On the text, where screen readers look; without one, on the corner.
    canvas.surface.cursor =
      canvas.firstText
      ?? CellPosition(column: region.visibleCells.columns.lowerBound, row: region.visibleCells.rows.lowerBound)
  }
}
