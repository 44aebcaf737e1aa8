import Testing
import TesseraLayout

import struct Foundation.CGFloat

/// An alignment by its name in the oracle's file.
func alignment(named name: String?) -> Alignment? {
  switch name {
  case "topLeading": .topLeading
  case "top": .top
  case "topTrailing": .topTrailing
  case "leading": .leading
  case "center": .center
  case "trailing": .trailing
  case "bottomLeading": .bottomLeading
  case "bottom": .bottom
  case "bottomTrailing": .bottomTrailing
  default: nil
  }
}

@Suite("LazyVGridLayout places as a browser engine does")
struct LazyVGridOracleTests {
  @Test(arguments: try OracleCase.cases("lazyVGrid"))
  func framesAgree(oracle: OracleCase) throws {
    let input = oracle.input
    let width = try #require(input.width)
    let spacing = try #require(input.spacing)
    let rowSpacing = try #require(input.rowSpacing)
    let place = try #require(alignment(named: input.alignment))
    let items = try #require(input.columns).map { column in
      let size: GridItem.Size =
        switch column.kind {
        case "fixed": .fixed(column.lengths[0])
        case "adaptive": .adaptive(minimum: column.lengths[0])
        default:
          .flexible(minimum: column.lengths[0], maximum: column.lengths.count > 1 ? column.lengths[1] : .infinity)
        }
      return GridItem(size, spacing: CGFloat(spacing), alignment: place)
    }
    let elements = try #require(input.sizes).map { size in
      LayoutElement { proposal in
        Size(width: size[0] ?? proposal.proposedWidth ?? -1, height: size[1] ?? -1).cgSize
      }
    }
    let layout = LazyVGridLayout(columns: items, spacing: CGFloat(rowSpacing))
    let arrangement = layout.arrange(elements, proposal: ProposedViewSize(points: width, nil))
    #expect(mismatches(arrangement, oracle) == [])
    if let columns = oracle.columns {
      #expect(LazyVGridPlan(proposedWidth: width, items: items, count: elements.count).columns.count == columns)
    }
  }
}
