import TesseraLayout

/// The node of a colour or a shape: it takes all the room that it is offered.
package final class FillNode: ViewNode {
  private let outline: Outline
  private let paint: Paint

  package init(_ outline: Outline, paint: Paint, plan: Plan) {
    self.outline = outline
    self.paint = paint
    super.init(plan: plan)
  }

  // 10 points where nothing is offered, as in SwiftUI.
  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.proposedWidth ?? 10
    let height = proposal.proposedHeight ?? 10
    guard outline == .ellipse else { return Size(width: width, height: height) }
    let side = min(width, height)
    return Size(width: side, height: side)
  }

  package override func draw(on canvas: inout Canvas) { canvas.fill(outline, in: frame, paint: paint) }
}
