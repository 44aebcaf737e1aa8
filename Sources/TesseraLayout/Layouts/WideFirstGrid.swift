import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A grid whose first child is two columns wide and whose number of columns follows its width.
///
/// There are as many columns of equal width as fit with at least the minimum width and the gap between them.
/// The first child takes two slots and the gap between them, where there are two columns; every other one slot.
/// Children fill the rows in their order; a row is as tall as its tallest child, and children stand at its top
/// at their own height. ``TileSpan`` gives a child another number of slots.
///
/// Each child is offered its width and no height. Without a proposed width there are as many columns as slots, at
/// most four, of the minimum width; an infinite one gives one row. The grid is never narrower than its minimum
/// and never squeezes rows into a proposed height. Its size is finite for every proposal. Linear in the children.
public struct WideFirstGrid: Layout, Sendable {
  private var minimumPoints: Double
  private var gapPoints: Double

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - minimumColumnWidth: The least width of a column in points; NaN and negative numbers count as zero.
  ///   - gap: The distance between columns and between rows in points, likewise.
  public init(minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8) {
    minimumPoints = length(minimumColumnWidth.native)
    gapPoints = length(gap.native)
  }

  /// The least width of a column in points.
  public var minimumColumnWidth: CGFloat { CGFloat(minimumPoints) }

  /// The distance between columns and between rows in points.
  public var gap: CGFloat { CGFloat(gapPoints) }

  /// The size for a proposal: the proposed width, but at least the minimum, and the height of all rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return Size.zero.cgSize }
    return arrangement(proposedWidth: proposal.proposedWidth, subviews: subviews).size.cgSize
  }

  /// Places every child at the top of its row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let origin = Rect(bounds).origin
    let arranged = arrangement(proposedWidth: proposal.proposedWidth, subviews: subviews)
    for (subview, tile) in zip(subviews, arranged.tiles) {
      subview.node.place(
        at: Point(x: origin.x + tile.x, y: origin.y + arranged.rowTops[tile.slot.row]), anchor: .topLeading,
        proposal: ProposedViewSize(points: tile.width, nil))
    }
  }

  /// Where everything stands, in points from the grid's origin.
  package struct Arrangement {
    package struct Tile {
      package var slot: WideFirstPlan.Slot
      package var x: Double
      package var width: Double
    }

    package var plan: WideFirstPlan
    package var tiles: [Tile]
    package var rowTops: [Double]
    package var size: Size
  }

  /// The one function behind measuring and placing.
  package func arrangement(proposedWidth: Double?, subviews: LayoutSubviews) -> Arrangement {
    let wishes = subviews.map { $0[TileSpan.self] }
    let plan = WideFirstPlan(
      proposedWidth: proposedWidth, minimumColumnWidth: minimumPoints, gap: gapPoints,
      slots: WideFirstPlan.wantedSlots(wishes: wishes))
    let slots = plan.slots(wishes: wishes)
    let tiles = slots.map {
      Arrangement.Tile(slot: $0, x: plan.columnOffset($0.column), width: plan.tileWidth(span: $0.span))
    }
    var heights = Array(repeating: 0.0, count: WideFirstPlan.rowCount(slots))
    for (subview, tile) in zip(subviews, tiles) {
      let height = subview.node.size(for: ProposedViewSize(points: tile.width, nil)).height
      heights[tile.slot.row] = max(heights[tile.slot.row], length(height))
    }
    let gap = subviews.verticalGap(gapPoints)
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    var bottom = 0.0
    for height in heights {
      tops.append(bottom == 0 && tops.isEmpty ? 0 : bottom + gap)
      bottom = length((tops.last ?? 0) + height)
    }
    return Arrangement(plan: plan, tiles: tiles, rowTops: tops, size: Size(width: plan.width, height: bottom))
  }
}
