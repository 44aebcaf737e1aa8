import TesseraLayout

/// A node that is offered nothing along some axes, so that it takes its ideal length there.
package final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: ViewNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      points: horizontal ? nil : proposal.proposedWidth, vertical ? nil : proposal.proposedHeight)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: inner(proposal)) }

  package override func arrange() {
    child.place(at: frame.origin, anchor: .topLeading, proposal: inner(placedProposal ?? .unspecified))
    child.arrange()
  }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    child.explicitLine(guide, for: inner(proposal))
  }
}
