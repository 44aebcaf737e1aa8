import Testing
import TesseraLayout

@testable import TesseraUI

/// Where arrows lead, as tables over frames of cells (8 × 16 points).
struct FocusGeometryTests {
  /// Frames in columns and rows: x, y, width, height.
  private static func frames(_ cells: [(Double, Double, Double, Double)]) -> [Rect] {
    cells.map { Rect(origin: Point(x: $0.0 * 8, y: $0.1 * 16), size: Size(width: $0.2 * 8, height: $0.3 * 16)) }
  }

  /// Follows moves from a frame as the focus store does it: upright moves keep their line.
  private static func walk(_ moves: [FocusMove], from start: Int, in frames: [Rect], page: Double = 96) -> [Int] {
    var current = start
    var goal: Double?
    return moves.map { move in
      let isVertical = [.up, .down, .pageUp, .pageDown].contains(move)
      let aim = isVertical ? goal ?? frames[current].midX : frames[current].midX
      if let target = FocusGeometry.target(move, from: current, in: frames, goal: aim, page: page) {
        current = target
        goal = isVertical ? aim : nil
      }
      return current
    }
  }

  /// A grid of 40 columns: the wide tile 0, then 1; 2 3 4; 5 6 7; 8.
  private static let grid = frames([
    (0, 0, 26, 3), (27, 0, 13, 3),
    (0, 3.5, 13, 3), (14, 3.5, 12, 3), (27, 3.5, 13, 3),
    (0, 7, 13, 3), (14, 7, 12, 3), (27, 7, 13, 3),
    (0, 10.5, 13, 3),
  ])

  @Test(
    "In a grid with a wide first tile and a ragged last row",
    arguments: [
      // Up from the third tile and down again: the column is remembered over the wide tile.
      (3, [.up, .down], [0, 3]), (2, [.up, .down], [0, 2]), (4, [.up, .down], [1, 4]),
      // From the wide tile itself its middle counts; it ends where the first column does.
      (0, [.down], [2]),
      // Over the ragged last row.
      (7, [.down, .up], [8, 7]), (6, [.down, .up, .up], [8, 6, 3]), (5, [.down, .down], [8, 8]),
      // Left and right stay in their row and forget the column.
      (0, [.right, .right], [1, 1]), (1, [.left, .left], [0, 0]), (4, [.right], [4]), (2, [.left], [2]),
      (3, [.up, .right, .down], [0, 1, 4]),
      (7, [.down, .left, .right, .up], [8, 8, 8, 7]),
      // Reading order.
      (1, [.next, .next, .previous, .previous, .previous], [2, 3, 2, 1, 0]), (8, [.next], [8]), (0, [.previous], [0]),
      (4, [.first, .last], [0, 8]),
      // Nothing above and below.
      (0, [.up], [0]), (1, [.up], [1]), (8, [.down], [8]),
      // A page of six rows, from the start of one row to that of another.
      (0, [.pageDown, .pageDown, .pageDown], [2, 5, 8]), (8, [.pageUp, .pageUp, .pageUp], [5, 2, 0]),
      (4, [.pageDown, .pageUp], [7, 4]),
    ] as [(Int, [FocusMove], [Int])])
  func theGrid(_ start: Int, _ moves: [FocusMove], _ expected: [Int]) {
    #expect(Self.walk(moves, from: start, in: Self.grid) == expected)
  }

  /// Rows as words flow: widths of their own, ends that don't meet.
  private static let flow = frames([
    (0, 0, 5, 1), (6, 0, 12, 1), (19, 0, 4, 1), (24, 0, 8, 1),
    (0, 1, 20, 1), (21, 1, 3, 1),
    (0, 2, 3, 1), (4, 2, 3, 1), (8, 2, 3, 1), (12, 2, 3, 1), (16, 2, 12, 1),
  ])

  @Test(
    "In rows of words the tile under the line counts, else the nearest one",
    arguments: [
      (0, [.down, .down, .up, .up], [4, 6, 4, 0]),
      (2, [.down, .down], [5, 10]),
      (3, [.down, .up], [5, 3]),
      (9, [.up, .up, .down, .down], [4, 1, 4, 9]),
      (10, [.up, .up], [5, 2]),
    ] as [(Int, [FocusMove], [Int])])
  func rowsOfWords(_ start: Int, _ moves: [FocusMove], _ expected: [Int]) {
    #expect(Self.walk(moves, from: start, in: Self.flow) == expected)
  }

  /// Tiles of their own heights, standing at the top of their rows.
  private static let heights = frames([
    (0, 0, 10, 1), (11, 0, 10, 4), (22, 0, 10, 2),
    (0, 5, 10, 3), (11, 5, 10, 1),
    (0, 9, 10, 1), (11, 9, 10, 1), (22, 9, 10, 1),
  ])

  @Test(
    "Tiles of one row have one level, whatever their heights",
    arguments: [
      (0, [.down, .up], [3, 0]), (3, [.up], [0]), (4, [.up], [1]), (2, [.down, .up], [4, 2]),
      (0, [.right, .right, .left, .left], [1, 2, 1, 0]), (7, [.up, .up], [4, 2]),
    ] as [(Int, [FocusMove], [Int])])
  func tilesOfTheirOwnHeights(_ start: Int, _ moves: [FocusMove], _ expected: [Int]) {
    #expect(Self.walk(moves, from: start, in: Self.heights) == expected)
  }

  @Test func fromRightToLeftLeftIsStillLeft() {
    // The same grid mirrored in 40 columns; reading order stays.
    let mirrored = Self.grid.map {
      Rect(origin: Point(x: 320 - $0.maxX, y: $0.minY), size: $0.size)
    }
    #expect(Self.walk([.left, .down, .right, .up], from: 0, in: mirrored) == [1, 4, 3, 0])
    #expect(Self.walk([.next], from: 0, in: mirrored) == [1])
  }

  @Test("No move leaves the frames, and up undoes down", arguments: [1, 2, 3, 4])
  func sweep(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let moves: [FocusMove] = [
      .up, .down, .left, .right, .next, .previous, .first, .last, .pageUp, .pageDown,
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 1...12, using: &random)
      let frames = Self.frames(
        (0..<count).map { _ in
          (
            Double(Int.random(in: 0...30, using: &random)), Double(Int.random(in: 0...9, using: &random)),
            Double(Int.random(in: 0...9, using: &random)), Double(Int.random(in: 0...3, using: &random))
          )
        })
      for start in frames.indices {
        for move in moves {
          let target = FocusGeometry.target(
            move, from: start, in: frames, goal: frames[start].midX, page: 48)
          guard let target else { continue }
          #expect(frames.indices.contains(target), "seed \(seed)")
          switch move {
          case .up, .pageUp: #expect(frames[target].maxY <= frames[start].minY)
          case .down, .pageDown: #expect(frames[target].minY >= frames[start].maxY)
          case .left: #expect(frames[target].maxX <= frames[start].minX)
          case .right: #expect(frames[target].minX >= frames[start].maxX)
          default: break
          }
        }
      }
    }
  }

  @Test func everyTileOfAGridIsReachedByArrows() {
    for (columns, count) in [(1, 7), (2, 9), (3, 11), (6, 30)] {
      let plan = WideFirstPlan(
        proposedWidth: Double(columns) * 104, minimumColumnWidth: 96, gap: 8, slots: count + 1)
      let frames = plan.slots(wishes: Array(repeating: nil, count: count)).map { slot in
        Rect(
          origin: Point(x: plan.columnOffset(slot.column), y: Double(slot.row) * 72),
          size: Size(width: plan.tileWidth(span: slot.span), height: 64))
      }
      var reached: Set<Int> = [0]
      var waiting = [0]
      while let from = waiting.popLast() {
        for move in [FocusMove.up, .down, .left, .right] {
          let target = FocusGeometry.target(move, from: from, in: frames, goal: frames[from].midX, page: 0)
          if let target, reached.insert(target).inserted { waiting.append(target) }
        }
      }
      #expect(reached.count == count)
    }
  }
}
