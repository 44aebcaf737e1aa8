import TesseraLayout

/// The node of a button whose style decides what makes it act: it can have the focus, and Return and Space select it.
///
/// Clicks go to what the style shows. Where that holds a button, keys go there too.
package final class TriggerNode: WrapperNode {
  private let identity: ViewIdentity
  private let environment: EnvironmentValues
  private let action: @MainActor () -> Void
  private var region: FocusRegion?

  init(
    _ child: ViewNode, identity: ViewIdentity, environment: EnvironmentValues, action: @escaping @MainActor () -> Void
  ) {
    self.identity = identity
    self.environment = environment
    self.action = action
    super.init(child)
  }

  package override func arrange() {
    let before = plan.regions.count
    super.arrange()
    guard environment.isEnabled, plan.regions.count == before else { return }
    let region = FocusRegion(
      identity: identity, frame: frame, scroll: plan.currentScroll, action: action,
      keyHandlers: environment.keyHandlers, links: environment.focusLinks)
    region.description = environment.description
    region.label = child
    plan.add(region)
    if let shortcut = environment.keyboardShortcut { plan.add(shortcut, action: action) }
    self.region = region
  }

  package override var drawnFrame: Rect? { child.drawnFrame?.union(frame) }

  package override func draw(on canvas: inout Canvas) {
    canvas.firstText = nil
    child.draw(on: &canvas)
    guard let region else { return }
    region.visibleCells = canvas.cells(frame).intersection(canvas.clip)
    guard plan.focused == identity, !region.visibleCells.isEmpty else { return }
    if environment.focusEffect { canvas.highlight(canvas.cells(frame)) }
    canvas.surface.cursor =
      canvas.firstText
      ?? CellPosition(column: region.visibleCells.columns.lowerBound, row: region.visibleCells.rows.lowerBound)
  }
}
