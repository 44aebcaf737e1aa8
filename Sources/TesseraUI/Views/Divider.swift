import TesseraLayout

/// A line between views: upright in a stack side by side, level everywhere else.
///
/// It is as long as what is offered, 10 points where nothing is, and one cell thick: a terminal draws nothing
/// finer.
public struct Divider: _PrimitiveView {
  /// Creates a line.
  nonisolated public init() {}

  /// Appends the line.
  public func _makeNodes(in context: _ViewContext) {
    context.append(
      DividerNode(
        axis: context.environment.stackOrientation == .horizontal ? .vertical : .horizontal, plan: context.plan))
  }
}

/// The node of a ``Divider``.
package final class DividerNode: ViewNode {
  private let axis: Axis

  init(axis: Axis, plan: Plan) {
    self.axis = axis
    super.init(plan: plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    var size = Size(width: plan.metrics.cellWidthPoints, height: plan.metrics.cellHeightPoints)
    size[axis] = proposal[axis] ?? 10
    return size
  }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    let line = canvas.cells(frame)
    if axis == .horizontal {
      canvas.drawLine(row: canvas.textRow(frame.minY), columns: line.columns)
    } else {
      canvas.drawLine(column: canvas.textColumn(frame.minX), rows: line.rows)
    }
  }
}
