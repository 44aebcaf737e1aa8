import TesseraLayout

extension View {
  /// Does something with what the mouse does over the view.
  ///
  /// The innermost view gets the event first; what it ignores goes on outwards, then to buttons and scroll views. A view
  /// that handles a press gets the drags and the release that follow, wherever they are.
  package func onMouse(perform action: @escaping @MainActor (MouseEvent) -> KeyPress.Result) -> some View {
    ModifiedView { context in
      let inner = context.descending(into: 0)
      context.append(MouseNode(inner.node(of: self), identity: inner.identity, action: action))
    }
  }
}

/// The node of a view that takes the mouse.
package final class MouseNode: WrapperNode {
  private let identity: ViewIdentity
  private let action: @MainActor (MouseEvent) -> KeyPress.Result

  init(_ child: ViewNode, identity: ViewIdentity, action: @escaping @MainActor (MouseEvent) -> KeyPress.Result) {
    self.identity = identity
    self.action = action
    super.init(child)
  }

  // Always drawn: what took a press gets the drags also where it has left the view.
  package override var drawnFrame: Rect? { nil }

  package override func draw(on canvas: inout Canvas) {
    // Before what is in it, so that the inner ones come later.
    plan.add(
      MouseHandler(identity: identity, cells: canvas.cells(frame).intersection(canvas.clip), action: action))
    child.draw(on: &canvas)
  }
}
