import TesseraLayout

/// The node of a ``ScrollView``: a viewport onto content that is as long as it wants to be along its axes.
package final class ScrollNode: ViewNode {
  /// Which scroll view it is.
  package let identity: ViewIdentity

  /// The axes that it scrolls along.
  package let axes: Axis.Set

  /// The scroll view that it stands in; known once it was arranged.
  package weak var outer: ScrollNode?

  private let content: ViewNode
  private let layoutDirection: LayoutDirection
  // The axes that bars tell of.
  private let indicators: Axis.Set
  private var barAxes: Axis.Set = []

  /// The upright scroll bar where it was drawn, its thumb in eighths of a row; nil where there is none.
  package private(set) var bar: (cells: CellRect, thumb: Range<Int>)?

  /// Forgets the scroll bar, as everything is about to be drawn.
  package func forgetBar() { bar = nil }

  /// Rows that the content is moved up by.
  package private(set) var offsetRows = 0

  /// Columns that the content is moved by from where lines start.
  package private(set) var offsetColumns = 0

  package init(
    _ content: ViewNode, identity: ViewIdentity, axes: Axis.Set, indicators: Axis.Set,
    layoutDirection: LayoutDirection
  ) {
    self.content = content
    self.identity = identity
    self.axes = axes
    self.indicators = indicators
    self.layoutDirection = layoutDirection
    super.init(plan: content.plan)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      points: axes.contains(.horizontal) ? nil : proposal.proposedWidth,
      axes.contains(.vertical) ? nil : proposal.proposedHeight)
  }

  /// Greedy along its axes: what is offered, or all of the content where nothing is.
  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let whole = content.size(for: inner(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.proposedWidth ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.proposedHeight ?? whole.height : whole.height)
  }

  package override func extent(along axis: Axis, for proposal: ProposedViewSize) -> Double {
    // Nothing and everything are taken as offered, whatever the content, which may be many views, is like across.
    guard axes.contains(axis == .vertical ? .vertical : .horizontal), let offered = proposal[axis],
      offered == 0 || offered == .infinity
    else { return super.extent(along: axis, for: proposal) }
    return offered
  }

  package override func arrange() {
    let bar = Size(width: plan.metrics.cellWidthPoints, height: plan.metrics.cellHeightPoints)
    var room = frame.size
    let whole = content.size(for: inner(ProposedViewSize(room))).bounded
    // A bar in a few columns or rows would take more than it tells.
    if indicators.contains(.vertical), axes.contains(.vertical), whole.height > room.height + 0.01,
      frame.width >= Double(ScrollBar.fewestColumns) * bar.width
    {
      barAxes.insert(.vertical)
      room.width -= Double(ScrollBar.columns) * bar.width
    }
    if indicators.contains(.horizontal), axes.contains(.horizontal), whole.width > room.width + 0.01,
      frame.height >= 3 * bar.height
    {
      barAxes.insert(.horizontal)
      room.height -= bar.height
    }
    place(ProposedViewSize(room), in: room)
    plan.arrange(in: self) { content.arrange() }
  }

  /// Places the content at its start: at the top, and where lines start if it scrolls across.
  private func place(_ proposal: ProposedViewSize, in room: Size) {
    let isMirrored = layoutDirection == .rightToLeft
    let left = isMirrored ? frame.maxX - room.width : frame.minX
    let proposal = inner(proposal)
    let width = content.size(for: proposal).bounded.width
    let x = isMirrored && axes.contains(.horizontal) ? left + room.width - width : left
    content.place(at: Point(x: x, y: frame.minY), anchor: .topLeading, proposal: proposal)
    viewportFrame = Rect(origin: Point(x: left, y: frame.minY), size: room)
  }

  /// What is left of the frame beside the bars.
  private var viewportFrame = Rect.zero

  /// How far the content is moved to the left and up, in points; to the right is negative.
  package var scrolledPoints: Point {
    Point(
      x: Double(scrolledColumns) * plan.metrics.cellWidthPoints,
      y: Double(offsetRows) * plan.metrics.cellHeightPoints)
  }

  /// What the store says of how far the content is moved, before this plan has decided; see ``scrolledPoints``.
  @MainActor
  package var previouslyScrolledPoints: Point {
    let position = plan.scrollStore[identity]
    let columns = Double(position.horizontal.offset) * plan.metrics.cellWidthPoints
    return Point(
      x: isMirrored ? -columns : columns, y: Double(position.vertical.offset) * plan.metrics.cellHeightPoints)
  }

  private var scrolledColumns: Int { layoutDirection == .rightToLeft ? -offsetColumns : offsetColumns }

  /// The half rows of the viewport.
  package var viewport: Range<Int> { steps(viewportFrame, along: .vertical) }

  /// Whether it scrolls along an axis.
  package func scrolls(along axis: Axis) -> Bool { scrollingAxes.contains(axis) }

  /// Whether it starts at the right.
  package var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// The points that are seen along an axis.
  package func viewportLength(along axis: Axis) -> Double { viewportFrame.size[axis] }

  // MARK: Offsets

  /// A frame in half rows from the top, or in columns from where lines start.
  private func steps(_ rect: Rect, along axis: Axis) -> Range<Int> {
    guard axis == .horizontal else {
      let top = edge(rect.minY)
      return top..<max(top, edge(rect.maxY))
    }
    let left = plan.metrics.columnEdge(rect.minX)
    let right = max(left, plan.metrics.columnEdge(rect.maxX))
    return layoutDirection == .rightToLeft ? -right ..< -left : left..<right
  }

  private func edge(_ y: Double) -> Int {
    plan.traits.isWholeRowMode ? plan.metrics.rowEdge(y) * 2 : plan.metrics.halfRowEdge(y)
  }

  private func extent(_ axis: Axis) -> ScrollExtent {
    ScrollExtent(
      viewport: steps(viewportFrame, along: axis), content: steps(content.frame, along: axis),
      unit: axis == .vertical ? 2 : 1)
  }

  private var scrollingAxes: [Axis] {
    [.vertical, .horizontal].filter { axes.contains($0 == .vertical ? .vertical : .horizontal) }
  }

  /// Decides on the offsets: keeps the focused view visible with the smallest move, and stays within the content.
  ///
  /// After an action the content moves only as far as it must. After a resize the focused view goes back to the
  /// place in the viewport where the last action left it.
  ///
  /// - Parameters:
  ///   - focused: The view that has the focus, if it is in the content.
  ///   - frame: Its frame in the content, in points.
  ///   - isFirst: Whether no other view that can have the focus stands before it.
  ///   - isInFirstRow: Whether none stands above it.
  @MainActor
  package func settle(focused: ViewIdentity?, frame: Rect?, isFirst: Bool, isInFirstRow: Bool) {
    var position = plan.scrollStore[identity]
    let before = position.vertical.anchor ?? position.horizontal.anchor
    if before?.focused != focused { position.isHeld = false }
    for axis in scrollingAxes {
      settle(
        &position[axis], extent: extent(axis), focused: focused, range: frame.map { steps($0, along: axis) },
        isFirst: (axis == .vertical ? isFirst || isInFirstRow : isFirst) && !position.isHeld)
    }
    offsetRows = position.vertical.offset
    offsetColumns = position.horizontal.offset
    plan.scrollStore[identity] = position
  }

  @MainActor
  private func settle(
    _ position: inout ScrollStore.AxisPosition, extent: ScrollExtent, focused: ViewIdentity?, range: Range<Int>?,
    isFirst: Bool
  ) {
    let action = plan.scrollStore.action
    if let anchor = position.anchor, anchor.action == action, anchor.focused == focused {
      if let range {
        let steps = range.lowerBound - extent.viewport.lowerBound - anchor.fromStart
        position.offset = extent.revealing(range, isFirst: isFirst, from: extent.unit == 2 ? steps >> 1 : steps)
      } else {
        position.offset = min(anchor.offset, extent.maximumOffset)
      }
      return
    }
    let revealed = range.map { extent.revealing($0, isFirst: isFirst, from: position.offset) }
    position.offset = extent.clamped(revealed ?? position.offset)
    position.anchor = ScrollStore.Anchor(
      focused: focused,
      fromStart: (range?.lowerBound ?? 0) - extent.viewport.lowerBound - extent.unit * position.offset,
      offset: position.offset, action: action)
  }

  /// Whether a row of the bar shows a part of the thumb.
  package func showsThumb(atRow row: Int) -> Bool { bar?.thumb.overlaps(row * 8..<row * 8 + 8) ?? false }

  /// How many eighths of a row below the top of the thumb a press in the bar holds it: its middle, for one that isn't on it.
  package func grip(atRow row: Int) -> Int {
    guard let bar else { return 0 }
    return showsThumb(atRow: row) ? row * 8 + 4 - bar.thumb.lowerBound : bar.thumb.count / 2
  }

  /// The offset to which a thumb that is held so far below its top is dragged by moving to a row, as near as the content
  /// allows.
  ///
  /// A mouse goes by rows and may have nowhere left to go, so the outermost ones are the ends.
  package func offset(draggedToRow row: Int, grip: Int) -> Int {
    guard let bar else { return offsetRows }
    let rows = bar.cells.rows
    let room = rows.count * 8 - bar.thumb.count
    let top = row <= rows.lowerBound ? 0 : row >= rows.upperBound - 1 ? room : (row - rows.lowerBound) * 8 + 4 - grip
    let place = min(max(0, top), room)
    // Where the thumb already is nothing moves: it stands for many offsets.
    guard room > 0, place != bar.thumb.lowerBound - rows.lowerBound * 8 else { return offsetRows }
    return (place * extent(.vertical).maximumOffset * 2 + room) / (2 * room)
  }

  /// Scrolls along an axis by rows or columns, as a wheel does; whether that moved anything.
  @MainActor
  package func scroll(by units: Int, along axis: Axis) -> Bool {
    // From where the last notch led, which no plan may have seen yet.
    let before = plan.scrollStore[identity][axis].offset
    let offset = extent(axis).clamped(before + units)
    plan.scrollStore[identity][axis].offset = offset
    plan.scrollStore[identity].isHeld = true
    return offset != before
  }

  /// Moves the content so that a frame in it is seen: at the anchor, or without one by the smallest move.
  @MainActor
  package func reveal(_ frame: Rect, anchor: UnitPoint?) {
    var position = plan.scrollStore[identity]
    for axis in scrollingAxes {
      let extent = extent(axis)
      let range = steps(frame, along: axis)
      let part = anchor.map { axis == .vertical ? $0.unitY : $0.unitX }
      position[axis].offset =
        part.map { extent.aligning(range, at: $0) }
        ?? extent.revealing(range, isFirst: false, from: position[axis].offset)
      position[axis].anchor = nil
    }
    position.isHeld = true
    plan.scrollStore[identity] = position
    offsetRows = position.vertical.offset
    offsetColumns = position.horizontal.offset
  }

  /// Whether a frame in the content is wholly seen with the offsets that the store knows.
  @MainActor
  package func isSeen(_ frame: Rect) -> Bool {
    let position = plan.scrollStore[identity]
    return scrollingAxes.allSatisfy { axis in
      extent(axis).isSeen(steps(frame, along: axis), offset: position[axis].offset)
    }
  }

  // MARK: Drawing

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    var cells = canvas.cells(frame)
    if barAxes.contains(.vertical), cells.columns.count > ScrollBar.columns {
      cells = drawVerticalBar(in: cells, on: &canvas)
    }
    if barAxes.contains(.horizontal), cells.rows.count > 1 { cells = drawHorizontalBar(in: cells, on: &canvas) }
    canvas.clipped(to: cells, scrolledRows: offsetRows, scrolledColumns: scrolledColumns) { content.draw(on: &$0) }
  }

  /// Draws the bar at the side where lines end; the cells that remain for the content.
  private func drawVerticalBar(in cells: CellRect, on canvas: inout Canvas) -> CellRect {
    let atLeft = layoutDirection == .rightToLeft
    let column = atLeft ? cells.columns.lowerBound : cells.columns.upperBound - 1
    let rows = cells.rows.clamped(to: canvas.clip.rows)
    let extent = extent(.vertical)
    let thumb = ScrollBar.thumb(
      rows: rows, look: ScrollBar.Look(on: canvas.traits), offset: offsetRows * 2, visible: extent.viewport.count,
      content: max(1, extent.content.count))
    canvas.drawScrollBar(column: column, rows: rows, thumb: thumb)
    bar = (CellRect(columns: column..<column + 1, rows: rows), thumb)
    let rest =
      atLeft
      ? cells.columns.lowerBound + ScrollBar.columns..<cells.columns.upperBound
      : cells.columns.lowerBound..<cells.columns.upperBound - ScrollBar.columns
    return CellRect(columns: rest, halfRows: cells.halfRows)
  }

  /// Draws the bar below; the cells that remain for the content.
  private func drawHorizontalBar(in cells: CellRect, on canvas: inout Canvas) -> CellRect {
    let row = cells.rows.upperBound - 1
    let columns = cells.columns.clamped(to: canvas.clip.columns)
    let extent = extent(.horizontal)
    var thumb = ScrollBar.thumb(
      track: columns, offset: offsetColumns, visible: extent.viewport.count, content: max(1, extent.content.count))
    if layoutDirection == .rightToLeft {
      let sum = columns.lowerBound + columns.upperBound
      thumb = sum - thumb.upperBound..<sum - thumb.lowerBound
    }
    canvas.drawScrollBar(row: row, track: columns, thumb: thumb)
    return CellRect(
      columns: cells.columns, halfRows: cells.halfRows.lowerBound..<max(cells.halfRows.lowerBound, row * 2))
  }
}
