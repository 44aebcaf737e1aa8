import TesseraLayout

/// The node of a colour or a shape: it takes all the room that it is offered.
package final class FillNode: ViewNode {
  private let outline: Outline
  private let paint: Paint
  private let strokeWidth: Double?

  /// Creates a node; with a stroke's width in points, only the edge is drawn.
  package init(_ outline: Outline, paint: Paint, strokeWidth: Double? = nil, plan: Plan) {
    self.outline = outline
    self.paint = paint
    self.strokeWidth = strokeWidth
    super.init(plan: plan, maySetLines: false)
  }

  // 10 points where nothing is offered, as in SwiftUI.
  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.proposedWidth ?? 10
    let height = proposal.proposedHeight ?? 10
    guard outline == .ellipse else { return Size(width: width, height: height) }
    let side = min(width, height)
    return Size(width: side, height: side)
  }

  package override var remembersAnswers: Bool { false }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    guard let strokeWidth else { return canvas.fill(outline, in: frame, paint: paint) }
    canvas.stroke(outline, in: frame, paint: paint, width: strokeWidth)
  }
}
