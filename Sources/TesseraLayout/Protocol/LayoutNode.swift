/// Something that a layout can measure and place: a view, a container or a headless element.
///
/// A node lives for one plan. It remembers the answer to every distinct proposal, so a leaf is measured at
/// most once for each, however deep containers nest.
package protocol LayoutNode: _LayoutRecord {
  /// Where a line stands, in points from the left or upper side, if the node or one in it says so.
  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double?

  /// The length of the node along an axis for a proposal, as ``_LayoutRecord/size(for:)`` answers it.
  ///
  /// A node that takes what is offered along the axis, and has to ask many others for its length across, says so
  /// without asking them.
  func extent(along axis: Axis, for proposal: ProposedViewSize) -> Double

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
  /// Measures the node.
  package func extent(along axis: Axis, for proposal: ProposedViewSize) -> Double { size(for: proposal)[axis] }

  /// Says yes, whatever the node does for an answer.
  package var remembersAnswers: Bool { true }
}

extension LayoutNode {
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
    guard maySetLines || guide.isBaseline else { return nil }
    guard remembersAnswers else { return explicitAlignment(guide, size: size(for: proposal), proposal: proposal) }
    if let rare {
      for known in rare.lines where known.guide == guide && known.proposal.isSame(as: proposal) { return known.line }
    }
    let line = explicitAlignment(guide, size: size(for: proposal), proposal: proposal)
    keepingRare().lines.append((guide, proposal, line))
    return line
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
