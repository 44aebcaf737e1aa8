/// The columns or the rows of a grid: lengths in points, with gaps between them.
package struct GridTracks {
  /// The length of each.
  package private(set) var lengths: [Double] = []

  /// The gap after each but the last.
  package var gaps: [Double] = []

  // Where each starts, and the end of the last: sums of what stands before, so that a span costs no loop.
  private var starts: [Double] = [0]

  package init() {}

  /// The length of all with their gaps.
  package var total: Double { starts.last ?? 0 }

  /// Where one starts.
  package func start(of track: Int) -> Double { starts[track] }

  /// The length of a run of them with the gaps in it.
  package func length(of run: Range<Int>) -> Double {
    guard let last = run.last else { return 0 }
    return max(0, starts[last] + lengths[last] - starts[run.lowerBound])
  }

  /// Gives each a length: what it takes of an equal share, the least flexible first, as views in a stack.
  ///
  /// - Parameters:
  ///   - offered: The length for all and their gaps, nil for the ideal one of each.
  ///   - extent: What a track takes of an offer.
  package mutating func share(_ offered: Double?, count: Int, extent: (Int, Double?) -> Double) {
    guard let offered else {
      set((0..<count).map { extent($0, nil) })
      return
    }
    var left = offered - gaps.reduce(0, +)
    var order = Array(0..<count)
    if count > 1 {
      let flexibility = order.map { extent($0, .infinity) - extent($0, 0) }
      order.sort { (flexibility[$0], $0) < (flexibility[$1], $1) }
    }
    var taken = Array(repeating: 0.0, count: count)
    for (done, track) in order.enumerated() {
      taken[track] = extent(track, max(0, left / Double(count - done)))
      if left.isFinite { left -= taken[track] }
    }
    set(taken)
  }

  /// Widens a run by equal parts to at least a length.
  package mutating func widen(_ run: Range<Int>, to wish: Double) {
    let missing = wish - length(of: run)
    guard missing > 0 else { return }
    var widened = lengths
    for track in run { widened[track] += missing / Double(run.count) }
    set(widened)
  }

  private mutating func set(_ lengths: [Double]) {
    self.lengths = lengths
    starts = [0]
    for (index, length) in lengths.enumerated() {
      let end = (starts.last ?? 0) + length + (index < gaps.count ? gaps[index] : 0)
      starts.append(min(end, longestLength))
    }
  }
}

/// Views that share a line: how far they reach before it and after it, in points.
package struct AlignedGroup {
  private var before = 0.0
  private var after = 0.0
  private var isEmpty = true
  private var anchored = 0.0

  package init() {}

  /// Adds a view; one that is anchored in its cell only needs its length.
  package mutating func add(_ view: ViewDimensions, guide: AlignmentGuide, isAnchored: Bool) {
    let axis: Axis
    switch guide {
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    }
    if isAnchored {
      anchored = max(anchored, view.size[axis])
      return
    }
    let line = view[guide]
    before = isEmpty ? line : max(before, line)
    after = isEmpty ? view.size[axis] - line : max(after, view.size[axis] - line)
    isEmpty = false
  }

  /// The length that holds them all.
  package var extent: Double { length(max(before + after, anchored)) }

  /// Where the line stands in a length that may be more than they need: the slack is where the line's kind puts it.
  package func line(_ guide: AlignmentGuide, in length: Double) -> Double {
    let slack = max(0, length - before - after)
    let offset = ViewDimensions(size: Size(width: slack, height: slack))[guide]
    return before + min(max(0, offset), slack)
  }
}
