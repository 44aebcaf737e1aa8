import TesseraLayout

/// The node of a container whose children a ``Layout`` arranges.
///
/// Its place in the views keeps the layout's cache from plan to plan, for layouts that have one.
package final class ContainerNode<Arrangement: Layout>: ViewNode {
  private let children: [ViewNode]
  private var engine: LayoutEngine<Arrangement>

  // Where the layout's cache is kept until the next plan; nil where that would bring nothing.
  private let kept: ValueCell<Arrangement.Cache?>?

  @MainActor
  package init(_ layout: Arrangement, children: [ViewNode], context: _ViewContext) {
    self.children = children
    kept =
      Arrangement._keepsCache
      ? context.plan.states.cell(identity: context.identity, slot: -2, initialValue: Arrangement.Cache?.none) : nil
    engine = LayoutEngine(
      layout,
      subviews: LayoutSubviews(
        children, layoutDirection: context.environment.layoutDirection, rowQuantum: context.plan.rowQuantum),
      keptCache: kept?.value)
    super.init(plan: context.plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { engine.size(for: proposal) }

  package override func arrange() {
    engine.place(in: frame, proposal: placedProposal ?? .unspecified)
    kept?.setQuietly(engine.cache)
    for child in children { child.arrange() }
  }

  package override func draw(on canvas: inout Canvas) {
    guard children.contains(where: { $0.drawingOrder != 0 }) else {
      for child in children { child.draw(on: &canvas) }
      return
    }
    let ordered = children.enumerated().sorted {
      ($0.element.drawingOrder, $0.offset) < ($1.element.drawingOrder, $1.offset)
    }
    for (_, child) in ordered { child.draw(on: &canvas) }
  }

  package override var shownText: String { children.map(\.shownText).filter { !$0.isEmpty }.joined(separator: " ") }

  package override var spacing: ViewSpacing { engine.spacing() }

  package override func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    engine.explicitAlignment(guide, in: Rect(origin: .zero, size: size), proposal: proposal)
  }
}
