import TesseraLayout

/// What a click reaches: a button, a view that can have the focus, or one that waits for clicks.
@MainActor
package struct ClickTarget {
  /// The cells that it is seen in.
  package let cells: CellRect

  /// The view that gets the focus.
  package let region: FocusRegion?

  private let ownAction: (@MainActor () -> Void)?

  /// How many clicks in a row it waits for.
  package let clickCount: Int

  package init(
    cells: CellRect, region: FocusRegion? = nil, action: (@MainActor () -> Void)? = nil, clickCount: Int = 1
  ) {
    self.cells = cells
    self.region = region
    ownAction = action
    self.clickCount = max(1, clickCount)
  }

  /// What a click does: its own action or that of the view; nil where it only moves the focus.
  package var action: (@MainActor () -> Void)? { ownAction ?? region?.action }

  /// Whether the n-th click in a row makes it act.
  package func acts(onClick number: Int) -> Bool { action != nil && number % clickCount == 0 }
}
