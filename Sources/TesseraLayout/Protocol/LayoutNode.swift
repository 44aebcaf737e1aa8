/// Something that a layout can measure and place: a view, a container or a headless element.
///
/// A node lives for one plan. It remembers the answer to every distinct proposal, so a leaf is measured at
/// most once for each, however deep containers nest. Subclasses answer in ``measure(_:)`` and take their
/// place in ``didPlace()``.
package class LayoutNode {
  /// Heights are rounded up to a multiple of this many points; 0 leaves them.
  ///
  /// The height of a row of cells where a screen can only draw whole rows, so that rows of tiles add up.
  package let heightQuantum: Double

  /// The frame that the last placement gave, in the space of the container that placed it.
  package private(set) var frame = Rect.zero

  /// The proposal of the last placement; nil before the first.
  package private(set) var placedProposal: ProposedViewSize?

  /// Whether a container placed the node in this plan.
  package var isPlaced: Bool { placedProposal != nil }

  // Few proposals are made to one node, so a search is quicker than a table.
  private var answers: [(proposal: ProposedViewSize, size: Size)] = []

  package init(heightQuantum: Double = 0) { self.heightQuantum = heightQuantum }

  /// The size that the node takes for a proposal, in points: never negative, never NaN; infinite only for an
  /// infinite proposal.
  package final func size(for proposal: ProposedViewSize) -> Size {
    for answer in answers where answer.proposal.isSame(as: proposal) { return answer.size }
    var size = measure(proposal).sanitized
    if heightQuantum > 0, size.height.isFinite {
      size.height = (size.height / heightQuantum - 1 / 1024).rounded(.up) * heightQuantum
    }
    answers.append((proposal, size))
    return size
  }

  /// Puts a point of the node at a point of its container's space.
  package final func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    var size = size(for: proposal)
    // An endless view in an endless place has no edges to compute with.
    size = Size(width: length(size.width), height: length(size.height))
    frame = Rect(
      origin: Point(x: position.x - anchor.unitX * size.width, y: position.y - anchor.unitY * size.height),
      size: size)
    placedProposal = proposal
  }

  /// Moves the frame; the right-to-left mirror and the snapping of rows use it.
  package final func moveFrame(toX x: Double) { frame.origin.x = x }

  /// Moves the frame; see ``moveFrame(toX:)``.
  package final func moveFrame(toY y: Double) { frame.origin.y = y }

  /// Answers a proposal. Called once for each distinct one.
  package func measure(_ proposal: ProposedViewSize) -> Size { .zero }

  /// Where a line stands, in points from the left or upper side, if the node or one in it says so.
  package func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? { nil }

  /// How far it wants to stand from its neighbours.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// Who gets room first: higher before lower.
  package var priority: Double { 0 }

  /// A value that was attached for its container; nil where none was.
  package func layoutValue(for key: any LayoutValueKey.Type) -> Any? { nil }

  /// Size and lines for a proposal.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: self, proposal: proposal)
  }
}
