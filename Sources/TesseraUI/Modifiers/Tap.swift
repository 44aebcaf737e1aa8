import TesseraLayout

extension View {
  /// Does something when the view is clicked so many times in a row, each within half a second of the one before.
  ///
  /// The innermost view gets the click; a view that waits for more clicks doesn't hold back one that waits for fewer.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    wrapped { node, context in
      context.environment.isEnabled ? TapNode(node, count: count, action: action) : node
    }
  }

  /// Lets the whole frame of the view be clicked, as it always can be here.
  public func contentShape(_ shape: Rectangle) -> some View { self }
}

/// A node that can be clicked.
package final class TapNode: WrapperNode {
  private let count: Int
  private let action: @MainActor () -> Void

  @MainActor
  init(_ child: ViewNode, count: Int, action: @escaping () -> Void) {
    self.count = count
    self.action = { action() }
    super.init(child)
  }

  package override var drawnFrame: Rect? { child.drawnFrame?.union(frame) }

  package override func draw(on canvas: inout Canvas) {
    // Before what is in it, which gets the click first.
    let cells = canvas.cells(frame).intersection(canvas.clip)
    if !cells.isEmpty { plan.add(ClickTarget(cells: cells, action: action, clickCount: count)) }
    child.draw(on: &canvas)
  }
}
