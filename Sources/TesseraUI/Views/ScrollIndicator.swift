import TesseraLayout

/// An upright scroll bar for what scrolls by other means than a ``ScrollView``: a column wide, as high as it is offered.
package struct ScrollIndicator: _PrimitiveView {
  private let offset: Int
  private let visible: Int
  private let content: Int

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - offset: What lies before what is seen, in the same unit as the next two.
  ///   - visible: What is seen.
  ///   - content: All there is.
  nonisolated package init(offset: Int, visible: Int, content: Int) {
    self.offset = offset
    self.visible = visible
    self.content = content
  }

  /// Appends the bar.
  package func _makeNodes(in context: _ViewContext) {
    context.append(ScrollIndicatorNode(offset: offset, visible: visible, content: content, plan: context.plan))
  }
}

/// The node of a ``ScrollIndicator``.
package final class ScrollIndicatorNode: ViewNode {
  private let offset: Int
  private let visible: Int
  private let content: Int

  init(offset: Int, visible: Int, content: Int, plan: Plan) {
    self.offset = offset
    self.visible = visible
    self.content = content
    super.init(plan: plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: plan.metrics.cellWidthPoints, height: proposal[.vertical] ?? plan.metrics.cellHeightPoints)
  }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    let cells = canvas.cells(frame)
    let thumb = ScrollBar.thumb(
      rows: cells.rows, look: ScrollBar.Look(on: canvas.traits), offset: offset, visible: visible, content: content)
    canvas.drawScrollBar(column: cells.columns.lowerBound, rows: cells.rows, thumb: thumb)
  }
}
