import TesseraLayout

/// A view whose content depends on the room that it gets; it takes all that it is offered.
public struct GeometryReader<Content> {
  private let content: (GeometryProxy) -> Content

  /// Creates a reader; its content stands at the top where text starts.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: _PrimitiveView, View where Content: View {
  /// Appends the reader.
  public func _makeNodes(in context: _ViewContext) {
    let content = content
    context.append(
      GeometryNode(context: context) { proxy, inner in
        inner.layeredNode(of: content(proxy), alignment: .topLeading, at: 0)
      })
  }
}

/// The node of a ``GeometryReader``: its content is made once its place is known.
package final class GeometryNode: ViewNode {
  private let context: _ViewContext
  private let makeContent: @MainActor (GeometryProxy, _ViewContext) -> ViewNode
  private var content: ViewNode?

  package init(context: _ViewContext, makeContent: @escaping @MainActor (GeometryProxy, _ViewContext) -> ViewNode) {
    self.context = context
    self.makeContent = makeContent
    super.init(plan: context.plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.proposedWidth ?? 10, height: proposal.proposedHeight ?? 10)
  }

  package override func arrange() {
    let proxy = GeometryProxy(
      bounds: frame, scrolled: plan.scrolledPoints, spaces: context.environment.coordinateSpaces,
      metrics: plan.metrics)
    let content = makeContent(proxy, context)
    content.placeAligned(
      .topLeading, in: frame, proposal: ProposedViewSize(frame.size),
      layoutDirection: context.environment.layoutDirection)
    content.arrange()
    self.content = content
  }

  package override func draw(on canvas: inout Canvas) { content?.draw(on: &canvas) }
}
