import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGRect

/// The introductory tile and eleven others, each as wide as it is offered.
private func tiles(_ count: Int = 12, height: Double = 64) -> [LayoutElement] {
  (0..<count).map { _ in
    LayoutElement { Size(width: $0.proposedWidth ?? -1, height: height).cgSize }
  }
}

private func arrange(_ elements: [LayoutElement], _ proposal: ProposedViewSize) -> LayoutArrangement {
  WideFirstGrid().arrange(elements, proposal: proposal)
}

@Suite struct WideFirstGridTests {
  @Test(
    "The table: columns, first tile's width and rows by width",
    arguments: [
      (96.0, 1, 96.0, 12), (200, 2, 200, 7), (304, 3, 200, 5), (408, 4, 200, 4),
    ])
  func table(width: Double, columns: Int, first: Double, rows: Int) {
    let frames = arrange(tiles(), ProposedViewSize(points: width, nil)).arrangedFrames
    #expect(Set(frames.dropFirst().map(\.minX)).count == columns)
    #expect(frames[0].width == first)
    #expect(Set(frames.map(\.minY)).count == rows)
  }

  @Test(
    "Each proposal has its columns and width",
    arguments: [
      (nil as Double?, 12, 4, 408.0), (nil, 3, 4, 408), (nil, 2, 3, 304), (nil, 1, 1, 96),
      (.infinity, 12, 13, 1344), (.infinity, 1, 1, 96), (.infinity, 2, 3, 304),
      (0, 12, 1, 96), (50, 12, 1, 96), (95.9, 12, 1, 96), (199.9, 12, 1, 199.9), (500, 1, 4, 500),
    ])
  func proposals(width: Double?, count: Int, columns: Int, answered: Double) {
    let arrangement = arrange(tiles(count), ProposedViewSize(points: width, nil))
    #expect(arrangement.arrangedSize.width == answered)
    let plan = WideFirstPlan(
      proposedWidth: width, minimumColumnWidth: 96, gap: 8,
      slots: WideFirstPlan.wantedSlots(wishes: Array(repeating: nil, count: count)))
    #expect(plan.columns == columns)
    if width == .infinity { #expect(Set(arrangement.arrangedFrames.map(\.minY)) == [0]) }
  }

  @Test("No children, no size", arguments: [nil, 0, 304, Double.infinity])
  func empty(width: Double?) {
    let arrangement = arrange([], ProposedViewSize(points: width, width))
    #expect(arrangement.arrangedSize == .zero)
    #expect(arrangement.frames.isEmpty)
  }

  @Test("A lone first child takes both slots")
  func loneChild() {
    #expect(arrange(tiles(1), ProposedViewSize(points: 304, nil)).arrangedFrames[0].width == 200)
  }

  @Test("A proposed height squeezes no row", arguments: [nil, 0, 10, 1e9, Double.infinity])
  func heights(height: Double?) {
    #expect(arrange(tiles(), ProposedViewSize(points: 408, height)).arrangedSize == Size(width: 408, height: 280))
  }

  @Test(
    "Float error costs no column",
    arguments: [
      (308.2, 70.0, 9.4, 4), (308.1, 70, 9.4, 3), (0.3, 0.1, 0, 3), (1.1, 0.3, 0.1, 3), (407.99, 96, 8, 3),
    ])
  func floatError(width: Double, minimum: Double, gap: Double, columns: Int) {
    let plan = WideFirstPlan(proposedWidth: width, minimumColumnWidth: minimum, gap: gap, slots: 9)
    #expect(plan.columns == columns)
  }

  @Test("Every sum of n minimums and their gaps holds n columns")
  func exactSums() {
    for columns in 1...60 {
      for tenths in 1...120 {
        let minimum = Double(tenths) / 10 + 60
        let gap = Double(tenths % 17) / 10
        let width = Double(columns) * minimum + Double(columns - 1) * gap
        let plan = WideFirstPlan(proposedWidth: width, minimumColumnWidth: minimum, gap: gap, slots: 1)
        #expect(plan.columns == columns, "\(width) holds \(columns) of \(minimum) with \(gap)")
      }
    }
  }

  @Test("A row is as tall as its tallest child; children stand at its top at their own height")
  func rowHeights() {
    let elements = [10.0, 48, 16, 16, 20].map { height in tiles(1, height: height)[0] }
    let frames = arrange(elements, ProposedViewSize(points: 304, nil)).arrangedFrames
    #expect(frames.map(\.minY) == [0, 0, 56, 56, 56])
    #expect(frames.map(\.height) == [10, 48, 16, 16, 20])
  }

  @Test("The bounds' origin moves everything by the same")
  func origin() {
    let grid = WideFirstGrid()
    let proposal = ProposedViewSize(points: 304, nil)
    let atZero = grid.arrange(tiles(), proposal: proposal)
    let moved = grid.arrange(
      tiles(), proposal: proposal, in: CGRect(x: 7, y: -3, width: 304, height: atZero.arrangedSize.height))
    #expect(moved.arrangedFrames.map { $0.minX - 7 } == atZero.arrangedFrames.map(\.minX))
    #expect(moved.arrangedFrames.map { $0.minY + 3 } == atZero.arrangedFrames.map(\.minY))
  }

  @Test(
    "A span is cut to one and to the columns there are",
    arguments: [
      (304.0, 5, 304.0), (304, 3, 304), (304, 2, 200), (304, 1, 96), (304, 0, 96), (304, -1, 96), (304, Int.max, 304),
      (304, Int.min, 96), (96, 2, 96),
    ])
  func spanIsCut(width: Double, span: Int, first: Double) {
    let elements = [tiles(1)[0].tileSpan(span)] + tiles(3)
    #expect(arrange(elements, ProposedViewSize(points: width, nil)).arrangedFrames[0].width == first)
  }

  @Test("A tile that doesn't fit in the rest of its row starts the next, and the hole stays")
  func noBackfill() {
    var elements = tiles(6)
    elements[2] = elements[2].tileSpan(2)
    let frames = arrange(elements, ProposedViewSize(points: 304, nil)).arrangedFrames
    #expect(frames.map(\.minX) == [0, 208, 0, 208, 0, 104])
    #expect(frames.map(\.minY) == [0, 0, 72, 72, 144, 144])
  }

  @Test("Children that are few leave the number of columns alone")
  func columnsFollowWidthOnly() {
    // 80 cells hold six columns of twelve cells; the first of three tiles is 26 cells wide.
    let frames = arrange(tiles(3), ProposedViewSize(points: 640, nil)).arrangedFrames
    #expect(CellMetrics.standard.cells(frames[0]).columns == 0..<26)
    #expect(CellMetrics.standard.cells(frames[1]).columns == 27..<40)
  }

  @Test("Rows have the same column starts, whatever the number of tiles", arguments: 9...12)
  func columnStarts(count: Int) {
    let frames = arrange(tiles(count), ProposedViewSize(points: 320, nil)).arrangedFrames
    let starts = frames.dropFirst().map { CellMetrics.standard.cells($0).columns.lowerBound }
    #expect(Set(starts).sorted() == [0, 14, 27])
  }
}
