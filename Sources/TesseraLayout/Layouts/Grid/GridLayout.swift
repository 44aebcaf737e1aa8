import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A grid of explicit rows: the layout of `Grid`, as in SwiftUI.
///
/// Cells of a row stand in its columns from the first on; missing ones at its end are empty. A column is as wide as
/// its widest one-column cell, a row as tall as its tallest cell. A view outside any row spans all columns.
///
/// A column begins where a cell of some row begins, so a span of nine among three columns is cut to them. Columns share
/// a width as the views of a stack do. Then cells that span several, narrow spans first, widen what they span by equal
/// parts where they need more; rows share a height in the same way. Every cell is at last offered its whole cell.
public struct GridLayout: Layout {
  /// Where views stand in cells that are larger.
  public var alignment: Alignment

  private var horizontalPoints: Double?
  private var verticalPoints: Double?

  /// Creates a grid; without spacings the views decide on them: 8 points, unless they say otherwise.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    horizontalPoints = horizontalSpacing.map { length($0.native) }
    verticalPoints = verticalSpacing.map { length($0.native) }
  }

  /// The distance between columns in points, nil to leave it to the views.
  public var horizontalSpacing: CGFloat? {
    get { horizontalPoints.map { CGFloat($0) } }
    set { horizontalPoints = newValue.map { length($0.native) } }
  }

  /// The distance between rows in points, nil to leave it to the views.
  public var verticalSpacing: CGFloat? {
    get { verticalPoints.map { CGFloat($0) } }
    set { verticalPoints = newValue.map { length($0.native) } }
  }

  /// What a grid has computed in this plan.
  public struct Cache {
    fileprivate var memory = PlanMemory<GridPlan>()
  }

  /// What it remembers belongs to the views of one plan.
  public static var _keepsCache: Bool { false }

  /// Its lines are those of its views.
  public static var _setsLines: Bool { false }

  /// Remembers nothing yet.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// The size of all columns and rows with their gaps.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    plan(proposal, subviews, &cache).size.cgSize
  }

  /// Places every view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let origin = Rect(bounds).origin
    for (subview, item) in zip(subviews, plan(proposal, subviews, &cache).items) {
      subview.node.place(
        at: Point(x: origin.x + item.position.x, y: origin.y + item.position.y), anchor: .topLeading,
        proposal: item.proposal)
    }
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    plan(proposal, subviews, &cache).explicitLine(.horizontal(guide)).map { CGFloat($0) + bounds.origin.x }
  }

  /// The line that views in it set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    plan(proposal, subviews, &cache).explicitLine(.vertical(guide)).map { CGFloat($0) + bounds.origin.y }
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridPlan {
    cache.memory.plan(for: proposal) {
      GridPlan(
        proposal: proposal, alignment: alignment, horizontalSpacing: horizontalPoints,
        verticalSpacing: verticalPoints, subviews: subviews)
    }
  }
}

extension GridLayout {
  /// Arranges rows of elements without views; frames come row by row.
  ///
  /// - Parameters:
  ///   - rows: The cells of each row. One element alone that `.spansAllColumns()` stands outside any row. A row of
  ///     nothing takes no room and no gap.
  ///   - proposal: The size offered to the grid.
  ///   - bounds: Where it is placed, in points; without it, the size that it answered, at the origin.
  ///   - layoutDirection: From right to left the frames are mirrored in the bounds; x still counts from the left.
  public func arrange(
    rows: [[LayoutElement]], proposal: ProposedViewSize, in bounds: CGRect? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutArrangement {
    var elements: [LayoutElement] = []
    for (number, row) in rows.enumerated() {
      let isOutsideRows = row.count == 1 && row.allSatisfy { $0.carries(GridSpansAllColumns.self) }
      elements += row.map { element in
        isOutsideRows ? element : element.layoutValue(key: GridRowPlace.self, value: GridRowPlace.Place(row: number))
      }
    }
    return arrange(elements, proposal: proposal, in: bounds, layoutDirection: layoutDirection)
  }
}
