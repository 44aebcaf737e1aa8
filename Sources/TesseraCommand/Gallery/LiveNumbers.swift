import Tessera

import struct Foundation.CGFloat

/// How many columns and rows a container has at a width: asked of the layout itself, without views.
struct LiveNumbers: Equatable {
  /// The tiles that stand beside each other in the fullest row.
  let columns: Int

  /// The width of the narrowest tile in points.
  let columnWidth: Double

  /// Rows of tiles.
  let rows: Int

  /// The height of all rows in points.
  let height: Double

  /// The numbers of a container of the gallery that is offered so many points.
  init(of tab: GalleryTab, width: Double) {
    let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
    let tiles = Array(repeating: Self.tile, count: GalleryTiles.count + 1)
    switch tab {
    case .wideFirst: self.init(WideFirstGrid().arrange(tiles, proposal: proposal))
    case .lazyGrid:
      self.init(LazyVGridLayout(columns: GalleryTiles.lazyColumns, spacing: 8).arrange(tiles, proposal: proposal))
    case .grid:
      let rows = GalleryTiles.gridRows.map { row in
        row.map { number in number == 0 ? Self.tile.gridCellColumns(2) : Self.tile }
      }
      self.init(GridLayout(horizontalSpacing: 8, verticalSpacing: 8).arrange(rows: rows, proposal: proposal))
    case .flow:
      let chips = GalleryTiles.chips.map { LayoutElement(width: CGFloat(8 * ($0.count + 2)), height: 24) }
      self.init(FlowLayout(spacing: 8).arrange(chips, proposal: proposal))
    }
  }

  private init(_ arrangement: LayoutArrangement) {
    var lines: [(top: Double, count: Int)] = []
    var narrowest = Double.infinity
    for frame in arrangement.frames {
      narrowest = min(narrowest, Double(frame.width))
      if let last = lines.indices.last, lines[last].top == Double(frame.minY) {
        lines[last].count += 1
      } else {
        lines.append((Double(frame.minY), 1))
      }
    }
    columns = lines.map(\.count).max() ?? 0
    columnWidth = narrowest.isFinite ? narrowest : 0
    rows = lines.count
    height = Double(arrangement.size.height)
  }

  // As wide as it is offered and four rows high, as the tiles are that are seen.
  private static var tile: LayoutElement {
    LayoutElement { proposal in
      CGSize(width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 64, height: 64)).width, height: 64)
    }
  }

  /// One line that says it all.
  var text: String {
    "\(columns) columns, the narrowest \(Int(columnWidth)) points (\(Int(columnWidth / 8)) cells), \(rows) rows"
  }
}
