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
