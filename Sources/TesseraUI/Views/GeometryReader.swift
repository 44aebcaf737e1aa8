import TesseraLayout

import struct Foundation.CGSize

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

/// The room that a ``GeometryReader`` got.
public struct GeometryProxy {
  package let frame: Rect
  package let metrics: CellMetrics

  /// Its size in points.
  public var size: CGSize { frame.size.cgSize }

  /// Its width in points.
  package var width: Double { frame.width }

  /// Its size in whole cells.
  package var cellSize: CellSize {
    CellSize(
      columns: metrics.wholeColumns(in: frame.width), rows: metrics.wholeRows(in: frame.height))
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
    let content = makeContent(GeometryProxy(frame: frame, metrics: plan.metrics), context)
    content.placeAligned(
      .topLeading, in: frame, proposal: ProposedViewSize(frame.size),
      layoutDirection: context.environment.layoutDirection)
    content.arrange()
    self.content = content
  }

  package override func draw(on canvas: inout Canvas) { content?.draw(on: &canvas) }
}
