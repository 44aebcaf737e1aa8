import Testing
import TesseraLayout

import struct Foundation.CGFloat

@Suite("WideFirstGrid places as a browser engine does")
struct WideFirstOracleTests {
  @Test(arguments: try OracleCase.cases("wideFirst", "spans", "proposal"))
  func framesAgree(oracle: OracleCase) throws {
    let input = oracle.input
    let minimum = try #require(input.minimumColumnWidth)
    let gap = try #require(input.gap)
    let heights = try #require(input.heights)
    let elements = heights.enumerated().map { index, height in
      let element = LayoutElement { proposal in
        Size(width: proposal.proposedWidth ?? -1, height: height).cgSize
      }
      return input.spans.map { element.tileSpan($0[index]) } ?? element
    }
    let proposal: ProposedViewSize
    switch input.proposal {
    case "nil": proposal = .unspecified
    case "infinite": proposal = .infinity
    case "zero": proposal = .zero
    default:
      let width = try #require(input.width)
      proposal = ProposedViewSize(points: width, nil)
    }
    let grid = WideFirstGrid(minimumColumnWidth: CGFloat(minimum), gap: CGFloat(gap))
    let arrangement = grid.arrange(
      elements, proposal: proposal, layoutDirection: input.direction == "rtl" ? .rightToLeft : .leftToRight)
    #expect(mismatches(arrangement, oracle) == [])
    if let columns = oracle.columns, !heights.isEmpty {
      let wishes = heights.indices.map { index in input.spans.map { $0[index] } }
      let plan = WideFirstPlan(
        proposedWidth: proposal.proposedWidth, minimumColumnWidth: minimum, gap: gap,
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
