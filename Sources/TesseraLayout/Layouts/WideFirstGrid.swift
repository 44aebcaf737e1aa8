import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A grid whose first child is two columns wide and whose number of columns follows its width.
///
/// There are as many columns of equal width as fit with at least the minimum width and the gap between them.
/// The first child takes two slots and the gap between them, where there are two columns; every other one slot.
/// Children fill the rows in their order; a row is as tall as its tallest child, and children stand at its top
/// at their own height. ``TileSpan`` gives a child another number of slots.
///
/// Each child is offered its width and no height. Without a proposed width there are as many columns as slots, at
/// most four, of the minimum width; an infinite one gives one row. The grid is never narrower than its minimum
/// and never squeezes rows into a proposed height. Its size is finite for every proposal. Linear in the children.
public struct WideFirstGrid: Layout, Sendable {
  private var minimumPoints: Double
  private var gapPoints: Double

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - minimumColumnWidth: The least width of a column in points; NaN and negative numbers count as zero.
  ///   - gap: The distance between columns and between rows in points, likewise.
  public init(minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8) {
    minimumPoints = length(minimumColumnWidth.native)
    gapPoints = length(gap.native)
  }

  /// The least width of a column in points.
  public var minimumColumnWidth: CGFloat { CGFloat(minimumPoints) }

  /// The distance between columns and between rows in points.
  public var gap: CGFloat { CGFloat(gapPoints) }

  /// The arrangements that were made so far.
  public struct Cache {
    fileprivate var arrangements = PlanMemory<Arrangement>()
  }

  /// It does.
  public static var _placesEveryView: Bool { true }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// Starts without an arrangement.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// The size for a proposal: the proposed width, but at least the minimum, and the height of all rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    guard !subviews.isEmpty else { return Size.zero.cgSize }
    return arrangement(proposal, subviews, &cache).size.cgSize
  }

  /// Places every child at the top of its row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let origin = Rect(bounds).origin
    let frames = arrangement(proposal, subviews, &cache).frames
    subviews.forEachRecord { index, node in
      // A cache of other views may hold fewer.
      guard index < frames.count else { return }
      let frame = frames[index]
      node.place(
        at: Point(x: origin.x + frame.minX, y: origin.y + frame.minY),
        proposal: ProposedViewSize(points: frame.width, nil))
    }
  }

  /// Where everything stands, in points from the grid's origin.
  package struct Arrangement {
    package var frames: [Rect]
    package var size: Size
  }

  /// The height offered doesn't matter.
  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Arrangement {
    cache.arrangements.plan(for: ProposedViewSize(points: proposal.proposedWidth, nil)) {
      arrangement(proposedWidth: proposal.proposedWidth, subviews: subviews)
    }
  }

  /// The one function behind measuring and placing.
  package func arrangement(proposedWidth: Double?, subviews: LayoutSubviews) -> Arrangement {
    let count = subviews.count
    var wishes: [Int?] = []
    var plan = WideFirstPlan(
      proposedWidth: proposedWidth, minimumColumnWidth: minimumPoints, gap: gapPoints, slots: .max)
    // Views are mostly asked what they want and measured in one walk: what a walk over many does is wait for memory.
    let wantsFirst = plan.followsSlots
    if wantsFirst {
      wishes = self.wishes(of: subviews)
      plan = WideFirstPlan(
        proposedWidth: proposedWidth, minimumColumnWidth: minimumPoints, gap: gapPoints,
        slots: WideFirstPlan.wantedSlots(count: count, wishes: wishes))
    }
    let heights = [Double](unsafeUninitializedCapacity: count) { buffer, filled in
      subviews.forEachRecord { index, node in
        if !wantsFirst { note(wishOf: node, at: index, of: subviews, in: &wishes) }
        let span = plan.span(at: index, wish: wishes.isEmpty ? nil : wishes[index])
        let size = node.size(for: ProposedViewSize(points: plan.tileWidth(span: span), nil))
        buffer.initializeElement(at: index, to: length(size.height))
      }
      filled = count
    }
    let (frames, height) = plan.frames(heights: heights, wishes: wishes, gap: subviews.verticalGap(gapPoints))
    return Arrangement(frames: frames, size: Size(width: plan.width, height: height))
  }

  /// What each child wants; empty where none wants anything, as mostly.
  private func wishes(of subviews: LayoutSubviews) -> [Int?] {
    var wishes: [Int?] = []
    subviews.forEachRecord { index, node in note(wishOf: node, at: index, of: subviews, in: &wishes) }
    return wishes
  }

  @inline(__always)
  private func note(wishOf node: _LayoutRecord, at index: Int, of subviews: LayoutSubviews, in wishes: inout [Int?]) {
    guard node.carriesLayoutValues, let wish = subviews[subviews.startIndex + index][TileSpan.self] else { return }
    if wishes.isEmpty { wishes = Array(repeating: nil, count: subviews.count) }
    wishes[index] = wish
  }
}
