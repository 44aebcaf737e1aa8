import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

private func box(_ width: Double, _ height: Double = 10) -> LayoutElement {
  LayoutElement(width: CGFloat(width), height: CGFloat(height))
}

/// Views that stretch between two lengths, the room for them, and what each gets.
struct Sharing: Sendable {
  let views: [ClosedRange<Double>]
  let room: Double
  let widths: [Double]

  init(_ views: [ClosedRange<Double>], _ room: Double, _ widths: [Double]) {
    self.views = views
    self.room = room
    self.widths = widths
  }
}

@Suite struct StackLayoutTests {
  @Test(
    "Without a spacing, views stand 8 points apart, texts on lines of text",
    arguments: [
      (ViewSpacing(), ViewSpacing(), 8.0, 8.0), (.text, .text, 8, 0), (.text, ViewSpacing(), 8, 8),
      (.zero, .zero, 0, 0),
      (.zero, ViewSpacing(), 8, 8), (ViewSpacing(20), ViewSpacing(), 20, 20), (ViewSpacing(3), ViewSpacing(5), 5, 5),
      (ViewSpacing(all: .collapsed), ViewSpacing(20), 0, 0),
    ])
  func spacing(first: ViewSpacing, second: ViewSpacing, across: Double, down: Double) {
    let elements = [box(10).spacing(first), box(10).spacing(second)]
    #expect(HStackLayout().arrange(elements, proposal: .unspecified).arrangedFrames[1].minX == 10 + across)
    #expect(VStackLayout().arrange(elements, proposal: .unspecified).arrangedFrames[1].minY == 10 + down)
  }

  @Test("A given spacing rules, whatever views want")
  func givenSpacing() {
    let elements = [box(10).spacing(50), box(10).spacing(50), box(10)]
    #expect(HStackLayout(spacing: 3).arrange(elements, proposal: .zero).arrangedFrames.map(\.minX) == [0, 13, 26])
    #expect(VStackLayout(spacing: 0).arrange(elements, proposal: .zero).arrangedFrames.map(\.minY) == [0, 10, 20])
  }

  @Test(
    "Room is shared evenly; what one leaves goes to the rest",
    arguments: [
      Sharing([0...Double.infinity, 0...Double.infinity], 100, [50, 50]),
      Sharing([0...30, 0...Double.infinity], 100, [30, 70]),
      Sharing([70...Double.infinity, 0...Double.infinity], 100, [70, 30]),
      Sharing([20...20, 0...Double.infinity, 0...Double.infinity], 100, [20, 40, 40]),
      Sharing([80...Double.infinity, 70...Double.infinity], 100, [80, 70]),
      Sharing([0...Double.infinity, 0...Double.infinity], 0, [0, 0]),
      Sharing([10...40, 0...40, 0...Double.infinity], 60, [20, 20, 20]),
    ])
  func sharing(_ row: Sharing) {
    let arrangement = HStackLayout(spacing: 0)
      .arrange(row.views.map { .flexible($0) }, proposal: ProposedViewSize(points: row.room, nil))
    #expect(arrangement.arrangedFrames.map(\.width) == row.widths)
  }

  @Test("The higher priority takes first, after the least that the others need")
  func priorities() {
    let elements = [
      LayoutElement.flexible(10...Double.infinity), .flexible(0...60).layoutPriority(1), .flexible().layoutPriority(-1),
    ]
    func widths(_ room: Double) -> [Double] {
      HStackLayout(spacing: 0).arrange(elements, proposal: ProposedViewSize(points: room, nil))
        .arrangedFrames.map(\.width)
    }
    #expect(widths(50) == [10, 40, 0])
    #expect(widths(100) == [40, 60, 0])
  }

  @Test("Without a proposal every view has its ideal size")
  func idealSize() {
    let elements = [LayoutElement.flexible(ideal: 30), .text(5), box(7)]
    let arrangement = HStackLayout(spacing: 0).arrange(elements, proposal: .unspecified)
    #expect(arrangement.arrangedFrames.map(\.width) == [30, 40, 7])
    #expect(arrangement.arrangedSize == Size(width: 77, height: 16))
  }

  @Test("Endless room is offered whole to every view")
  func endlessRoom() {
    let nodes = (0..<3).map { _ in CountingNode { Size(width: $0.proposedWidth ?? 10, height: 10) } }
    let arrangement = HStackLayout(spacing: 0).arrange(nodes: nodes, proposal: .infinity)
    for node in nodes { #expect(node.placedProposal?.proposedWidth == .infinity) }
    #expect(arrangement.arrangedSize.width == longestLength)
  }

  @Test("Views that fill endless room across are aligned all the same")
  func endlessAcross() {
    let elements = [LayoutElement { _ in CGSize(width: 10, height: CGFloat.infinity) }, box(10)]
    let frames = HStackLayout(alignment: .top).arrange(elements, proposal: .infinity).arrangedFrames
    #expect(frames.map(\.minY) == [0, 0])
  }

  @Test("No room shrinks every view to its least")
  func noRoom() {
    let elements = [LayoutElement.flexible(5...9), .text(3), .flexible()]
    let arrangement = HStackLayout(spacing: 2).arrange(elements, proposal: .zero)
    #expect(arrangement.arrangedFrames.map(\.width) == [5, 8, 0])
    #expect(arrangement.arrangedSize.width == 17)
  }

  @Test("Long text in a row shrinks and wraps")
  func textWraps() {
    let frames = HStackLayout(spacing: 0).arrange([.text(100), box(20)], proposal: ProposedViewSize(points: 180, nil))
      .arrangedFrames
    #expect(frames[0].width == 160)
    #expect(frames[0].height == 80)
    #expect(frames[1].minX == 160)
  }

  @Test(
    "Views are aligned across the stack",
    arguments: [
      (VerticalAlignment.top, [0.0, 0.0]), (.center, [0, 10]), (.bottom, [0, 20]), (.firstTextBaseline, [0, 20]),
    ])
  func alignment(guide: VerticalAlignment, tops: [Double]) {
    let frames = HStackLayout(alignment: guide).arrange([box(5, 30), box(5, 10)], proposal: .unspecified)
    #expect(frames.arrangedFrames.map(\.minY) == tops)
    #expect(frames.arrangedSize.height == 30)
  }

  @Test("A guide moves its view, and the stack grows around both")
  func alignmentGuides() {
    let elements = [box(5, 30), box(5, 10).alignmentGuide(VerticalAlignment.top) { _ in -25 }]
    let arrangement = HStackLayout(alignment: .top).arrange(elements, proposal: .unspecified)
    #expect(arrangement.arrangedFrames.map(\.minY) == [0, 25])
    #expect(arrangement.arrangedSize.height == 35)
    let above = [box(5, 30), box(5, 10).alignmentGuide(VerticalAlignment.top) { $0.height }]
    #expect(HStackLayout(alignment: .top).arrange(above, proposal: .unspecified).arrangedFrames.map(\.minY) == [10, 0])
  }

  @Test("From right to left the first view is at the right")
  func mirrored() {
    let arrangement = HStackLayout(spacing: 5).arrange(
      [box(10), box(20)], proposal: .unspecified, in: CGRect(x: 100, y: 0, width: 60, height: 10),
      layoutDirection: .rightToLeft)
    #expect(arrangement.arrangedFrames.map(\.minX) == [150, 125])
    let leading = VStackLayout(alignment: .leading).arrange(
      [box(10), box(20)], proposal: .unspecified, layoutDirection: .rightToLeft)
    #expect(leading.arrangedFrames.map(\.minX) == [10, 0])
  }

  @Test("An empty stack has no size", arguments: [ProposedViewSize.zero, .unspecified, .infinity])
  func empty(proposal: ProposedViewSize) {
    #expect(HStackLayout().arrange([], proposal: proposal).arrangedSize == .zero)
    #expect(VStackLayout().arrange([], proposal: proposal).arrangedSize == .zero)
    #expect(ZStackLayout().arrange([], proposal: proposal).arrangedSize == .zero)
  }

  @Test("On a screen of whole rows the gaps of a column are whole rows")
  func wholeRows() {
    let nodes = (0..<3).map { _ in CountingNode(width: 10, height: 10, heightQuantum: 16) }
    let frames = VStackLayout(spacing: 12).arrange(nodes: nodes, proposal: .unspecified, rowQuantum: 16)
    #expect(frames.arrangedFrames.map(\.minY) == [0, 32, 64])
  }

  @Test(
    "A stack of views lies on its alignment",
    arguments: [
      (Alignment.topLeading, [0.0, 0.0], [0.0, 0.0]), (.center, [0, 10], [10, 0]),
      (.bottomTrailing, [0, 20], [20, 0]),
    ])
  func layers(alignment: Alignment, lefts: [Double], tops: [Double]) {
    let arrangement = ZStackLayout(alignment: alignment)
      .arrange([box(30, 10), box(10, 30)], proposal: ProposedViewSize(points: 50, 50))
    #expect(arrangement.arrangedFrames.map(\.minX) == lefts)
    #expect(arrangement.arrangedFrames.map(\.minY) == tops)
    #expect(arrangement.arrangedSize == Size(width: 30, height: 30))
  }

  @Test("Every layer is offered what the stack is offered")
  func layersAreOfferedAll() {
    let nodes = (0..<3).map { _ in CountingNode { Size(width: $0.proposedWidth ?? 10, height: 4) } }
    _ = ZStackLayout().arrange(nodes: nodes, proposal: ProposedViewSize(points: 70, nil))
    for node in nodes { #expect(node.frame.width == 70) }
  }
}
