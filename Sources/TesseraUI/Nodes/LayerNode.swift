import TesseraLayout

/// A node with another one behind or in front of it, which is offered its size and doesn't change it.
package final class LayerNode: WrapperNode {
  /// Where the other one lies.
  package enum Depth {
    case behind
    case inFront
  }

  private let layer: ViewNode
  private let depth: Depth
  private let alignment: Alignment
  private let layoutDirection: LayoutDirection

  package init(
    _ child: ViewNode, layer: ViewNode, depth: Depth, alignment: Alignment, layoutDirection: LayoutDirection
  ) {
    self.layer = layer
    self.depth = depth
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    super.init(child)
  }

  package override func arrange() {
    super.arrange()
    let proposal = ProposedViewSize(frame.size)
    if layer is FillNode, layer.size(for: proposal) == frame.size {
      // A fill has no lines of its own, and nothing to align where it takes all there is.
      layer.place(at: frame.origin, anchor: .topLeading, proposal: proposal)
    } else {
      layer.placeAligned(alignment, in: frame, proposal: proposal, layoutDirection: layoutDirection)
    }
    layer.arrange()
  }

  package override var shownText: String {
    [child.shownText, layer.shownText].filter { !$0.isEmpty }.joined(separator: " ")
  }

  package override var drawnFrame: Rect? {
    guard let below = child.drawnFrame, let other = layer.drawnFrame else { return nil }
    return below.union(other)
  }

  package override func draw(on canvas: inout Canvas) {
    if depth == .behind { layer.draw(on: &canvas) }
    child.draw(on: &canvas)
    if depth == .inFront { layer.draw(on: &canvas) }
  }
}
