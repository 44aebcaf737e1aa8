import TesseraLayout

/// The node of a ``ScrollView``: a viewport onto content that is as high as it wants to be.
package final class ScrollNode: ViewNode {
  /// Which scroll view it is.
  package let identity: ViewIdentity

  private let content: ViewNode
  private let layoutDirection: LayoutDirection
  private let showsIndicators: Bool
  private var needsBar = false

  /// The scroll bar where it was drawn, nil where there is none.
  package private(set) var bar: (cells: CellRect, thumb: Range<Int>)?

  /// Rows that the content is moved up by.
  package private(set) var offsetRows = 0

  package init(
    _ content: ViewNode, identity: ViewIdentity, showsIndicators: Bool, layoutDirection: LayoutDirection
  ) {
    self.content = content
    self.identity = identity
    self.showsIndicators = showsIndicators
    self.layoutDirection = layoutDirection
    super.init(plan: content.plan)
  }

  /// Greedy along its axis: what is offered, or all of the content where nothing is.
  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let whole = content.size(for: ProposedViewSize(points: proposal.proposedWidth, nil))
    return Size(width: whole.width, height: proposal.proposedHeight ?? whole.height)
  }

  package override func arrange() {
    let bar = plan.metrics.cellWidthPoints
    let isHigher = content.size(for: ProposedViewSize(points: frame.width, nil)).height > frame.height + 0.01
    // A bar in a few columns would take more than it tells.
    needsBar = showsIndicators && isHigher && frame.width >= 10 * bar
    let width = needsBar ? frame.width - bar : frame.width
    let left = needsBar && layoutDirection == .rightToLeft ? frame.minX + bar : frame.minX
    content.place(
      at: Point(x: left, y: frame.minY), anchor: .topLeading, proposal: ProposedViewSize(points: width, nil))
    plan.arrange(in: self) { content.arrange() }
  }

  /// How far the content is moved up, in points.
  package var scrolledPoints: Double { Double(offsetRows) * plan.metrics.cellHeightPoints }

  /// The half rows of the viewport.
  package var viewport: Range<Int> { halfRows(frame) }

  private func halfRows(_ rect: Rect) -> Range<Int> {
    let top = edge(rect.minY)
    return top..<max(top, edge(rect.maxY))
  }

  private func edge(_ y: Double) -> Int {
    plan.traits.isWholeRowMode ? plan.metrics.rowEdge(y) * 2 : plan.metrics.halfRowEdge(y)
  }

  private var maximumOffset: Int {
    max(0, (halfRows(content.frame).upperBound - viewport.upperBound + 1) >> 1)
  }

  /// Decides on the offset: keeps the focused view visible with the smallest move, and stays within the content.
  ///
  /// After an action the content moves only as far as it must. After a resize the focused view goes back to the
  /// row of the viewport where the last action left it.
  @MainActor
  package func settle(focused: FocusRegion?, isFirst: Bool) {
    var position = plan.scrollStore[identity]
    let action = plan.scrollStore.action
    let frame = focused.map { halfRows($0.frame) }
    if position.anchor?.focused != focused?.identity { position.isHeldByWheel = false }
    let isFirst = isFirst && !position.isHeldByWheel
    if let anchor = position.anchor, anchor.action == action, anchor.focused == focused?.identity {
      if let frame {
        let offset = (frame.lowerBound - viewport.lowerBound - anchor.halfRowsFromTop) >> 1
        offsetRows = revealing(frame, isFirst: isFirst, from: offset)
      } else {
        offsetRows = min(anchor.offsetRows, maximumOffset)
      }
    } else {
      offsetRows = frame.map { revealing($0, isFirst: isFirst, from: position.offsetRows) } ?? position.offsetRows
      offsetRows = min(max(0, offsetRows), maximumOffset)
      position.anchor = ScrollStore.Anchor(
        focused: focused?.identity,
        halfRowsFromTop: (frame?.lowerBound ?? 0) - viewport.lowerBound - 2 * offsetRows,
        offsetRows: offsetRows, action: action)
    }
    position.offsetRows = offsetRows
    plan.scrollStore[identity] = position
  }

  /// The offset nearest to another one with which some half rows are in the viewport; their top, if not all fit.
  private func revealing(_ frame: Range<Int>, isFirst: Bool, from offset: Int) -> Int {
    let highest = (frame.lowerBound - viewport.lowerBound) >> 1
    let lowest = (frame.upperBound - viewport.upperBound + 1) >> 1
    // Above the first view that can have the focus there may be something to read, which no key could reach: as much
    // of it is shown as there is room for.
    return min(max(0, min(max(isFirst ? 0 : offset, lowest), highest)), maximumOffset)
  }

  /// Scrolls by rows, as a wheel does; the offset that it comes to.
  @MainActor
  package func scroll(byRows rows: Int) -> Int {
    // From where the last notch led, which no plan may have seen yet.
    let offset = min(max(0, plan.scrollStore[identity].offsetRows + rows), maximumOffset)
    plan.scrollStore[identity].offsetRows = offset
    plan.scrollStore[identity].isHeldByWheel = true
    return offset
  }

  /// How far below the top of the thumb a press in the bar holds it: its middle, for one that isn't on it.
  package func grip(atRow row: Int) -> Int {
    guard let bar else { return 0 }
    return bar.thumb.contains(row) ? row - bar.thumb.lowerBound : bar.thumb.count / 2
  }

  /// The offset with which the thumb begins at a row, as near as the content allows.
  package func offset(withThumbAtRow row: Int) -> Int {
    guard let bar else { return offsetRows }
    let track = bar.cells.rows
    let room = track.count - bar.thumb.count
    // Where the thumb already is nothing moves, so that taking hold of it doesn't.
    guard room > 0, row != bar.thumb.lowerBound else { return offsetRows }
    let place = min(max(0, row - track.lowerBound), room)
    return (place * maximumOffset * 2 + room) / (2 * room)
  }

  /// Whether a frame in the content is wholly seen with an offset.
  package func isSeen(_ frame: Rect, offsetRows: Int) -> Bool {
    let rows = halfRows(frame)
    return rows.lowerBound - 2 * offsetRows >= viewport.lowerBound
      && rows.upperBound - 2 * offsetRows <= viewport.upperBound
  }

  package override func draw(on canvas: inout Canvas) {
    var cells = canvas.cells(frame)
    if needsBar { cells = drawBar(in: cells, on: &canvas) }
    canvas.clipped(to: cells, scrolledRows: offsetRows) { content.draw(on: &$0) }
  }

  /// Draws the scroll bar; the cells that remain for the content.
  @MainActor
  private func drawBar(in cells: CellRect, on canvas: inout Canvas) -> CellRect {
    guard cells.columns.count > 1 else { return cells }
    let atLeft = layoutDirection == .rightToLeft
    let column = atLeft ? cells.columns.lowerBound : cells.columns.upperBound - 1
    let rows = cells.rows.clamped(to: canvas.clip.rows)
    let content = max(1, halfRows(content.frame).count)
    let thumb = ScrollBar.thumb(
      track: rows, offset: offsetRows * 2, visible: viewport.count, content: content)
    canvas.drawScrollBar(column: column, track: rows, thumb: thumb)
    bar = (CellRect(columns: column..<column + 1, halfRows: rows.lowerBound * 2..<rows.upperBound * 2), thumb)
    let rest = atLeft ? column + 1..<cells.columns.upperBound : cells.columns.lowerBound..<column
    return CellRect(columns: rest, halfRows: cells.halfRows)
  }
}
