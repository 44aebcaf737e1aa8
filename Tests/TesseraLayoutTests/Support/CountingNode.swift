import TesseraLayout

/// A node that counts how often it was measured, and for which proposals.
final class CountingNode: _LayoutRecord, LayoutNode {
  let spacing: ViewSpacing
  let priority: Double
  var values: [ObjectIdentifier: Any] = [:]
  private(set) var measured: [ProposedViewSize] = []
  private let answer: (ProposedViewSize) -> Size

  init(
    heightQuantum: Double = 0, spacing: ViewSpacing = ViewSpacing(), priority: Double = 0,
    answer: @escaping (ProposedViewSize) -> Size
  ) {
    self.spacing = spacing
    self.priority = priority
    self.answer = answer
    super.init(heightQuantum: heightQuantum, carriesLayoutValues: true)
  }

  convenience init(width: Double, height: Double, heightQuantum: Double = 0) {
    self.init(heightQuantum: heightQuantum) { _ in Size(width: width, height: height) }
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    measured.append(proposal)
    return answer(proposal).cgSize
  }

  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? { nil }

  func layoutValue(for key: any LayoutValueKey.Type) -> Any? { values[ObjectIdentifier(key)] }

  /// Whether it was placed, and not at two places one after the other.
  var wasPlacedOnce: Bool { isPlaced && !wasMoved }

  /// Whether no proposal was measured twice.
  var wasMeasuredOncePerProposal: Bool {
    measured.indices.allSatisfy { index in
      measured[..<index].allSatisfy { !$0.isSame(as: measured[index]) }
    }
  }
}

/// A node that runs a layout over other nodes, as a container of views does.
final class ContainerNode<Arrangement: Layout>: _LayoutRecord, LayoutNode {
  var spacing: ViewSpacing { ViewSpacing() }
  var priority: Double { 0 }
  private var engine: LayoutEngine<Arrangement>
  private let children: [any LayoutNode]

  init(_ layout: Arrangement, _ children: [any LayoutNode]) {
    self.children = children
    engine = LayoutEngine(layout, subviews: LayoutSubviews(children))
    super.init()
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize { engine.size(for: proposal).cgSize }

  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    engine.explicitAlignment(guide, in: Rect(origin: .zero, size: size), proposal: proposal)
  }

  func layoutValue(for key: any LayoutValueKey.Type) -> Any? { nil }

  /// Places the children in the frame that this node got, and theirs in them.
  func placeChildren() {
    engine.place(in: frame, proposal: placedProposal ?? .unspecified)
    for child in children { (child as? any Container)?.placeChildren() }
  }
}

/// A node that has nodes in it.
protocol Container {
  func placeChildren()
}

extension ContainerNode: Container {}
