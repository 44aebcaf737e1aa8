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
    super.init(
      plan: context.plan, maySetLines: Arrangement._setsLines || children.contains(where: \.maySetLines))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { engine.size(for: proposal) }

  package override func arrange() {
    engine.place(in: frame, proposal: placedProposal ?? .unspecified)
    kept?.setQuietly(engine.cache)
    guard children.count > Self.few else {
      for child in children { child.arrange() }
      return
    }
    // Asked for now, while the nodes are at hand: a walk over many does little but wait for memory.
    drawnFrames = []
    drawnFrames.reserveCapacity(children.count)
    for child in children {
      child.arrange()
      drawnFrames.append(child.drawnFrame ?? .everywhere)
    }
  }

  // Of more children than these only those that are seen are drawn: to find out costs about as much as to draw a few.
  private static var few: Int { 8 }

  // The frame around what each of many children draws; none where there are few.
  private var drawnFrames: [Rect] = []

  package override var drawnFrame: Rect? {
    if let first = drawnFrames.first { return drawnFrames.dropFirst().reduce(first) { $0.union($1) } }
    var result = frame
    for child in children {
      guard let drawn = child.drawnFrame else { return nil }
      result = result.union(drawn)
    }
    return result
  }

  package override func draw(on canvas: inout Canvas) {
    // Loops, as the isolation of a function would be checked for each child.
    var seen = children
    if !drawnFrames.isEmpty {
      let visible = canvas.visibleFrame
      seen = []
      for (index, drawn) in drawnFrames.enumerated() where drawn.meets(visible) { seen.append(children[index]) }
    }
    if seen.contains(where: { $0.drawingOrder != 0 }) {
      let ordered = seen.enumerated().sorted {
        ($0.element.drawingOrder, $0.offset) < ($1.element.drawingOrder, $1.offset)
      }
      seen = ordered.map(\.element)
    }
    for child in seen { child.draw(on: &canvas) }
  }

  package override var shownText: String { children.map(\.shownText).filter { !$0.isEmpty }.joined(separator: " ") }

  package override var spacing: ViewSpacing { engine.spacing() }

  package override func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    engine.explicitAlignment(guide, in: Rect(origin: .zero, size: size), proposal: proposal)
  }
}
