import Testing
import TesseraLayout

@Suite struct WideFirstSweepTests {
  private static let metrics = CellMetrics.standard

  /// Everything that must hold of a plan on the screen; what doesn't, in words.
  private func faults(cellColumns: Int, count: Int, spans: [Int?]) -> [String] {
    let width = Double(cellColumns) * 8
    // Heights of one to four rows of cells, uneven so that the rows of the grid differ.
    let nodes = (0..<count).map { index in
      let node = CountingNode { Size(width: $0.proposedWidth ?? -1, height: Double(1 + index * 7 % 4) * 16) }
      if let span = spans[index] { node.values[ObjectIdentifier(TileSpan.self)] = span }
      return node
    }
    // As the palette does: the minimum is lowered to the width there is.
    let grid = WideFirstGrid(minimumColumnWidth: .init(min(96, width)), gap: 8)
    let arrangement = grid.arrange(nodes: nodes, proposal: ProposedViewSize(points: width, nil))
    let cells = arrangement.arrangedFrames.map(Self.metrics.cells)
    var faults: [String] = []
    func check(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { faults.append(words()) } }

    let plan = WideFirstPlan(
      proposedWidth: width, minimumColumnWidth: min(96, width), gap: 8,
      slots: WideFirstPlan.wantedSlots(wishes: spans))
    let slots = plan.slots(wishes: spans)
    check(arrangement.arrangedSize.width == width || count == 0, "answered \(arrangement.arrangedSize)")
    let height = Self.metrics.halfRowEdge(arrangement.arrangedSize.height)
    for (index, cell) in cells.enumerated() {
      check(cell.columns.lowerBound >= 0 && cell.columns.upperBound <= cellColumns, "\(index) is out at the side")
      check(cell.halfRows.lowerBound >= 0 && cell.halfRows.upperBound <= height, "\(index) is out below")
      check(!cell.isEmpty, "\(index) is empty")
      let slot = slots[index]
      check(
        (slot.column + slot.span == plan.columns) == (cell.columns.upperBound == cellColumns),
        "the last column ends at the right edge, others don't: \(index)")
      if slot.span == 1 {
        let share = Double(cellColumns + 1) / Double(plan.columns) - 1
        check(
          Double(cell.columns.count) > share - 1 && Double(cell.columns.count) < share + 1,
          "\(index) is \(cell.columns.count) wide, its share \(share)")
      }
    }
    var bottom = 0
    for (before, after) in zip(cells.indices, cells.indices.dropFirst()) {
      bottom = max(bottom, cells[before].halfRows.upperBound)
      if slots[before].row == slots[after].row {
        check(cells[after].columns.lowerBound - cells[before].columns.upperBound == 1, "the gap before \(after)")
        check(cells[after].halfRows.lowerBound == cells[before].halfRows.lowerBound, "the top of \(after)")
      } else {
        check(cells[after].columns.lowerBound == 0, "\(after) starts its row")
        check(cells[after].halfRows.lowerBound == bottom + 1, "the gap above \(after)")
        bottom = 0
      }
    }
    let widths = Set(cells.indices.filter { slots[$0].span == 1 }.map { cells[$0].columns.count })
    check((widths.max() ?? 0) - (widths.min() ?? 0) <= 1, "columns differ: \(widths)")
    for node in nodes {
      check(node.measured.count == 1, "measured \(node.measured.count) times")
      check(node.wasPlacedOnce, "placed at two places")
    }
    return faults
  }

  @Test("In every width up to 400 cells and for up to 40 tiles, tiles stand in order with even gaps")
  func widthsAndCounts() {
    for columns in 1...400 {
      for count in 0...40 {
        let faults = faults(cellColumns: columns, count: count, spans: Array(repeating: nil, count: count))
        #expect(faults == [], "\(columns) cells, \(count) tiles")
      }
    }
  }

  @Test("Spans of any size keep order and gaps in every width")
  func spans() {
    var random = SeededGenerator(seed: 7)
    for columns in 1...400 {
      for _ in 0..<4 {
        let count = Int.random(in: 0...40, using: &random)
        let spans = (0..<count).map { _ in
          Bool.random(using: &random) ? nil : Int.random(in: -1...6, using: &random)
        }
        #expect(faults(cellColumns: columns, count: count, spans: spans) == [], "\(columns) cells, \(spans)")
      }
    }
  }

  @Test("A wider screen moves a column's edge by a cell at most while the columns stay")
  func edgesMoveSlowly() {
    var before: (columns: Int, edges: [Int]) = (0, [])
    for columns in 12...400 {
      let plan = WideFirstPlan(proposedWidth: Double(columns) * 8, minimumColumnWidth: 96, gap: 8, slots: 40)
      let edges = (0..<plan.columns).map { Self.metrics.columnEdge(plan.columnOffset($0)) }
      if before.columns == plan.columns {
        for (old, new) in zip(before.edges, edges) { #expect(new - old == 0 || new - old == 1) }
      }
      // The same in whole numbers, as a check of the rule from outside.
      for (index, edge) in edges.enumerated() {
        #expect(abs(edge - index * (columns + 1) / plan.columns) <= 1)
      }
      before = (plan.columns, edges)
    }
  }

  @Test("A grid at an odd place snaps its edges from there")
  func oddPlace() {
    let elements = (0..<30).map { _ in LayoutElement { Size(width: $0.proposedWidth ?? 0, height: 16).cgSize } }
    for offset in 0..<16 {
      let frames = WideFirstGrid().arrange(
        elements, proposal: ProposedViewSize(points: 2400, nil),
        in: Rect(x: Double(offset), y: 0, width: 2400, height: 500).cgRect
      ).arrangedFrames
      for (before, after) in zip(frames, frames.dropFirst()) where before.minY == after.minY {
        let cells = Self.metrics.cells
        #expect(cells(after).columns.lowerBound - cells(before).columns.upperBound == 1)
      }
    }
  }

  @Test("On a screen of whole rows, tiles and gaps are whole rows", arguments: [0.0, 4, 7.9, 8, 16, 20, 24])
  func wholeRows(gap: Double) {
    let heights: [Double] = [10, 16, 17, 40, 64, 1, 33]
    let nodes = heights.map { CountingNode(width: 96, height: $0, heightQuantum: 16) }
    let arrangement = WideFirstGrid(minimumColumnWidth: 96, gap: .init(gap))
      .arrange(nodes: nodes, proposal: ProposedViewSize(points: 200, nil), rowQuantum: 16)
    for frame in arrangement.arrangedFrames {
      #expect(frame.minY.truncatingRemainder(dividingBy: 16) == 0)
      #expect(frame.height.truncatingRemainder(dividingBy: 16) == 0)
    }
    let tops = Set(arrangement.arrangedFrames.map(\.minY)).sorted()
    #expect(tops[1] - 16 == (gap < 8 ? 0 : gap < 24 ? 16 : 32))
  }
}
