// Prints what layout costs, in nanoseconds a child: the planning function, the whole way through the protocol
// (measure and place, proxies and all), and one lazy plan as a whole. Medians of nine runs and more.
//
// usage: LayoutBench COUNT ...
import TesseraLayout

import struct Foundation.CGSize

/// A child of one height that takes the width that it is offered.
final class FixedNode: _LayoutRecord, LayoutNode {
  let height: Double
  var spacing: ViewSpacing { ViewSpacing() }
  var priority: Double { 0 }

  init(height: Double) {
    self.height = height
    super.init()
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    Size(width: proposal.proposedWidth ?? 0, height: height).cgSize
  }

  func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? { nil }
  func layoutValue(for key: any LayoutValueKey.Type) -> Any? { nil }
}

func height(_ index: Int) -> Double { 16 * Double(1 + index % 4) }

/// The median of nine runs in nanoseconds; what is prepared isn't measured.
func median<Prepared>(prepare: () -> Prepared, _ body: (Prepared) -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<9).map { _ in
    let prepared = prepare()
    let time = clock.measure { body(prepared) }.components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
  return times.sorted()[4]
}

/// Works things out and adds them up: what nobody uses, the compiler leaves out.
func planning(_ count: Int, sum: inout Double) -> Double {
  let heights = (0..<count).map(height)
  let rounds = 2_000_000 / (count + 1) + 1
  let time = median(prepare: {}) {
    for round in 0..<rounds {
      let plan = WideFirstPlan(
        proposedWidth: 640 + Double(round % 3), minimumColumnWidth: 96, gap: 8, slots: count + 1)
      let result = plan.frames(heights: heights, wishes: [], gap: 8)
      sum += result.height + result.frames[count / 2].minX
    }
  }
  return time / Double(rounds) / Double(count)
}

/// Nodes are made just before they are arranged, as a program makes them, and each is arranged once.
func wholeWay(_ count: Int, sum: inout Double) -> Double {
  let clock = ContinuousClock()
  let rounds = max(9, 200_000 / count)
  let times = (0..<rounds).map { _ in
    let nodes: [any LayoutNode] = (0..<count).map { FixedNode(height: height($0)) }
    let time = clock.measure {
      var engine = LayoutEngine(WideFirstGrid(), subviews: LayoutSubviews(nodes))
      let proposal = ProposedViewSize(points: 640, nil)
      let size = engine.size(for: proposal)
      engine.place(in: Rect(origin: .zero, size: size), proposal: proposal)
    }
    sum += nodes[count / 2].frame.minY
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
  return times.sorted()[rounds / 2] / Double(count)
}

/// One plan of what a screen shows in the middle of so many tiles, as a whole.
func lazyPlan(_ count: Int, sum: inout Double) -> Double {
  let arrangement = TileArrangement(.wideFirst, minimumColumnWidth: 96, tileHeight: 48)
  let rounds = 1000
  let time = median(prepare: {}) {
    for round in 0..<rounds {
      let rows = TileRows(arrangement, count: count, width: 640 + Double(round % 3), rowGap: 8)
      let top = rows.top(ofRow: rows.row(of: count / 2))
      for row in rows.rows(between: top..<top + 384) {
        for tile in rows.tiles(onRow: row) { sum += rows.frame(of: tile).minX }
      }
    }
  }
  return time / Double(rounds)
}

func rounded(_ value: Double) -> String { String((value * 100).rounded() / 100) }

var sum = 0.0
for count in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) where count > 0 {
  print(
    count, rounded(planning(count, sum: &sum)), rounded(wholeWay(count, sum: &sum)),
    rounded(lazyPlan(count, sum: &sum)))
}
if sum.isNaN { print("No number came out.") }
