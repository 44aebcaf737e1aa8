/// Something that a layout can measure and place: a view, a container or a headless element.
///
/// A node lives for one plan. It remembers the answer to every distinct proposal, so a leaf is measured at
/// most once for each, however deep containers nest.
package protocol LayoutNode: _LayoutRecord {
  /// Answers a proposal. Called once for each distinct one.
  func measure(_ proposal: ProposedViewSize) -> Size

  /// Where a line stands, in points from the left or upper side, if the node or one in it says so.
  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double?

  /// How far it wants to stand from its neighbours.
  var spacing: ViewSpacing { get }

  /// Who gets room first: higher before lower.
  var priority: Double { get }

  /// A value that was attached for its container; nil where none was. Asked for only where
  /// ``_LayoutRecord/carriesLayoutValues`` says that there is any.
  func layoutValue(for key: any LayoutValueKey.Type) -> Any?

  /// Whether what was answered of lines and spacing is kept: not worth its memory where the answer is at hand.
  ///
  /// A node that asks another more than once for one answer keeps it, or questions would double with each level.
  var remembersAnswers: Bool { get }
}

extension LayoutNode {
  /// Says yes, whatever the node does for an answer.
  package var remembersAnswers: Bool { true }
}

extension LayoutNode {
  /// The size that the node takes for a proposal, in points: never negative, never NaN; infinite only for an
  /// infinite proposal.
  package func size(for proposal: ProposedViewSize) -> Size {
    if let known = answer(to: proposal) { return known }
    var size = measure(proposal).sanitized
    if size.width > longestLength, proposal.proposedWidth != .infinity { size.width = longestLength }
    if size.height > longestLength, proposal.proposedHeight != .infinity { size.height = longestLength }
    if heightQuantum > 0, size.height.isFinite {
      size.height = (size.height / heightQuantum - 1 / 1024).rounded(.up) * heightQuantum
    }
    remember(size, for: proposal)
    return size
  }

  /// How far the node wants to stand from its neighbours; worked out once.
  package var preferredSpacing: ViewSpacing {
    guard remembersAnswers else { return spacing }
    if let known = rare?.spacing { return known }
    let spacing = spacing
    keepingRare().spacing = spacing
    return spacing
  }

  /// Where a line stands in the node for a proposal, if it or one in it says so; worked out once for each proposal.
  package func explicitLine(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> Double? {
    guard remembersAnswers else { return explicitAlignment(guide, size: size(for: proposal), proposal: proposal) }
    if let rare {
      for known in rare.lines where known.guide == guide && known.proposal.isSame(as: proposal) { return known.line }
    }
    let line = explicitAlignment(guide, size: size(for: proposal), proposal: proposal)
    keepingRare().lines.append((guide, proposal, line))
    return line
  }

  /// Puts a point of the node at a point of its container's space.
  package func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    // An endless view has no edges to compute with, and neither has one in an endless place.
    let size = size(for: proposal).bounded
    let corner = Point(
      x: coordinate(position.x - anchor.unitX * size.width),
      y: onRow(coordinate(position.y - anchor.unitY * size.height)))
    settle(Rect(origin: corner, size: size), proposal)
  }

  /// Puts the node's top left corner at a point of its container's space, as ``place(at:anchor:proposal:)`` does.
  package func place(at corner: Point, proposal: ProposedViewSize) {
    let size = size(for: proposal).bounded
    settle(
      Rect(x: coordinate(corner.x), y: onRow(coordinate(corner.y)), width: size.width, height: size.height), proposal)
  }

  // Where only whole rows can be drawn, everything stands on one, the upper of two as near: a fill and the text on it
  // would part where each is rounded by itself.
  private func onRow(_ y: Double) -> Double {
    heightQuantum > 0 ? (y / heightQuantum - 0.5 - 1 / 1024).rounded(.up) * heightQuantum : y
  }

  /// Size and lines for a proposal, to align the view by: an endless size is cut to ``longestLength``.
  package func boundedDimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal).bounded, node: self, proposal: proposal)
  }

  /// Size and lines for a proposal.
  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
  }
}
