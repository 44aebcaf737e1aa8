import Testing
import TesseraLayout

@Suite("LazyVGridLayout places as a browser engine does")
struct LazyVGridOracleTests {
  @Test(arguments: try OracleCase.cases("lazyVGrid"))
  func framesAgree(oracle: OracleCase) throws {
    #expect(mismatches(try oracle.arranged(), oracle) == [])
    guard let columns = oracle.columns else { return }
    let plan = LazyVGridPlan(
      proposedWidth: oracle.input.width, items: try oracle.gridItems(), count: oracle.frames.count)
    #expect(plan.columns.count == columns)
  }
}
