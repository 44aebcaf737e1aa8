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

  /// Says where in its frame the view can be clicked, be it by itself or as the label of a button: in a shape.
  ///
  /// Without it, that is the whole frame. A cell counts whose middle, or that of half of it, lies in the shape.
  public func contentShape(_ shape: some Shape) -> some View {
    let outline = shape._outline.outline
    return wrapped { node, _ in ContentShapeNode(node, outline: outline) }
  }

  /// Lets the mouse reach the view, or what lies behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped { node, _ in enabled ? node : UnreachedNode(node) }
  }
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
    if !cells.isEmpty {
      plan.add(
        ClickTarget(cells: cells, shape: HitShape(of: child, on: canvas), action: action, clickCount: count))
    }
    child.draw(on: &canvas)
  }
}

/// A node of which only what lies in a shape can be clicked.
package final class ContentShapeNode: WrapperNode {
  private let outline: Outline

  init(_ child: ViewNode, outline: Outline) {
    self.outline = outline
    super.init(child)
  }

  package override var hitShape: (outline: Outline, frame: Rect)? { (outline, frame) }
}

/// A node that the mouse doesn't reach.
package final class UnreachedNode: WrapperNode {
  package override func draw(on canvas: inout Canvas) { plan.withoutTargets { child.draw(on: &canvas) } }
}
