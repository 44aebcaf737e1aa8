import struct Foundation.CGRect

extension Layout {
  /// Arranges elements without views: measures for a proposal, then places.
  ///
  /// - Parameters:
  ///   - elements: What to arrange, in order.
  ///   - proposal: The size offered to the layout.
  ///   - bounds: Where it is placed, in points; without it, the size that it answered, at the origin.
  ///   - layoutDirection: From right to left the frames are mirrored in the bounds; x still counts from the left.
  public func arrange(
    _ elements: [LayoutElement], proposal: ProposedViewSize, in bounds: CGRect? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutArrangement {
    arrange(
      nodes: elements.map(ElementNode.init), proposal: proposal, in: bounds.map(Rect.init),
      layoutDirection: layoutDirection)
  }

  package func arrange(
    nodes: [any LayoutNode], proposal: ProposedViewSize, in bounds: Rect? = nil,
    layoutDirection: LayoutDirection = .leftToRight, rowQuantum: Double = 0
  ) -> LayoutArrangement {
    var engine = LayoutEngine(
      self, subviews: LayoutSubviews(nodes, layoutDirection: layoutDirection, rowQuantum: rowQuantum))
    let size = engine.size(for: proposal)
    engine.place(in: bounds ?? Rect(origin: .zero, size: size), proposal: proposal)
    return LayoutArrangement(size: size, frames: nodes.map(\.frame))
  }
}
