import TesseraLayout

/// A node that is offered a size of one shape.
package final class AspectRatioNode: WrapperNode {
  private let ratio: Double?
  private let mode: ContentMode

  init(_ child: ViewNode, ratio: Double?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified).bounded
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let width = proposal.proposedWidth.map { $0 > 0 ? $0 : 0 }
    let height = proposal.proposedHeight.map { $0 > 0 ? $0 : 0 }
    switch (width, height) {
    case (let width?, let height?):
      let takesWidth = mode == .fit ? width <= height * ratio : width >= height * ratio
      return takesWidth
        ? ProposedViewSize(points: width, width / ratio) : ProposedViewSize(points: height * ratio, height)
    case (let width?, nil): return ProposedViewSize(points: width, width / ratio)
    case (nil, let height?): return ProposedViewSize(points: height * ratio, height)
    case (nil, nil): return inner(ProposedViewSize(ideal))
    }
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
