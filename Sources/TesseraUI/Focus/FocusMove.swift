import TesseraLayout

/// A way for the focus to go.
package enum FocusMove: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case next
  case previous
  case first
  case last
  case pageUp
  case pageDown
}

/// Where the focus goes from a frame among others: what the eye sees, not the order in which views were written.
///
/// Pure geometry in points. The frames are in reading order.
package enum FocusGeometry {
  /// The index of the frame that a move leads to; nil where it leads nowhere and the focus stays.
  ///
  /// - Parameters:
  ///   - move: The way to go.
  ///   - current: The index of the focused frame.
  ///   - frames: All frames.
  ///   - goal: The upright line that moves up and down follow, in points from the left: where the eye started,
  ///     so that a wide tile or a short row on the way doesn't lose the column.
  ///   - page: The height of a page in points.
  package static func target(
    _ move: FocusMove, from current: Int, in frames: [Rect], goal: Double, page: Double
  ) -> Int? {
    let from = frames[current]
    switch move {
    case .up: return inRow(nearest: .up, from: from, frames: frames, goal: goal)
    case .down: return inRow(nearest: .down, from: from, frames: frames, goal: goal)
    case .left: return beside(from, frames) { $0.maxX <= from.minX + tolerance ? from.minX - $0.maxX : nil }
    case .right: return beside(from, frames) { $0.minX >= from.maxX - tolerance ? $0.minX - from.maxX : nil }
    case .next: return current + 1 < frames.count ? current + 1 : nil
    case .previous: return current > 0 ? current - 1 : nil
    case .first: return frames.isEmpty ? nil : 0
    case .last: return frames.isEmpty ? nil : frames.count - 1
    case .pageUp: return paged(.up, from: from, frames: frames, goal: goal, page: page)
    case .pageDown: return paged(.down, from: from, frames: frames, goal: goal, page: page)
    }
  }

  // Frames that only touch by float error don't overlap.
  static let tolerance = 0.01

  private static func isBeyond(_ frame: Rect, _ from: Rect, _ move: FocusMove) -> Bool {
    move == .up ? frame.maxY <= from.minY + tolerance : frame.minY >= from.maxY - tolerance
  }

  /// The nearest row above or below, and in it the frame at the goal.
  private static func inRow(nearest move: FocusMove, from: Rect, frames: [Rect], goal: Double) -> Int? {
    let beyond = frames.indices.filter { isBeyond(frames[$0], from, move) }
    guard
      let nearest = beyond.min(by: { distance(frames[$0], from, move) < distance(frames[$1], from, move) })
    else { return nil }
    return closest(to: goal, in: frames, among: row(of: nearest, in: frames, among: beyond))
  }

  private static func distance(_ frame: Rect, _ from: Rect, _ move: FocusMove) -> Double {
    move == .up ? from.minY - frame.maxY : frame.minY - from.maxY
  }

  /// The frames that stand beside a frame: those whose middle is level with it, or whose level holds its middle.
  private static func row(of index: Int, in frames: [Rect], among candidates: [Int]) -> [Int] {
    let frame = frames[index]
    return candidates.filter {
      let other = frames[$0]
      return other.minY < frame.maxY - tolerance && other.maxY > frame.minY + tolerance
    }
  }

  /// The frame at a line, or else the nearest to it; of two as near the first.
  private static func closest(to goal: Double, in frames: [Rect], among candidates: [Int]) -> Int? {
    candidates.min { distance(frames[$0], from: goal) < distance(frames[$1], from: goal) }
  }

  /// How far a frame is from an upright line: first its nearest edge, then its middle.
  static func distance(_ frame: Rect, from goal: Double) -> (Double, Double) {
    // Whole hundredths of a point: below the middle of a wide tile two are as near, but for float error.
    let outside = max(frame.minX - goal, goal - frame.maxX, 0)
    return ((outside * 100).rounded(), (abs(frame.midX - goal) * 100).rounded())
  }

  private static func beside(_ from: Rect, _ frames: [Rect], gap: (Rect) -> Double?) -> Int? {
    var best: (index: Int, gap: Double, drift: Double)?
    for (index, frame) in frames.enumerated() {
      guard frame.minY < from.maxY - tolerance, frame.maxY > from.minY + tolerance, let gap = gap(frame)
      else { continue }
      let drift = abs(frame.minY - from.minY)
      if best.map({ (gap, drift) < ($0.gap, $0.drift) }) ?? true { best = (index, gap, drift) }
    }
    return best?.index
  }

  /// A page up or down: the furthest row that starts within a page, but at least the next one.
  private static func paged(
    _ move: FocusMove, from: Rect, frames: [Rect], goal: Double, page: Double
  ) -> Int? {
    let beyond = frames.indices.filter { isBeyond(frames[$0], from, move) }
    let within = beyond.filter { abs(frames[$0].minY - from.minY) <= page + tolerance }
    guard
      let furthest = within.max(by: {
        abs(frames[$0].minY - from.minY) < abs(frames[$1].minY - from.minY)
      })
    else { return inRow(nearest: move, from: from, frames: frames, goal: goal) }
    return closest(to: goal, in: frames, among: row(of: furthest, in: frames, among: beyond))
  }
}
