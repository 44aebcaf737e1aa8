import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGRect

/// Columns asked for, a width, and the widths that come out.
struct ColumnsCase: Sendable {
  let items: [GridItem.Size]
  let width: Double?
  let widths: [Double]

  init(_ items: [GridItem.Size], _ width: Double?, _ widths: [Double]) {
    self.items = items
    self.width = width
    self.widths = widths
  }
}

@Suite struct LazyVGridLayoutTests {
  @Test(
    "Columns share from left to right what fixed ones leave, within their bounds",
    arguments: [
      ColumnsCase([.fixed(40), .flexible()], 100, [40, 60]),
      ColumnsCase([.flexible(), .flexible(), .flexible()], 90, [30, 30, 30]),
      ColumnsCase([.flexible(minimum: 60), .flexible()], 100, [60, 40]),
      ColumnsCase([.flexible(maximum: 20), .flexible()], 100, [20, 80]),
      ColumnsCase([.flexible(), .flexible(maximum: 20)], 100, [50, 20]),
      // A minimum that binds after an earlier column took its share: wider than offered.
      ColumnsCase([.flexible(minimum: 50), .flexible(minimum: 200)], 300, [150, 200]),
      ColumnsCase([.flexible(minimum: 50, maximum: 300), .flexible(minimum: 100, maximum: 300)], 400, [200, 200]),
      ColumnsCase([.flexible(minimum: 10, maximum: 300), .flexible(minimum: 10)], 400, [200, 200]),
      ColumnsCase([.adaptive(minimum: 30)], 100, [100.0 / 3, 100.0 / 3, 100.0 / 3]),
      ColumnsCase([.adaptive(minimum: 30, maximum: 32)], 100, [32, 32, 32]),
      ColumnsCase([.adaptive(minimum: 120)], 100, [120]),
      // An adaptive item has the share of one flexible column.
      ColumnsCase([.flexible(minimum: 50), .adaptive(minimum: 50)], 300, [150, 50, 50, 50]),
      ColumnsCase([.adaptive(minimum: 40), .adaptive(minimum: 60)], 300, [50, 50, 50, 75, 75]),
      ColumnsCase([.fixed(80), .fixed(80)], 100, [80, 80]),
      ColumnsCase([], 100, [100]),
      ColumnsCase([.fixed(30), .flexible(minimum: 20)], nil, [30, 20]),
      ColumnsCase([.adaptive(minimum: 20)], nil, [20, 20, 20, 20]),
      ColumnsCase([.flexible(minimum: 20, maximum: 50), .flexible(minimum: 20)], .infinity, [50, 20]),
      ColumnsCase([.adaptive(minimum: 20)], .infinity, [20, 20, 20, 20, 20, 20]),
      ColumnsCase([.adaptive(minimum: 20), .flexible()], 0, [20, 10]),
    ])
  func columns(_ row: ColumnsCase) {
    let items = row.items.map { GridItem($0, spacing: 0) }
    let plan = LazyVGridPlan(proposedWidth: row.width, items: items, count: 6)
    #expect(plan.columns.map(\.width) == row.widths)
    #expect(abs(plan.width - row.widths.reduce(0, +)) < 1e-9)
  }

  @Test("Each item has its own distance to the next, 8 points by default")
  func spacings() {
    let plan = LazyVGridPlan(
      proposedWidth: 300,
      items: [GridItem(.fixed(10), spacing: 3), GridItem(.fixed(10)), GridItem(.fixed(10), spacing: 99)],
      count: 3)
    #expect(plan.columns.map(\.x) == [0, 13, 31])
    #expect(plan.width == 41)
  }

  @Test("A length may come as a CGFloat, as in SwiftUI")
  func lengthsOfBothKinds() {
    let width: CGFloat = 30
    let plan = LazyVGridPlan(
      proposedWidth: 100, items: [GridItem(.fixed(width)), GridItem(.adaptive(minimum: width))], count: 1)
    #expect(plan.columns.count == 2)
  }

  @Test(
    "Narrow columns stand in wide bounds by the grid's alignment",
    arguments: [
      (HorizontalAlignment.leading, 0.0), (.center, 30), (.trailing, 60),
    ])
  func alignment(guide: HorizontalAlignment, left: Double) {
    let layout = LazyVGridLayout(columns: [GridItem(.fixed(40))], alignment: guide)
    let frames = layout.arrange(
      [LayoutElement(width: 40, height: 10)], proposal: ProposedViewSize(points: 100, nil),
      in: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(frames.arrangedFrames[0].minX == left)
  }

  @Test("A view without an alignment stands in the middle of its column and row")
  func defaultPlace() {
    let layout = LazyVGridLayout(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))])
    let frames = layout.arrange(
      [LayoutElement(width: 10, height: 10), LayoutElement(width: 40, height: 30)], proposal: .unspecified)
    #expect(frames.arrangedFrames[0] == Rect(x: 15, y: 10, width: 10, height: 10))
  }

  @Test("No views, no size")
  func empty() {
    #expect(LazyVGridLayout(columns: [GridItem()]).arrange([], proposal: .unspecified).arrangedSize == .zero)
  }

  @Test("Every view is measured once and rows are as tall as the tallest, in every width", arguments: 0..<30)
  func sweep(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let minimum = Double(Int.random(in: 1...60, using: &random))
    let gap = Double(Int.random(in: 0...10, using: &random))
    let heights = (0..<Int.random(in: 1...40, using: &random)).map { _ in Double(Int.random(in: 0...40, using: &random))
    }
    for width in stride(from: 0.0, through: 500, by: 13) {
      let nodes = heights.map { height in CountingNode { Size(width: $0.proposedWidth ?? -1, height: height) } }
      let layout = LazyVGridLayout(
        columns: [GridItem(.adaptive(minimum: minimum), spacing: CGFloat(gap))], spacing: CGFloat(gap))
      let arrangement = layout.arrange(nodes: nodes, proposal: ProposedViewSize(points: width, nil))
      // The naive count: one more column as long as it fits.
      var columns = 1
      while Double(columns + 1) * minimum + Double(columns) * gap <= width { columns += 1 }
      var top = 0.0
      for first in stride(from: 0, to: heights.count, by: columns) {
        let tallest = heights[first..<min(first + columns, heights.count)].max() ?? 0
        for index in first..<min(first + columns, heights.count) {
          let frame = arrangement.arrangedFrames[index]
          #expect(abs(frame.midY - (top + tallest / 2)) < 1e-9)
          let left: Double = columns == 1 ? 0 : Double(index - first) * (width + gap) / Double(columns)
          #expect(abs(frame.minX - left) < 1e-6)
        }
        top += tallest + gap
      }
      #expect(abs(arrangement.arrangedSize.height - (top - gap)) < 1e-9)
      for node in nodes { #expect(node.measured.count == 1) }
    }
  }
}
