import struct Foundation.CGSize

/// What a ``LayoutNode`` remembers during a plan. Not for use outside: other modules' nodes inherit it.
///
/// The superclass of every node, so that a layout reads it without a call: a plan asks each of its nodes several times.
open class _LayoutRecord {
  // In the order of how often a plan needs them, the small ones together: most of a walk over many is waiting for memory.

  /// Whether any value was attached: most views carry none, and asking for one is dear.
  package final let carriesLayoutValues: Bool

  /// Whether it, or a view in it, may say where a line stands that isn't a baseline of text: most don't.
  package final let maySetLines: Bool

  // To most nodes at most two proposals are made, so those need no memory of their own.
  private final var answerCount: UInt8 = 0

  // Which answer the last placement was for; a node takes the size that it answered, so nothing else is kept of it.
  private final var placed = Place.nowhere

  /// Whether it was placed again, and elsewhere: a layout places its views once.
  package private(set) final var wasMoved = false

  /// Heights are rounded up to a multiple of this many points; 0 leaves them.
  ///
  /// The height of a row of cells where a screen can only draw whole rows, so that rows of tiles add up.
  package final let heightQuantum: Double

  private final var firstAnswer = Answer()

  // The top left corner that the last placement gave.
  private final var origin = Point.zero

  /// What few nodes have to remember.
  package private(set) final var rare: Rare?

  private final var secondAnswer = Answer()

  /// Creates a record of nothing.
  public init(heightQuantum: Double = 0, carriesLayoutValues: Bool = false, maySetLines: Bool = true) {
    self.heightQuantum = heightQuantum
    self.carriesLayoutValues = carriesLayoutValues
    self.maySetLines = maySetLines
  }

  /// Answers a proposal with a size in points. Called once for each distinct one; every node overrides it.
  open func _measure(_ proposal: ProposedViewSize) -> CGSize { preconditionFailure("A node that measures nothing.") }

  fileprivate struct Answer {
    var proposal = ProposedViewSize(points: nil, nil)
    var size = Size.zero
  }

  private enum Place: UInt8 {
    case nowhere
    case firstAnswer
    case secondAnswer
    case rareAnswer
  }

  /// What few nodes have to remember.
  package final class Rare {
    // Few proposals are made to one node, so a search is quicker than a table.
    fileprivate var answers: [Answer] = []

    // The one of them that the last placement was for.
    fileprivate var placed = Answer()

    // A container asks its views for these, and is itself asked more than once: without a memory the questions would
    // double with each level of a nest.
    package var spacing: ViewSpacing?
    package var lines: [(guide: AlignmentGuide, proposal: ProposedViewSize, line: Double?)] = []
  }

  /// Whether a container placed the node in this plan.
  package final var isPlaced: Bool { placed != .nowhere }

  /// The proposal of the last placement; nil before the first.
  package final var placedProposal: ProposedViewSize? { placedAnswer?.proposal }

  /// The frame that the last placement gave, in the space of the container that placed it.
  package final var frame: Rect {
    // An endless view has no edges to compute with.
    placedAnswer.map { Rect(origin: origin, size: $0.size.bounded) } ?? .zero
  }

  @inline(__always)
  private final var placedAnswer: Answer? {
    switch placed {
    case .nowhere: nil
    case .firstAnswer: firstAnswer
    case .secondAnswer: secondAnswer
    case .rareAnswer: rare?.placed
    }
  }

  /// The size that the node takes for a proposal, in points: never negative, never NaN; infinite only for an
  /// infinite proposal.
  package final func size(for proposal: ProposedViewSize) -> Size {
    if let known = answer(to: proposal) { return known }
    var size = Size(_measure(proposal)).sanitized
    if size.width > longestLength, proposal.proposedWidth != .infinity { size.width = longestLength }
    if size.height > longestLength, proposal.proposedHeight != .infinity { size.height = longestLength }
    if heightQuantum > 0, size.height.isFinite {
      size.height = (size.height / heightQuantum - 1 / 1024).rounded(.up) * heightQuantum
    }
    remember(size, for: proposal)
    return size
  }

  /// Puts a point of the node at a point of its container's space.
  package final func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal).bounded
    place(
      at: Point(x: position.x - anchor.unitX * size.width, y: position.y - anchor.unitY * size.height),
      proposal: proposal)
  }

  /// Puts the node's top left corner at a point of its container's space, as ``place(at:anchor:proposal:)`` does.
  package final func place(at corner: Point, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let before = isPlaced ? frame : nil
    // An endless place has no edges to compute with.
    origin = Point(x: coordinate(corner.x), y: onRow(coordinate(corner.y)))
    if firstAnswer.proposal.isSame(as: proposal) {
      placed = .firstAnswer
    } else if answerCount > 1, secondAnswer.proposal.isSame(as: proposal) {
      placed = .secondAnswer
    } else {
      placed = .rareAnswer
      keepingRare().placed = Answer(proposal: proposal, size: size)
    }
    if let before, before != frame { wasMoved = true }
  }

  // Where only whole rows can be drawn, everything stands on one, the upper of two as near: a fill and the text on it
  // would part where each is rounded by itself.
  private final func onRow(_ y: Double) -> Double {
    heightQuantum > 0 ? (y / heightQuantum - 0.5 - 1 / 1024).rounded(.up) * heightQuantum : y
  }

  /// What was remembered for a proposal.
  @inline(__always)
  private final func answer(to proposal: ProposedViewSize) -> Size? {
    guard answerCount > 0 else { return nil }
    if firstAnswer.proposal.isSame(as: proposal) { return firstAnswer.size }
    guard answerCount > 1 else { return nil }
    if secondAnswer.proposal.isSame(as: proposal) { return secondAnswer.size }
    guard answerCount > 2 else { return nil }
    return rare?.answers.first { $0.proposal.isSame(as: proposal) }?.size
  }

  /// Remembers the answer to a proposal that has none yet.
  @inline(__always)
  private final func remember(_ size: Size, for proposal: ProposedViewSize) {
    switch answerCount {
    case 0: firstAnswer = Answer(proposal: proposal, size: size)
    case 1: secondAnswer = Answer(proposal: proposal, size: size)
    default: keepingRare().answers.append(Answer(proposal: proposal, size: size))
    }
    answerCount = min(answerCount + 1, 3)
  }

  /// The memory for what few nodes remember, made the first time.
  package final func keepingRare() -> Rare {
    if let rare { return rare }
    let rare = Rare()
    self.rare = rare
    return rare
  }

  /// Moves the frame to another left edge, as the right-to-left mirror does.
  package final func moveFrame(toX x: Double) { origin.x = x }
}
