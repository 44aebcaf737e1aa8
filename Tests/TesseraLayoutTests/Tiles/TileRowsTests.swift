import Testing
import TesseraLayout

/// Arithmetic against eager layouts and naive walks, over random sets.
struct TileRowsTests {
  private func eager(_ count: Int, _ width: Double, height: Double, spans: [Int?]) -> [Rect] {
    let elements = (0..<count).map { index in
      let element = LayoutElement { Size(width: $0.proposedWidth ?? -1, height: height).cgSize }
      return spans[index].map { element.tileSpan($0) } ?? element
    }
    return WideFirstGrid().arrange(elements, proposal: ProposedViewSize(points: width, nil)).arrangedFrames
  }

  private func frames(_ rows: TileRows) -> [Rect] { (0..<rows.count).map { rows.frame(of: $0) } }

  @Test("Wide-first tiles and spans stand where the eager grid puts them")
  func wideFirst() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...60, using: &random)
      let width = Double(Int.random(in: 96...1200, using: &random))
      let height = Double(Int.random(in: 1...5, using: &random) * 8)
      let plain = TileArrangement(.wideFirst, minimumColumnWidth: 96, tileHeight: height)
      let rows = TileRows(plain, count: count, width: width, rowGap: 8)
      #expect(
        frames(rows) == eager(count, width, height: height, spans: Array(repeating: nil, count: count)),
        "\(count) tiles in \(width)")
      let spans = (0..<count).map { _ in Bool.random(using: &random) ? nil : Int.random(in: -1...5, using: &random) }
      let spanned = TileArrangement(.spans { spans[$0] }, minimumColumnWidth: 96, tileHeight: height)
      let spannedRows = TileRows(spanned, count: count, width: width, rowGap: 8)
      let expected = eager(count, width, height: height, spans: spans)
      #expect(frames(spannedRows) == expected, "\(spans) in \(width)")
      #expect(spannedRows.height == (expected.last?.maxY ?? 0))
    }
  }

  @Test("Words flow as FlowLayout sets them")
  func flow() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<1_000 {
      let widths = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Double(Int.random(in: 1...60, using: &random) * 8)
      }
      let width = Double(Int.random(in: 60...600, using: &random))
      let arrangement = TileArrangement(.flow { widths[$0] }, minimumColumnWidth: 96, tileHeight: 16)
      let rows = TileRows(arrangement, count: widths.count, width: width, rowGap: 8)
      let elements = widths.map { ideal in
        LayoutElement { Size(width: min(ideal, $0.proposedWidth ?? ideal), height: 16).cgSize }
      }
      let eager = FlowLayout().arrange(elements, proposal: ProposedViewSize(points: width, nil))
      #expect(frames(rows) == eager.arrangedFrames, "\(widths) in \(width)")
      #expect(rows.height == eager.arrangedSize.height)
    }
  }

  private static func random(_ random: inout SeededGenerator, count: Int) -> TileArrangement {
    let widths = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random) * 8) }
    let spans = (0..<count).map { _ in Bool.random(using: &random) ? nil : Int.random(in: -1...5, using: &random) }
    let shapes: [TileArrangement.Shape] = [
      .wideFirst, .grid, .list, .flow { widths[$0] }, .spans { spans[$0] },
    ]
    let shape = shapes[Int.random(in: 0..<shapes.count, using: &random)]
    var arrangement = TileArrangement(
      shape, minimumColumnWidth: Double(Int.random(in: 1...20, using: &random) * 8),
      tileHeight: Double(Int.random(in: 1...4, using: &random) * 16))
    if Bool.random(using: &random) { arrangement.fill = .column }
    if Bool.random(using: &random) {
      let least = Int.random(in: 1...6, using: &random)
      arrangement.columnLimits = least...least + Int.random(in: 0...4, using: &random)
    }
    if Bool.random(using: &random) {
      arrangement.sections = (0..<count).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      arrangement.headingHeight = 16
    }
    return arrangement
  }

  @Test("In any arrangement rows, ranges and headings agree with the frames", arguments: UInt64(1)...3)
  func agree(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<1_500 {
      let count = Int.random(in: 0...50, using: &random)
      let arrangement = Self.random(&random, count: count)
      let width = Double(Int.random(in: 8...640, using: &random))
      let rows = TileRows(arrangement, count: count, width: width, rowGap: 8)
      let frames = frames(rows)
      let comment: Comment = "seed \(seed), step \(step): \(arrangement) \(width) \(count)"
      // Every tile is on the row that says so, from left to right, and none is lost.
      var seen: [Int] = []
      for row in 0..<rows.rowCount {
        let tiles = Array(rows.tiles(onRow: row))
        #expect(!tiles.isEmpty, comment)
        #expect(tiles.allSatisfy { rows.row(of: $0) == row && frames[$0].minY == rows.top(ofRow: row) }, comment)
        for (left, right) in zip(tiles, tiles.dropFirst()) {
          #expect(frames[right].minX - frames[left].maxX >= 8 - 1e-6, comment)
        }
        seen += tiles
      }
      #expect(seen.sorted() == Array(0..<count), comment)
      if count > 0 { #expect(abs((frames.map(\.maxY).max() ?? 0) - rows.height) < 1e-6, comment) }
      // A window of the grid has all that it shows.
      let top = Double(Int.random(in: -40...800, using: &random))
      let bottom = top + Double(Int.random(in: 0...300, using: &random))
      let shown = rows.rows(between: top..<bottom)
      for (index, frame) in frames.enumerated() where frame.minY < bottom && frame.maxY > top {
        #expect(shown.contains(rows.row(of: index)), comment)
      }
      let inWindow = shown.filter { rows.top(ofRow: $0) >= bottom + 24 || rows.top(ofRow: $0) + 88 <= top }
      #expect(inWindow.count <= 1, "no rows far from the window: \(comment)")
      // A heading stands right above the first tile of its section, across all columns.
      for (section, start) in arrangement.sections.enumerated() {
        let frame = rows.headingFrame(ofSection: section)
        #expect(frame?.maxY == frames[start].minY - 8 && frame?.minX == 0 && frames[start].minX == 0, comment)
        let isShown = frame.map { $0.minY < bottom && $0.maxY > top } ?? false
        #expect(rows.headings(between: top..<bottom).contains { $0.section == section } == isShown, comment)
        #expect(frames.allSatisfy { $0.maxY <= (frame?.minY ?? 0) || $0.minY >= (frame?.maxY ?? 0) }, comment)
      }
    }
  }

  @Test("Filled by columns, tiles stand as in ls: down, then across")
  func columnFill() {
    var arrangement = TileArrangement(.grid, minimumColumnWidth: 96, tileHeight: 16)
    arrangement.fill = .column
    let rows = TileRows(arrangement, count: 8, width: 304, rowGap: 0)
    #expect((0..<3).map { Array(rows.tiles(onRow: $0)) } == [[0, 3, 6], [1, 4, 7], [2, 5]])
    arrangement.shape = .wideFirst
    let wide = TileRows(arrangement, count: 8, width: 304, rowGap: 0)
    #expect((0..<3).map { Array(wide.tiles(onRow: $0)) } == [[0, 5], [1, 3, 6], [2, 4, 7]])
    #expect(wide.frame(of: 0).width == 200)
    #expect(wide.frame(of: 5).minX == 208)
  }

  @Test(
    "Limits of columns hold as far as a column keeps its least width",
    arguments: [(1...2, 2), (5...6, 5), (3...3, 3), (1...9, 3), (100...200, 19)])
  func columnLimits(limits: ClosedRange<Int>, columns: Int) {
    var arrangement = TileArrangement(.grid, minimumColumnWidth: 96, tileHeight: 16)
    arrangement.columnLimits = limits
    #expect(TileRows(arrangement, count: 300, width: 304, rowGap: 8).plan.columns == columns)
  }

  @Test("A table grows with the list as if it were made at once")
  func growing() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      let widths = (0..<200).map { _ in Double(Int.random(in: 1...20, using: &random) * 8) }
      let sections = (0..<200).filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
      let memory = TileRowsMemory()
      for count in [0, 3, 40, 41, 120, 200, 60] {
        var arrangement = TileArrangement(.flow { widths[$0] }, minimumColumnWidth: 8, tileHeight: 16)
        arrangement.sections = sections.filter { $0 < count }
        arrangement.headingHeight = 16
        for width in [300.0, 292] {
          let kept = memory.rows(arrangement, count: count, width: width, rowGap: 8)
          let fresh = TileRows(arrangement, count: count, width: width, rowGap: 8)
          #expect(frames(kept) == frames(fresh))
          #expect(kept.height == fresh.height)
        }
      }
    }
  }

  @Test("A million tiles with widths of their own are walked once for a width")
  func walkedOnce() {
    var asked = 0
    let arrangement = TileArrangement(
      .flow {
        asked += 1
        return Double(8 + $0 % 9 * 8)
      }, minimumColumnWidth: 8, tileHeight: 16)
    let memory = TileRowsMemory()
    for _ in 0..<5 { _ = memory.rows(arrangement, count: 100_000, width: 640, rowGap: 8).frame(of: 90_000) }
    #expect(asked < 100_000 + 5 * 80)
  }

  @Test("Numbers that are no lengths give frames that can be drawn", arguments: hostileNumbers)
  func hostile(number: Double) {
    let shapes: [TileArrangement.Shape] = [
      .wideFirst, .grid, .list, .flow { _ in number }, .spans { [0, -1, Int.max, Int.min, 2][$0 % 5] },
    ]
    for shape in shapes {
      for width in [number, 300] {
        var arrangement = TileArrangement(shape, minimumColumnWidth: number, gap: number, tileHeight: number)
        arrangement.sections = [-3, 0, 2, 2, 1, 90]
        arrangement.headingHeight = number
        arrangement.columnLimits = 0...Int.max
        for fill in [TileArrangement.Fill.row, .column] {
          arrangement.fill = fill
          let rows = TileRows(arrangement, count: 9, width: width, rowGap: number)
          for frame in frames(rows) { #expect(frame.bounded == frame) }
          #expect(rows.height.isFinite && rows.width.isFinite)
          _ = rows.rows(between: -1e300..<1e300)
          _ = rows.headings(between: -1e300..<1e300)
        }
      }
    }
  }
}
