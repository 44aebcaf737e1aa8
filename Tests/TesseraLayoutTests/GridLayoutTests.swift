import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

private func box(_ width: Double, _ height: Double = 10) -> LayoutElement {
  LayoutElement(width: CGFloat(width), height: CGFloat(height))
}

/// Takes what it is offered both ways, 10 by 10 without an offer.
private var filling: LayoutElement { LayoutElement { $0.replacingUnspecifiedDimensions() } }

@Suite struct GridLayoutTests {
  private let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)

  private func frames(_ rows: [[LayoutElement]], _ proposal: ProposedViewSize = .unspecified) -> [Rect] {
    grid.arrange(rows: rows, proposal: proposal).arrangedFrames
  }

  @Test("A column is as wide as its widest cell, missing cells are empty")
  func columns() {
    let rows = [[box(10), box(30), box(5)], [box(20)], [box(1), box(1)]]
    #expect(frames(rows).map(\.minX) == [0, 20, 50, 0, 0, 20])
    #expect(grid.arrange(rows: rows, proposal: .unspecified).arrangedSize == Size(width: 55, height: 30))
  }

  @Test(
    "A span is cut to one and to the columns there are; none are made up for it",
    arguments: [
      (9, 55.0), (Int.max, 55), (3, 55), (2, 50), (1, 20), (0, 20), (-1, 20),
    ] as [(Int, Double)])
  func spans(span: Int, offered: Double) {
    let wide = LayoutElement { CGSize(width: min($0.width ?? 0, 500), height: 10) }.gridCellColumns(span)
    let spaced = GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)
    let arrangement = spaced.arrange(rows: [[box(20), box(30), box(5)], [wide]], proposal: .unspecified)
    #expect(arrangement.arrangedFrames[3].width == offered)
    #expect(arrangement.arrangedSize.width == 55)
  }

  @Test("Narrow spans widen what they span first, by equal parts; then the wider ones")
  func wideSpans() {
    let rows = [[box(10), box(20), box(90)], [box(40), box(150).gridCellColumns(2)]]
    #expect(frames(rows).map(\.minX) == [0, 40, 80, 0, 40])
    let outside = [[box(40), box(60)], [box(300).spansAllColumns()]]
    #expect(frames(outside).map(\.minX) == [0, 140, 0])
  }

  @Test("A column in which only spans begin counts as one")
  func onlySpannedColumn() {
    let spaced = GridLayout(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8)
    let rows = [[box(50, 20), box(100, 20).gridCellColumns(2)], [box(50, 20)]]
    let arrangement = spaced.arrange(rows: rows, proposal: .unspecified)
    #expect(arrangement.arrangedFrames.map(\.minX) == [0, 58, 0])
    #expect(arrangement.arrangedSize == Size(width: 158, height: 48))
  }

  @Test("Flexible columns share the width that fixed ones leave")
  func flexibleColumns() {
    let rows = [[box(30), filling, filling]]
    #expect(frames(rows, ProposedViewSize(width: 130, height: nil)).map(\.width) == [30, 50, 50])
    #expect(frames(rows).map(\.width) == [30, 10, 10])
    #expect(frames(rows, .zero).map(\.width) == [30, 0, 0])
  }

  @Test("Flexible rows share the height that fixed ones leave")
  func flexibleRows() {
    let rows = [[box(10, 30), filling], [filling], [filling]]
    let heights = frames(rows, ProposedViewSize(width: 100, height: 130)).map(\.height)
    #expect(heights[0] == 30)
    #expect(heights.dropFirst().allSatisfy { abs($0 - 130.0 / 3) < 1e-9 })
    #expect(
      frames([[box(10, 30)], [filling], [filling]], ProposedViewSize(width: 100, height: 130)).map(\.height) == [
        30, 50, 50,
      ])
  }

  @Test("A row is as tall as its tallest cell after text is wrapped in its column")
  func wrappedText() {
    let rows = [[LayoutElement.text(20), box(40)], [box(10), box(40)]]
    let result = frames(rows, ProposedViewSize(width: 120, height: nil))
    #expect(result[0] == Rect(x: 0, y: 0, width: 80, height: 32))
    #expect(result[2].minY == 32)
  }

  @Test("Cells fill their cell; unsized ones take no more than the others need")
  func unsizedAxes() {
    let line = LayoutElement { CGSize(width: $0.width ?? 10, height: 1) }
    let greedy = [[box(30), box(40)], [line.spansAllColumns()]]
    #expect(grid.arrange(rows: greedy, proposal: ProposedViewSize(width: 200, height: nil)).arrangedSize.width == 200)
    let modest = [[box(30), box(40)], [line.gridCellUnsizedAxes(.horizontal).spansAllColumns()]]
    let arrangement = grid.arrange(rows: modest, proposal: ProposedViewSize(width: 200, height: nil))
    #expect(arrangement.arrangedSize.width == 70)
    #expect(arrangement.arrangedFrames[2].width == 70)
    let blank = [[filling.gridCellUnsizedAxes([.horizontal, .vertical]), box(40, 20)], [box(30), box(5)]]
    let cells = frames(blank, ProposedViewSize(width: 500, height: 500))
    #expect(cells[0] == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("Alignment: the grid's, the column's, the cell's anchor, each over the one before")
  func alignments() {
    let rows = [
      [box(10), box(30, 20), box(20)],
      [box(20), box(10).gridColumnAlignment(.trailing), box(10, 4).gridCellAnchor(.bottomTrailing)],
    ]
    let result = frames(rows)
    #expect(result[4].minX == 40)
    #expect(result[5] == Rect(x: 60, y: 26, width: 10, height: 4))
    let centred = GridLayout(horizontalSpacing: 0, verticalSpacing: 0).arrange(rows: rows, proposal: .unspecified)
    #expect(centred.arrangedFrames[0] == Rect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("Guides line cells up, and the row grows around them")
  func guides() {
    let rows = [[box(10, 30), box(10, 10).alignmentGuide(VerticalAlignment.top) { _ in -25 }], [box(1, 1)]]
    let arrangement = grid.arrange(rows: rows, proposal: .unspecified)
    #expect(arrangement.arrangedFrames.map(\.minY) == [0, 25, 35])
  }

  @Test("Without spacings the cells decide on them")
  func ownSpacing() {
    func text(_ width: Double) -> LayoutElement { box(width, 16).spacing(.text) }
    let plain = GridLayout(alignment: .topLeading)
    let texts = plain.arrange(rows: [[text(10), text(10)], [text(10), text(10)]], proposal: .unspecified)
    #expect(texts.arrangedFrames.map(\.minX) == [0, 18, 0, 18])
    #expect(texts.arrangedFrames.map(\.minY) == [0, 0, 16, 16])
    let mixed = plain.arrange(
      rows: [[text(10), box(10, 16)], [text(10), box(10).spacing(20)]], proposal: .unspecified)
    #expect(mixed.arrangedFrames.map(\.minX) == [0, 30, 0, 30])
    #expect(mixed.arrangedFrames.map(\.minY) == [0, 0, 36, 36])
  }

  @Test("A row of nothing takes no room and no gap; a grid of nothing has no size")
  func emptyRows() {
    let spaced = GridLayout(verticalSpacing: 8)
    #expect(spaced.arrange(rows: [[box(1)], [], [box(1)]], proposal: .unspecified).arrangedSize.height == 28)
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(spaced.arrange(rows: [], proposal: proposal).arrangedSize == .zero)
      #expect(spaced.arrange(rows: [[], []], proposal: proposal).arrangedSize == .zero)
    }
  }

  @Test("A view that spans all columns spans those left where its row has others")
  func spansTheRest() {
    let rows = [[box(10), box(20), box(30)], [box(5), filling.spansAllColumns()]]
    #expect(frames(rows)[4] == Rect(x: 10, y: 10, width: 50, height: 10))
  }

  @Test("From right to left the first column is at the right")
  func mirrored() {
    let arrangement = grid.arrange(
      rows: [[box(10), box(20)], [box(4)]], proposal: .unspecified, layoutDirection: .rightToLeft)
    #expect(arrangement.arrangedFrames.map(\.minX) == [20, 0, 26])
  }

  @Test("Random grids of fixed cells are those of a naive answer", arguments: 0..<200)
  func reference(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...5, using: &random)
    let gap = Double(Int.random(in: 0...9, using: &random))
    var sizes: [[Size]] = []
    for row in 0..<Int.random(in: 1...6, using: &random) {
      let count = row == 0 ? columns : Int.random(in: 1...columns, using: &random)
      sizes.append(
        (0..<count).map { _ in
          Size(
            width: Double(Int.random(in: 0...50, using: &random)),
            height: Double(Int.random(in: 0...50, using: &random)))
        })
    }
    let layout = GridLayout(alignment: .bottomTrailing, horizontalSpacing: CGFloat(gap), verticalSpacing: CGFloat(gap))
    let arrangement = layout.arrange(
      rows: sizes.map { $0.map { box($0.width, $0.height) } }, proposal: ProposedViewSize(width: 200, height: 200))
    let widths = (0..<columns).map { column in
      sizes.compactMap { column < $0.count ? $0[column].width : nil }.max() ?? 0
    }
    var expected: [Rect] = []
    var bottom = 0.0
    for row in sizes {
      bottom += row.map(\.height).max() ?? 0
      for (column, size) in row.enumerated() {
        let right = widths[...column].reduce(0, +) + gap * Double(column)
        expected.append(Rect(x: right - size.width, y: bottom - size.height, width: size.width, height: size.height))
      }
      bottom += gap
    }
    #expect(arrangement.arrangedFrames == expected)
  }

  @Test("In a nest of grids a leaf hears a few proposals, however deep", .timeLimit(.minutes(1)), arguments: [10, 100])
  func nesting(depth: Int) {
    let leaf = CountingNode { Size(width: min(80, $0.proposedWidth ?? 80), height: 16) }
    var node: any LayoutNode & Container = ContainerNode(GridLayout(), [leaf])
    for _ in 0..<depth { node = ContainerNode(GridLayout(), [node, CountingNode(width: 20, height: 10)]) }
    node.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(points: 4000, 3000))
    node.placeChildren()
    #expect(leaf.isPlaced)
    #expect(leaf.measured.count <= 12)
  }
}
