/// The arithmetic of a ``WideFirstGrid``: columns from a width, slots from spans, rows from heights.
///
/// Measuring and placing both come from here. Pure numbers in points; it knows no views.
package struct WideFirstPlan {
  /// Where a tile stands: its first slot and the slots that it takes, on a row.
  package struct Slot: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var span: Int
  }

  /// How many columns there are; at least one.
  package let columns: Int

  /// The width of a column, in points.
  package let columnWidth: Double

  /// The width of the whole grid, in points.
  package let width: Double

  /// The gap between columns, in points.
  package let gap: Double

  /// Whether it was made without a finite width, so that the number of tiles decided on the columns.
  package let isWithoutWidth: Bool

  /// Whether the number of slots that tiles want together decides on the columns: without a width, or where neither
  /// column nor gap has one.
  package let followsSlots: Bool

  /// Creates the plan's columns for a proposed width.
  ///
  /// - Parameters:
  ///   - proposedWidth: nil for at most four columns, infinity for one row, else points; never less than the
  ///     minimum is used.
  ///   - minimumColumnWidth: The least width of a column.
  ///   - gap: The gap between columns.
  ///   - slots: The slots that all tiles want together.
  ///   - limits: The fewest and the most columns; the fewest only as far as columns keep
  ///     ``TileArrangement/leastColumnWidth``.
  package init(
    proposedWidth: Double?, minimumColumnWidth: Double, gap: Double, slots: Int,
    limits: ClosedRange<Int> = 1...Int.max
  ) {
    let minimum = length(minimumColumnWidth)
    let gap = length(gap)
    self.gap = gap
    let wanted = max(1, slots)
    let most = max(1, limits.upperBound)
    isWithoutWidth = proposedWidth == nil || proposedWidth == .infinity
    followsSlots = isWithoutWidth || minimum + gap <= 0
    guard let proposedWidth, proposedWidth != .infinity else {
      columns = min(most, max(limits.lowerBound, proposedWidth == nil ? min(4, wanted) : wanted))
      columnWidth = minimum
      width = length(Double(columns) * minimum + Double(columns - 1) * gap)
      return
    }
    width = max(minimum, length(proposedWidth))
    let fitting = Self.columnCount(in: width, minimum: minimum, gap: gap, atMost: wanted)
    if limits.lowerBound > fitting {
      let least = min(minimum, TileArrangement.leastColumnWidth)
      let possible = Self.columnCount(in: width, minimum: least, gap: gap, atMost: wanted)
      columns = max(fitting, min(possible, limits.lowerBound))
    } else {
      columns = min(most, fitting)
    }
    columnWidth = max(0, (width - Double(columns - 1) * gap) / Double(columns))
  }

  /// The number of columns of at least `minimum` points that fit in `width`, with `gap` points between two.
  ///
  /// Never less than one. Where neither column nor gap has a width, as many as there are slots.
  private static func columnCount(in width: Double, minimum: Double, gap: Double, atMost slots: Int) -> Int {
    guard minimum + gap > 0 else { return slots }
    let fitting = (width + gap) / (minimum + gap)
    // A width that is exactly enough must not lose a column to float error: (308.2 + 9.4) / (70 + 9.4) is 4,
    // doubles say 3.9999999999999996. Inputs differ by far more than this part of them.
    return max(1, Int(flooring: fitting * (1 + 1e-12)))
  }

  /// The width of a tile of a number of slots, with the gaps between them, in points.
  package func tileWidth(span: Int) -> Double {
    Double(span) * columnWidth + Double(span - 1) * gap
  }

  /// The left edge of a column, in points.
  package func columnOffset(_ column: Int) -> Double { Double(column) * (columnWidth + gap) }

  /// The slots that a tile takes: what it wants, at least one, at most the columns there are.
  ///
  /// The first tile wants two unless it says otherwise, every other one.
  package func span(at index: Int, wish: Int?) -> Int {
    min(columns, max(1, wish ?? (index == 0 ? 2 : 1)))
  }

  /// The slots that all tiles want together, for a plan without a width.
  package static func wantedSlots(wishes: [Int?]) -> Int {
    // A lone tile that says nothing has nothing to be wider than.
    if wishes.count == 1, wishes[0] == nil { return 1 }
    var slots = 0
    for (index, wish) in wishes.enumerated() {
      // No more than fits an Int and a screen, so that odd wishes can't overflow.
      slots += min(max(1, wish ?? (index == 0 ? 2 : 1)), 1 << 20)
    }
    return slots
  }

  /// The slots that so many tiles want together; no wishes at all stand for tiles that want nothing.
  package static func wantedSlots(count: Int, wishes: [Int?]) -> Int {
    wishes.isEmpty ? max(1, count > 1 ? count + 1 : count) : wantedSlots(wishes: wishes)
  }

  /// The frames of all tiles from the grid's origin, and the height of all rows, in points.
  ///
  /// One walk: what a loop in C costs.
  ///
  /// - Parameters:
  ///   - heights: The height of each tile; lengths.
  ///   - wishes: The slots that each wants; empty where none wants anything.
  ///   - gap: The gap between rows.
  package func frames(heights: [Double], wishes: [Int?], gap rowGap: Double) -> (frames: [Rect], height: Double) {
    var bottom = 0.0
    let count = heights.count
    let frames = [Rect](unsafeUninitializedCapacity: count) { frames, filled in
      var column = 0
      var top = 0.0
      var tallest = 0.0
      let pitch = columnWidth + gap
      for index in 0..<count {
        let span = index == 0 || !wishes.isEmpty ? span(at: index, wish: wishes.isEmpty ? nil : wishes[index]) : 1
        if column + span > columns {
          bottom = length(top + tallest)
          top = bottom + rowGap
          tallest = 0
          column = 0
        }
        let height = heights[index]
        if height > tallest { tallest = height }
        frames.initializeElement(
          at: index,
          to: Rect(
            x: Double(column) * pitch, y: top, width: span == 1 ? columnWidth : tileWidth(span: span), height: height))
        column += span
      }
      if count > 0 { bottom = length(top + tallest) }
      filled = count
    }
    return (frames, bottom)
  }

  /// Where each tile stands: rows fill in order; a tile that doesn't fit in the rest of its row starts the next.
  package func slots(wishes: [Int?]) -> [Slot] {
    var result: [Slot] = []
    result.reserveCapacity(wishes.count)
    var row = 0
    var column = 0
    for (index, wish) in wishes.enumerated() {
      let span = span(at: index, wish: wish)
      if column + span > columns {
        row += 1
        column = 0
      }
      result.append(Slot(row: row, column: column, span: span))
      column += span
    }
    return result
  }

  /// How many rows the tiles fill; 0 for none.
  package static func rowCount(_ slots: [Slot]) -> Int { (slots.last?.row ?? -1) + 1 }
}
