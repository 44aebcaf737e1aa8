import Testing
import TesseraLayout

import struct Foundation.CGFloat

/// Stacks beside a naive answer, over random views that stretch between two lengths.
@Suite struct StackReferenceTests {
  private struct Stretch {
    var range: ClosedRange<Double>
    var ideal: Double
    var priority: Double

    func taken(_ offered: Double) -> Double { min(max(offered, range.lowerBound), range.upperBound) }
  }

  /// Widths as the rule says them: highest priority first, least flexible first, equal shares of what is left.
  private func reference(_ views: [Stretch], room: Double) -> [Double] {
    var widths = Array(repeating: 0.0, count: views.count)
    var open = Set(views.indices)
    while !open.isEmpty {
      let top = open.map { views[$0].priority }.reduce(-.infinity, max)
      let turn = open.filter { views[$0].priority == top }.sorted { left, right in
        func stretch(_ index: Int) -> Double {
          min(views[index].range.upperBound, longestLength) - views[index].range.lowerBound
        }
        return stretch(left) == stretch(right) ? left < right : stretch(left) < stretch(right)
      }
      for (done, index) in turn.enumerated() {
        let settled = views.indices.filter { !open.contains($0) }.reduce(0) { $0 + widths[$1] }
        let later = open.filter { views[$0].priority < top }.reduce(0) { $0 + views[$1].range.lowerBound }
        let share = max(0, (room - settled - later) / Double(turn.count - done))
        widths[index] = views[index].taken(share)
        open.remove(index)
      }
    }
    return widths
  }

  @Test(arguments: 0..<400)
  func widthsAgree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      let least = seed.isMultiple(of: 3) ? 0 : Double(Int.random(in: 0...60, using: &random))
      let most = Bool.random(using: &random) ? least + Double(Int.random(in: 0...80, using: &random)) : .infinity
      return Stretch(
        range: least...most, ideal: min(least + 5, most), priority: Double(Int.random(in: -1...1, using: &random)))
    }
    let gap = Double(Int.random(in: 0...12, using: &random))
    let elements = views.map { LayoutElement.flexible($0.range, ideal: $0.ideal).layoutPriority($0.priority) }
    for width in stride(from: 0.0, through: 600, by: 23) {
      let arrangement = HStackLayout(spacing: CGFloat(gap))
        .arrange(elements, proposal: ProposedViewSize(points: width, nil))
      let expected = reference(views, room: width - gap * Double(max(0, views.count - 1)))
      let widths = arrangement.arrangedFrames.map(\.width)
      #expect(
        zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(views) in \(width): \(widths), not \(expected)")
      var left = 0.0
      for frame in arrangement.arrangedFrames {
        #expect(abs(frame.minX - left) < 1e-9)
        left = frame.maxX + gap
      }
      // Where everything can shrink to nothing, nothing stands out.
      let gaps = gap * Double(max(0, views.count - 1))
      if views.allSatisfy({ $0.range.lowerBound == 0 }) {
        #expect(arrangement.arrangedSize.width <= max(width, gaps) + 1e-9)
      }
    }
  }

  @Test("A column is a row turned round", arguments: 0..<100)
  func axesAgree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let nodes = (0..<6).map { _ in
      let least = Double(Int.random(in: 0...60, using: &random))
      let other = Double(Int.random(in: 0...60, using: &random))
      return (
        row: CountingNode { Size(width: max(least, $0.proposedWidth ?? 10), height: other) },
        column: CountingNode { Size(width: other, height: max(least, $0.proposedHeight ?? 10)) }
      )
    }
    let length = Double(Int.random(in: 0...500, using: &random))
    let row = HStackLayout().arrange(nodes: nodes.map(\.row), proposal: ProposedViewSize(points: length, 40))
    let column = VStackLayout().arrange(nodes: nodes.map(\.column), proposal: ProposedViewSize(points: 40, length))
    #expect(row.arrangedFrames.map(\.minX) == column.arrangedFrames.map(\.minY))
    #expect(row.arrangedFrames.map(\.minY) == column.arrangedFrames.map(\.minX))
    #expect(row.arrangedSize.width == column.arrangedSize.height)
  }
}
