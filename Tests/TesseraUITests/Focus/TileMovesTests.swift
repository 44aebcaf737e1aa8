import Testing
import TesseraLayout

@testable import TesseraUI

/// Moves by arithmetic against ``FocusGeometry`` on the frames of all tiles.
struct TileMovesTests {
  private static let moves: [FocusMove] = [
    .up, .down, .left, .right, .next, .previous, .first, .last, .pageUp, .pageDown,
  ]

  private static func arrangement(_ random: inout SeededGenerator, count: Int) -> TileArrangement {
    let widths = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random) * 8) }
    let spans = (0..<count).map { _ in Bool.random(using: &random) ? nil : Int.random(in: 1...5, using: &random) }
    let shapes: [TileArrangement.Shape] = [
      .wideFirst, .wideFirst, .grid, .list, .flow { widths[$0] }, .spans { spans[$0] },
    ]
    var arrangement = TileArrangement(
      shapes[Int.random(in: 0..<shapes.count, using: &random)],
      minimumColumnWidth: Double(Int.random(in: 4...20, using: &random) * 8),
      tileHeight: Double(Int.random(in: 1...4, using: &random) * 16))
    if Int.random(in: 0..<3, using: &random) == 0 { arrangement.fill = .column }
    if Bool.random(using: &random) {
      arrangement.sections = (0..<count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      arrangement.headingHeight = 16
    }
    return arrangement
  }

  @Test("Any walk leads where the eye on all tiles leads", arguments: UInt64(1)...4)
  func asGeometry(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for set in 0..<1_000 {
      let count = Int.random(in: 1...50, using: &random)
      let arrangement = Self.arrangement(&random, count: count)
      let width = Double(Int.random(in: 10...640, using: &random))
      let rows = TileRows(arrangement, count: count, width: width, rowGap: 8)
      let disabled = Set((0..<count).filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
      let enabled = (0..<count).filter { !disabled.contains($0) }
      guard var index = enabled.randomElement(using: &random) else { continue }
      let isMirrored = Bool.random(using: &random)
      let frames = enabled.map { tile in
        var frame = rows.frame(of: tile)
        if isMirrored { frame.origin.x = width - frame.maxX }
        return frame
      }
      let moves = TileMoves(
        rows, fill: arrangement.fill, layoutDirection: isMirrored ? .rightToLeft : .leftToRight,
        isEnabled: { !disabled.contains($0) })
      let page = Double(Int.random(in: 0...200, using: &random))
      var goal: Double?
      var eyeGoal: Double?
      for step in 0..<30 {
        guard let move = Self.moves.randomElement(using: &random), let place = enabled.firstIndex(of: index) else {
          return
        }
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(move)
        let aim = isVertical ? eyeGoal ?? frames[place].midX : frames[place].midX
        let expected = FocusGeometry.target(move, from: place, in: frames, goal: aim, page: page)
          .map { enabled[$0] }.flatMap { $0 == index ? nil : $0 }
        let found = moves.target(move, from: index, goal: goal, page: page)
        #expect(
          found?.index == expected,
          "seed \(seed), set \(set), step \(step): \(move) from \(index), \(arrangement), \(width), \(count)")
        guard let found, found.index == expected else { continue }
        index = found.index
        goal = found.goal
        eyeGoal = isVertical ? aim : nil
      }
    }
  }

  /// Three columns: 0 1 2, 3 4 5, 6 7.
  private static func grid(_ cycle: FocusCycle, fill: TileArrangement.Fill = .row, disabled: Set<Int> = []) -> TileMoves
  {
    var arrangement = TileArrangement(.grid, minimumColumnWidth: 96, tileHeight: 16)
    arrangement.fill = fill
    return TileMoves(
      TileRows(arrangement, count: 8, width: 304, rowGap: 8), fill: fill, cycle: cycle,
      isEnabled: { !disabled.contains($0) })
  }

  private func walk(_ moves: TileMoves, _ steps: [FocusMove], from start: Int) -> [Int] {
    var index = start
    var goal: Double?
    return steps.map { move in
      if let target = moves.target(move, from: index, goal: goal, page: 40) {
        (index, goal) = (target.index, target.goal)
      }
      return index
    }
  }

  @Test(
    "At an end each mode of cycling does its own",
    arguments: [
      (.off, 2, [.right, .right], [2, 2]), (.off, 7, [.down, .next], [7, 7]), (.off, 0, [.up, .previous], [0, 0]),
      (.row, 2, [.right, .left], [0, 2]), (.row, 7, [.right, .down], [6, 0]), (.row, 5, [.down, .down], [7, 2]),
      (.row, 0, [.up, .up], [6, 3]), (.row, 7, [.next, .previous], [0, 7]),
      (.list, 2, [.right, .left], [3, 2]), (.list, 7, [.right, .left], [0, 7]), (.list, 7, [.down], [1]),
    ] as [(FocusCycle, Int, [FocusMove], [Int])])
  func cycling(_ cycle: FocusCycle, _ start: Int, _ steps: [FocusMove], _ expected: [Int]) {
    #expect(walk(Self.grid(cycle), steps, from: start) == expected)
  }

  @Test("Where tiles fill columns, Down is the next item and cycling goes on with the next column")
  func columns() {
    #expect(walk(Self.grid(.off, fill: .column), [.down, .down, .down], from: 0) == [1, 2, 2])
    #expect(walk(Self.grid(.list, fill: .column), [.down, .down, .down, .up], from: 1) == [2, 3, 4, 3])
    #expect(walk(Self.grid(.list, fill: .column), [.down, .up], from: 7) == [0, 7])
    #expect(walk(Self.grid(.list, fill: .column), [.right, .right, .right], from: 1) == [4, 7, 1])
  }

  @Test("Cycling passes tiles that can't have the focus, and stays where there is no other")
  func disabledTiles() {
    let two = Self.grid(.list, disabled: [0, 2, 3, 5, 6, 7])
    #expect(walk(two, Array(repeating: .right, count: 4), from: 1) == [4, 1, 4, 1])
    for cycle in [FocusCycle.off, .row, .list] {
      let one = Self.grid(cycle, disabled: [0, 1, 2, 3, 5, 6, 7])
      #expect(walk(one, Self.moves, from: 4) == Array(repeating: 4, count: Self.moves.count))
      let none = Self.grid(cycle, disabled: Set(0..<8))
      for move in Self.moves { #expect(none.target(move, from: 4, goal: nil, page: 40) == nil) }
      #expect(none.enabled(nearest: 4) == nil)
    }
    #expect(Self.grid(.off, disabled: [4, 5]).enabled(nearest: 4) == 6)
    #expect(Self.grid(.off, disabled: [6, 7]).enabled(nearest: 7) == 5)
  }

  @Test("A move over a million tiles looks at a row, not at all")
  func cost() {
    var asked = 0
    let rows = TileRows(
      TileArrangement(.wideFirst, minimumColumnWidth: 96, tileHeight: 16), count: 1_000_000, width: 640, rowGap: 8)
    let moves = TileMoves(rows) { _ in
      asked += 1
      return true
    }
    for move in Self.moves { _ = moves.target(move, from: 500_000, goal: nil, page: 200) }
    #expect(asked < 100)
  }
}
