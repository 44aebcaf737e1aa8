import Testing
import TesseraLayout

@Suite("WideFirstGrid places as a browser engine does")
struct WideFirstOracleTests {
  @Test(arguments: try OracleCase.cases("wideFirst", "spans", "proposal"))
  func framesAgree(oracle: OracleCase) throws {
    #expect(mismatches(try oracle.arranged(), oracle) == [])
    let input = oracle.input
    let heights = try #require(input.heights)
    if let columns = oracle.columns, !heights.isEmpty {
      let wishes = heights.indices.map { index in input.spans.map { $0[index] } }
      let plan = WideFirstPlan(
        proposedWidth: try oracle.proposal().proposedWidth,
        minimumColumnWidth: try #require(input.minimumColumnWidth), gap: try #require(input.gap),
        slots: WideFirstPlan.wantedSlots(wishes: wishes))
      #expect(plan.columns == columns)
    }
  }

  @Test("The file holds the cases that were computed")
  func nothingIsLost() throws {
    #expect(try OracleCase.cases("wideFirst").count == 173)
    #expect(try OracleCase.cases("spans").count == 61)
    #expect(try OracleCase.cases("proposal").count == 12)
    #expect(try OracleCase.cases("flow").count == 75)
    #expect(try OracleCase.cases("lazyVGrid").count == 40)
    #expect(try OracleCase.cases("grid").count == 30)
  }
}
