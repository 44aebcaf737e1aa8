import TesseraLayout

/// What a click reaches: a button, a view that can have the focus, or one that waits for clicks.
@MainActor
package struct ClickTarget {
  /// The cells that it is seen in.
  package let cells: CellRect

  /// Where in a shape it is reached; nil for all of the cells.
  package let shape: HitShape?

  /// The view that gets the focus.
  package let region: FocusRegion?

  private let ownAction: (@MainActor () -> Void)?

  /// How many clicks in a row it waits for.
  package let clickCount: Int

  package init(
    cells: CellRect, shape: HitShape? = nil, region: FocusRegion? = nil, action: (@MainActor () -> Void)? = nil,
    clickCount: Int = 1
  ) {
    self.cells = cells
    self.shape = shape
    self.region = region
    ownAction = action
    self.clickCount = max(1, clickCount)
  }

  /// What a click does: its own action or that of the view; nil where it only moves the focus.
  package var action: (@MainActor () -> Void)? { ownAction ?? region?.action }

  /// Whether a click on a cell reaches it.
  package func isHit(at position: CellPosition) -> Bool {
    cells.columns.contains(position.column) && cells.rows.contains(position.row)
      && shape.map { $0.contains(position) } ?? true
  }

  /// Whether the n-th click in a row makes it act.
  package func acts(onClick number: Int) -> Bool { action != nil && number % clickCount == 0 }
}

/// An outline on cells of which only the inside is reached by clicks.
package struct HitShape {
  let outline: Outline
  let cells: CellRect
  let metrics: CellMetrics

  /// The shape that a view gives itself, where it is drawn; nil where it has none.
  init?(of node: ViewNode, on canvas: Canvas) {
    guard let shape = node.hitShape else { return nil }
    outline = shape.outline
    cells = canvas.cells(shape.frame)
    metrics = canvas.metrics
  }

  /// Whether the middle of a cell, or that of its upper or lower half, lies inside.
  func contains(_ position: CellPosition) -> Bool {
    let (width, halfRow) = (metrics.cellWidthPoints, metrics.cellHeightPoints / 2)
    let size = Size(width: Double(cells.columns.count) * width, height: Double(cells.halfRows.count) * halfRow)
    let x = (Double(position.column - cells.columns.lowerBound) + 0.5) * width
    let top = Double(2 * position.row - cells.halfRows.lowerBound) * halfRow
    guard cells.columns.contains(position.column), cells.rows.contains(position.row) else { return false }
    return [0.5, 1, 1.5].contains { outline.contains(x: x, y: top + $0 * halfRow, in: size) }
  }
}
