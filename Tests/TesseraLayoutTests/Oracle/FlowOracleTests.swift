import Testing
import TesseraLayout

@Suite("FlowLayout places as a browser engine does")
struct FlowOracleTests {
  @Test(arguments: try OracleCase.cases("flow"))
  func framesAgree(oracle: OracleCase) throws {
    let arrangement = try oracle.arranged()
    // The engine's width is that of the children; a flow answers the width that it was offered.
    #expect(mismatches(arrangement, oracle, comparesWidth: false) == [])
    #expect(arrangement.arrangedSize.width == oracle.input.width)
    #expect(abs((arrangement.arrangedFrames.map(\.maxX).max() ?? 0) - oracle.size[0]) <= OracleCase.tolerance)
  }
}
