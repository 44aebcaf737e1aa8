import TesseraLayout

/// The node of a container whose children a ``Layout`` arranges.
package final class ContainerNode<Arrangement: Layout>: ViewNode {
  private let children: [ViewNode]
  private var engine: LayoutEngine<Arrangement>

  @MainActor
  package init(_ layout: Arrangement, children: [ViewNode], context: _ViewContext) {
    self.children = children
    engine = LayoutEngine(
      layout,
      subviews: LayoutSubviews(
        children, layoutDirection: context.environment.layoutDirection, rowQuantum: context.plan.rowQuantum))
    super.init(plan: context.plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { engine.size(for: proposal) }

  package override func arrange() {
    engine.place(in: frame, proposal: placedProposal ?? .unspecified)
    for child in children { child.arrange() }
  }

  package override func draw(on canvas: inout Canvas) {
    for child in children { child.draw(on: &canvas) }
  }

  package override var shownText: String { children.map(\.shownText).filter { !$0.isEmpty }.joined(separator: " ") }

  package override var spacing: ViewSpacing { engine.spacing() }

  package override func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    engine.explicitAlignment(guide, in: Rect(origin: .zero, size: size), proposal: proposal)
  }
}
