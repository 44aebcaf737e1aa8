import Testing
import TesseraLayout

import struct Foundation.CGFloat

@Suite("FlowLayout places as a browser engine does")
struct FlowOracleTests {
  @Test(arguments: try OracleCase.cases("flow"))
  func framesAgree(oracle: OracleCase) throws {
    let width = try #require(oracle.input.width)
    let sizes = try #require(oracle.input.sizes)
    let spacing = try #require(oracle.input.spacing)
    let elements = sizes.map { LayoutElement(width: CGFloat($0[0] ?? -1), height: CGFloat($0[1] ?? -1)) }
    let arrangement = FlowLayout(spacing: CGFloat(spacing))
      .arrange(elements, proposal: ProposedViewSize(points: width, nil))
    // The engine's width is that of the children; a flow answers the width that it was offered.
    #expect(mismatches(arrangement, oracle, comparesWidth: false) == [])
    #expect(arrangement.arrangedSize.width == width)
    #expect(abs((arrangement.arrangedFrames.map(\.maxX).max() ?? 0) - oracle.size[0]) <= OracleCase.tolerance)
  }
}
