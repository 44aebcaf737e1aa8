/// How tiles of one height are arranged, whatever the width: what a picker's options say.
package struct TileArrangement {
  /// How tiles share a row.
  package enum Shape {
    /// Columns of one width; the first tile takes two, where there are two.
    case wideFirst
    /// Columns of one width, a tile each.
    case grid
    /// One column.
    case list
    /// Tiles of their own widths in points, by index; one that would pass the edge starts a new row.
    case flow(width: (Int) -> Double)
    /// Columns of one width; how many a tile takes, by index, nil for one (for two, where it is the first tile).
    /// One that doesn't fit in the rest of its row starts the next.
    case spans((Int) -> Int?)
  }

  /// The order in which tiles fill the slots. Flows and spans are always filled row by row.
  package enum Fill: Hashable, Sendable {
    /// From left to right, row by row.
    case row
    /// From top to bottom, column by column, as `ls` does; all columns but the last are full.
    case column
  }

  package var shape: Shape
  package var fill = Fill.row

  /// The least width of a column, the gap between columns and rows, the height of every tile, in points.
  package var minimumColumnWidth: Double
  package var gap: Double
  package var tileHeight: Double

  /// The gap between rows where it isn't ``gap``, in points.
  package var rowGap: Double?

  /// The fewest and the most columns; the fewest only as far as a column keeps ``leastColumnWidth``.
  package var columnLimits = 1...Int.max

  /// The tiles that a heading stands before, on a row of its own; ascending.
  package var sections: [Int] = []

  /// The height of a heading, in points.
  package var headingHeight = 0.0

  /// Tells one table of widths, spans and sections from another: to be counted up when any answer for a tile changes,
  /// not when tiles are added at the end.
  package var revision = 0

  /// No limit makes a column narrower than this many points.
  package static let leastColumnWidth = 8.0

  package init(_ shape: Shape, minimumColumnWidth: Double, gap: Double = 8, tileHeight: Double) {
    self.shape = shape
    self.minimumColumnWidth = minimumColumnWidth
    self.gap = gap
    self.tileHeight = tileHeight
  }

  /// The slots that all tiles want together, for a plan without a width.
  fileprivate func wantedSlots(_ count: Int) -> Int {
    switch shape {
    case .wideFirst, .spans: count + (count > 1 ? 1 : 0)
    case .grid, .flow: count
    case .list: 1
    }
  }

  /// The columns for a width in points; nil and infinity as in ``WideFirstPlan``.
  ///
  /// What spans want together isn't added up: without a width, tiles count as if they had none.
  package func plan(width: Double?, count: Int) -> WideFirstPlan {
    var limits = columnLimits
    var minimum = minimumColumnWidth
    if case .list = shape { limits = 1...1 }
    // A flow has no columns, and is as wide as it is offered.
    if case .flow = shape { minimum = 0 }
    return WideFirstPlan(
      proposedWidth: width, minimumColumnWidth: minimum, gap: gap, slots: wantedSlots(count), limits: limits)
  }
}
