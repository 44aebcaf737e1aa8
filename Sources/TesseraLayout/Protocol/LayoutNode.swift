/// Something that a layout can measure and place: a view, a container or a headless element.
///
/// A node lives for one plan. It remembers the answer to every distinct proposal, so a leaf is measured at
/// most once for each, however deep containers nest.
package protocol LayoutNode: AnyObject {
  /// What was answered and where it was placed; for the node's own bookkeeping only.
  var record: LayoutRecord { get }

  /// Heights are rounded up to a multiple of this many points; 0 leaves them.
  ///
  /// The height of a row of cells where a screen can only draw whole rows, so that rows of tiles add up.
  var heightQuantum: Double { get }

  /// Answers a proposal. Called once for each distinct one.
  func measure(_ proposal: ProposedViewSize) -> Size

  /// Where a line stands, in points from the left or upper side, if the node or one in it says so.
  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double?

  /// How far it wants to stand from its neighbours.
  var spacing: ViewSpacing { get }

  /// Who gets room first: higher before lower.
  var priority: Double { get }

  /// A value that was attached for its container; nil where none was.
  func layoutValue(for key: any LayoutValueKey.Type) -> Any?

  /// Whether any value was attached: most views carry none, and asking for one is dear.
  var carriesLayoutValues: Bool { get }

  /// Whether what was answered of a line is kept: not worth its memory where the answer is at hand.
  ///
  /// A node that asks another more than once for one answer keeps it, or questions would double with each level.
  var remembersLines: Bool { get }
}

extension LayoutNode {
  /// Says yes, so that values are asked for.
  package var carriesLayoutValues: Bool { true }

  /// Says yes, whatever the node does for an answer.
  package var remembersLines: Bool { true }
}

/// What a node remembers during a plan.
///
/// Shared by reference: a structure would be copied for each question that is asked through the protocol.
package final class LayoutRecord {
  /// The frame that the last placement gave, in the space of the container that placed it.
  package fileprivate(set) var frame = Rect.zero

  /// The proposal of the last placement; nil before the first.
  package fileprivate(set) var placedProposal: ProposedViewSize?

  // Few proposals are made to one node, so a search is quicker than a table; to most there are only two, so those need
  // no memory of their own.
  fileprivate var firstAnswer: (proposal: ProposedViewSize, size: Size)?
  fileprivate var secondAnswer: (proposal: ProposedViewSize, size: Size)?
  fileprivate var answers: [(proposal: ProposedViewSize, size: Size)] = []

  fileprivate func answer(to proposal: ProposedViewSize) -> Size? {
    guard let firstAnswer else { return nil }
    if firstAnswer.proposal.isSame(as: proposal) { return firstAnswer.size }
    guard let secondAnswer else { return nil }
    if secondAnswer.proposal.isSame(as: proposal) { return secondAnswer.size }
    return answers.first { $0.proposal.isSame(as: proposal) }?.size
  }

  fileprivate func remember(_ size: Size, for proposal: ProposedViewSize) {
    if firstAnswer == nil {
      firstAnswer = (proposal, size)
    } else if secondAnswer == nil {
      secondAnswer = (proposal, size)
    } else {
      answers.append((proposal, size))
    }
  }

  // A container asks its views for these, and is itself asked more than once: without a memory the questions would
  // double with each level of a nest.
  fileprivate var spacing: ViewSpacing?
  fileprivate var lines: [(guide: AlignmentGuide, proposal: ProposedViewSize, line: Double?)] = []

  package init() {}

  /// How often the frame has changed; one placement is one change.
  package private(set) var moves = 0

  fileprivate func settle(_ frame: Rect, _ proposal: ProposedViewSize) {
    move(to: frame)
    placedProposal = proposal
  }

  fileprivate func move(to newFrame: Rect) {
    guard newFrame != frame else { return }
    frame = newFrame
    moves += 1
  }
}

extension LayoutNode {
  /// The frame that the last placement gave, in the space of the container that placed it.
  package var frame: Rect { record.frame }

  /// The proposal of the last placement; nil before the first.
  package var placedProposal: ProposedViewSize? { record.placedProposal }

  /// Whether a container placed the node in this plan.
  package var isPlaced: Bool { record.placedProposal != nil }

  /// The size that the node takes for a proposal, in points: never negative, never NaN; infinite only for an
  /// infinite proposal.
  package func size(for proposal: ProposedViewSize) -> Size {
    if let known = record.answer(to: proposal) { return known }
    var size = measure(proposal).sanitized
    if proposal.proposedWidth != .infinity { size.width = length(size.width) }
    if proposal.proposedHeight != .infinity { size.height = length(size.height) }
    if heightQuantum > 0, size.height.isFinite {
      size.height = (size.height / heightQuantum - 1 / 1024).rounded(.up) * heightQuantum
    }
    record.remember(size, for: proposal)
    return size
  }

  /// How far the node wants to stand from its neighbours; worked out once.
  package var preferredSpacing: ViewSpacing {
    if let known = record.spacing { return known }
    let spacing = spacing
    record.spacing = spacing
    return spacing
  }

  /// Where a line stands in the node for a proposal, if it or one in it says so; worked out once for each proposal.
  package func explicitLine(_ guide: AlignmentGuide, for proposal: ProposedViewSize) -> Double? {
    guard remembersLines else { return explicitAlignment(guide, size: size(for: proposal), proposal: proposal) }
    for known in record.lines where known.guide == guide && known.proposal.isSame(as: proposal) { return known.line }
    let line = explicitAlignment(guide, size: size(for: proposal), proposal: proposal)
    record.lines.append((guide, proposal, line))
    return line
  }

  /// Puts a point of the node at a point of its container's space.
  package func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    // An endless view has no edges to compute with, and neither has one in an endless place.
    let size = size(for: proposal).bounded
    var y = coordinate(position.y - anchor.unitY * size.height)
    // Where only whole rows can be drawn, everything stands on one, the upper of two as near: a fill and the text on it
    // would part where each is rounded by itself.
    if heightQuantum > 0 { y = (y / heightQuantum - 0.5 - 1 / 1024).rounded(.up) * heightQuantum }
    record.settle(
      Rect(origin: Point(x: coordinate(position.x - anchor.unitX * size.width), y: y), size: size), proposal)
  }

  /// Moves the frame to another left edge, as the right-to-left mirror does.
  package func moveFrame(toX x: Double) {
    var frame = record.frame
    frame.origin.x = x
    record.move(to: frame)
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
