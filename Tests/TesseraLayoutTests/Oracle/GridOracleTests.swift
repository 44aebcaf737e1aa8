import Testing
import TesseraLayout

import struct Foundation.CGFloat

@Suite("GridLayout places as a browser engine does")
struct GridOracleTests {
  @Test(arguments: try OracleCase.cases("grid"))
  func framesAgree(oracle: OracleCase) throws {
    let input = oracle.input
    let rows = try #require(input.rows).map { row -> [LayoutElement] in
      func element(_ cell: OracleCase.Cell) -> LayoutElement {
        LayoutElement(width: CGFloat(cell.size[0]), height: CGFloat(cell.size[1]))
      }
      switch row {
      case .cells(let cells): return cells.map { element($0).gridCellColumns($0.columns ?? 1) }
      case .view(let view): return [element(view).spansAllColumns()]
      }
    }
    let horizontal = try #require(input.horizontalSpacing)
    let vertical = try #require(input.verticalSpacing)
    let place = try #require(alignment(named: input.alignment))
    let layout = GridLayout(
      alignment: place, horizontalSpacing: CGFloat(horizontal), verticalSpacing: CGFloat(vertical))
    // Views of fixed sizes take the same room, whatever is offered.
    for proposal in [ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 5000)] {
      #expect(mismatches(layout.arrange(rows: rows, proposal: proposal), oracle) == [], "\(proposal)")
    }
  }
}
