import Testing
import TesseraLayout

@Suite("Measuring costs little")
struct MeasureCountTests {
  private func text(_ letters: Double) -> CountingNode {
    CountingNode { proposal in
      let columns = max(1, min(letters, ((proposal.proposedWidth ?? .infinity) / 8).rounded(.down)))
      return Size(width: columns * 8, height: (letters / columns).rounded(.up) * 16)
    }
  }

  @Test("A stack measures a view for four proposals at most, each once")
  func stackProposals() {
    let nodes = (1...5).map { text(Double($0 * 10)) }
    _ = HStackLayout().arrange(nodes: nodes, proposal: ProposedViewSize(points: 300, 100))
    for node in nodes {
      #expect(node.measured.count <= 4)
      #expect(node.wasMeasuredOncePerProposal)
      #expect(node.wasPlacedOnce)
    }
  }

  @Test("Measuring twice measures the views once")
  func measuringAgain() {
    let nodes = (0..<5).map { _ in text(10) }
    var engine = LayoutEngine(WideFirstGrid(), subviews: LayoutSubviews(nodes))
    let proposal = ProposedViewSize(points: 304, nil)
    let first = engine.size(for: proposal)
    #expect(engine.size(for: proposal) == first)
    engine.place(in: Rect(origin: .zero, size: first), proposal: proposal)
    for node in nodes { #expect(node.measured.count == 1) }
  }

  @Test("Measuring for other widths leaves the frames alone")
  func measuringChangesNothing() {
    func frames(measuredBefore widths: [Double?]) -> [Rect] {
      let nodes = (0..<9).map { text(Double($0 * 5)) }
      var engine = LayoutEngine(HStackLayout(), subviews: LayoutSubviews(nodes))
      for width in widths { _ = engine.size(for: ProposedViewSize(points: width, nil)) }
      engine.place(in: Rect(x: 0, y: 0, width: 200, height: 100), proposal: ProposedViewSize(points: 200, nil))
      return nodes.map(\.frame)
    }
    #expect(frames(measuredBefore: [100, nil, 40, .infinity, 200]) == frames(measuredBefore: []))
  }

  @Test("Of views that take everything, the one that the height bounds comes first")
  func boundedByTheOtherLength() {
    let color = CountingNode { Size(width: $0.proposedWidth ?? 10, height: $0.proposedHeight ?? 10) }
    let square = CountingNode { proposal in
      let side = min(proposal.proposedWidth ?? .infinity, proposal.proposedHeight ?? .infinity)
      return Size(width: side, height: side)
    }
    let nodes = [color, square]
    _ = HStackLayout(spacing: 0).arrange(nodes: nodes, proposal: ProposedViewSize(points: 300, 100))
    #expect(nodes.map(\.frame.width) == [200, 100])
  }

  @Test(
    "In a nest of stacks a leaf hears a few proposals, however deep", .timeLimit(.minutes(1)), arguments: [10, 50, 100])
  func nesting(depth: Int) {
    func measures(depth: Int) -> Int {
      let leaf = text(40)
      var node: any LayoutNode & Container = ContainerNode(VStackLayout(), [leaf, text(3)])
      for level in 0..<depth {
        node =
          level.isMultiple(of: 2)
          ? ContainerNode(HStackLayout(), [node, text(2)]) : ContainerNode(VStackLayout(), [text(2), node])
      }
      _ = node.size(for: ProposedViewSize(points: 4000, 1000))
      node.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(points: 4000, 1000))
      node.placeChildren()
      #expect(leaf.isPlaced)
      return leaf.measured.count
    }
    #expect(measures(depth: depth) <= 6)
  }
}
