import TesseraLayout

/// What a click reaches: a button, a view that can have the focus, or one that waits for clicks.
@MainActor
package struct ClickTarget {
  /// The cells that it is seen in.
  package let cells: CellRect

  /// The view that gets the focus.
  package let region: FocusRegion?

  /// What a click does; nil where it only moves the focus.
  package let action: (@MainActor () -> Void)?

  /// How many clicks in a row it waits for.
  package let clickCount: Int

  package init(
    cells: CellRect, region: FocusRegion? = nil, action: (@MainActor () -> Void)?, clickCount: Int = 1
  ) {
    self.cells = cells
    self.region = region
    self.action = action
    self.clickCount = max(1, clickCount)
  }

  /// Whether the n-th click in a row makes it act.
  package func acts(onClick number: Int) -> Bool { action != nil && number % clickCount == 0 }
}

/// Counts clicks that follow each other quickly on one cell.
struct ClickCounter {
  /// The longest time between two clicks in a row.
  static let interval = Duration.milliseconds(500)

  private var last: (position: CellPosition, time: ContinuousClock.Instant, count: Int)?

  /// The number of this click in its row, from 1.
  mutating func count(_ position: CellPosition, at time: ContinuousClock.Instant) -> Int {
    var count = 1
    if let last, last.position == position, time - last.time <= Self.interval { count = last.count + 1 }
    last = (position, time, count)
    return count
  }
}
