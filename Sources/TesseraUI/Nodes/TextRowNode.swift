import TesseraLayout

/// The node of a ``TextRow``.
package final class TextRowNode: ViewNode {
  private let signs: [TextNode]
  private let lines: [TextNode]
  private let spacingPoints: Double
  private let layoutDirection: LayoutDirection

  init(signs: [TextNode], lines: [TextNode], spacing: Double, layoutDirection: LayoutDirection, plan: Plan) {
    self.signs = signs
    self.lines = lines
    spacingPoints = spacing
    self.layoutDirection = layoutDirection
    super.init(plan: plan, maySetLines: false)
  }

  /// Visits every text with where it stands in the row and what it is offered.
  @inline(__always)
  private func visit(_ width: Double?, _ body: (TextNode, Point, ProposedViewSize, Size) -> Void) {
    var x = 0.0
    func offer() -> ProposedViewSize { ProposedViewSize(points: width.map { max(0, $0 - x) }, nil) }
    for sign in signs {
      let offer = offer()
      let size = sign.size(for: offer)
      body(sign, Point(x: x, y: 0), offer, size)
      x += size.width + spacingPoints
    }
    var y = 0.0
    let offer = offer()
    for line in lines {
      let size = line.size(for: offer)
      body(line, Point(x: x, y: y), offer, size)
      y += size.height
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    var result = Size.zero
    visit(proposal.proposedWidth) { _, corner, _, size in
      result.width = max(result.width, corner.x + size.width)
      result.height = max(result.height, corner.y + size.height)
    }
    return result
  }

  package override func arrange() {
    visit(placedProposal?.proposedWidth) { text, corner, offer, size in
      let x = layoutDirection == .rightToLeft ? frame.maxX - corner.x - size.width : frame.minX + corner.x
      text.place(at: Point(x: x, y: frame.minY + corner.y), proposal: offer)
    }
  }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    for sign in signs { sign.draw(on: &canvas) }
    for line in lines { line.draw(on: &canvas) }
  }

  package override var shownText: String {
    (signs + lines).map(\.shownText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
