import Testing
import TesseraLayout

@Suite("What a browser engine computed holds at any place and in both directions")
struct PlacedOracleTests {
  private static let all = Result {
    try OracleCase.cases("wideFirst", "spans", "proposal", "flow", "lazyVGrid", "grid")
  }

  private func isNear(_ frame: Rect, _ x: Double, _ y: Double, _ expected: [Double]) -> Bool {
    zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, expected[2], expected[3]])
      .allSatisfy { abs($0 - $1) <= OracleCase.tolerance }
  }

  @Test(arguments: try all.get())
  func aMoveOfTheBoundsMovesTheFrames(oracle: OracleCase) throws {
    let size = try oracle.arranged().arrangedSize
    let moved = try oracle.arranged(in: Rect(origin: Point(x: 13, y: -7), size: size))
    for (frame, expected) in zip(moved.arrangedFrames, oracle.frames) {
      #expect(isNear(frame, expected[0] + 13, expected[1] - 7, expected))
    }
  }

  @Test(arguments: try all.get())
  func theOtherDirectionMirrorsTheFrames(oracle: OracleCase) throws {
    let direction = oracle.direction == .leftToRight ? LayoutDirection.rightToLeft : .leftToRight
    let mirrored = try oracle.arranged(direction: direction)
    for (frame, expected) in zip(mirrored.arrangedFrames, oracle.frames) {
      #expect(isNear(frame, mirrored.arrangedSize.width - expected[0] - expected[2], expected[1], expected))
    }
  }
}
