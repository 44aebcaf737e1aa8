import Testing
import TesseraLayout

@Suite("GridLayout places as a browser engine does")
struct GridOracleTests {
  @Test(arguments: try OracleCase.cases("grid"))
  func framesAgree(oracle: OracleCase) throws {
    // Views of fixed sizes take the same room, whatever is offered.
    for proposal in [ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 5000)] {
      let arrangement = try oracle.gridLayout().arrange(rows: try oracle.gridRows(), proposal: proposal)
      #expect(mismatches(arrangement, oracle) == [], "\(proposal)")
    }
  }
}
