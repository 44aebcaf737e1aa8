import TesseraLayout

/// Draws in points onto a surface of cells: snaps, clips, scrolls and mixes colours.
package struct Canvas {
  /// The picture so far.
  package var surface: Surface

  package let metrics: CellMetrics
  package let traits: ScreenTraits
  package let theme: Theme

  /// What may be drawn on.
  package private(set) var clip: CellRect

  /// Rows that everything is moved up by, because a scroll view around it is scrolled.
  package private(set) var scrolledRows = 0

  /// What everything that is drawn is made fainter by, from 1 down to 0.
  package private(set) var opacity = 1.0

  /// Columns that everything is moved to the left by; negative where lines run from right to left.
  package private(set) var scrolledColumns = 0

  /// Where the first text begins that was drawn since it was last set to nil.
  package var firstText: CellPosition?

  package init(size: CellSize, metrics: CellMetrics, traits: ScreenTraits, theme: Theme) {
    surface = Surface(size: size)
    clip = surface.bounds
    self.metrics = metrics
    self.traits = traits
    self.theme = theme
  }

  /// Draws a part that is clipped to cells, scrolled up by rows and to the left by columns.
  package mutating func clipped(
    to cells: CellRect, scrolledRows rows: Int = 0, scrolledColumns columns: Int = 0, _ body: (inout Canvas) -> Void
  ) {
    let outer = (clip, scrolledRows, scrolledColumns)
    clip = clip.intersection(cells)
    scrolledRows += rows
    scrolledColumns += columns
    body(&self)
    (clip, scrolledRows, scrolledColumns) = outer
  }

  /// Draws a part that is fainter, each thing in it by itself.
  package mutating func faded(by factor: Double, _ body: (inout Canvas) -> Void) {
    let outer = opacity
    opacity *= factor > 0 ? min(factor, 1) : 0
    body(&self)
    opacity = outer
  }

  /// The cells of a frame as they are seen, after scrolling but before clipping.
  package func cells(_ frame: Rect) -> CellRect {
    let cells = metrics.cells(frame)
    let scrolled =
      scrolledRows == 0 && scrolledColumns == 0
      ? cells : cells.offset(columns: -scrolledColumns, halfRows: -2 * scrolledRows)
    return traits.isWholeRowMode ? wholeRows(frame, columns: scrolled.columns) : scrolled
  }

  private func wholeRows(_ frame: Rect, columns: Range<Int>) -> CellRect {
    let top = metrics.rowEdge(frame.minY)
    let bottom = max(top, metrics.rowEdge(frame.maxY))
    return CellRect(columns: columns, rows: top - scrolledRows..<bottom - scrolledRows)
  }

  /// The row that a block of text starts on, as it is seen.
  package func textRow(_ y: Double) -> Int { metrics.textRow(y) - scrolledRows }

  /// The column that a block of text starts on, as it is seen.
  package func textColumn(_ x: Double) -> Int { metrics.columnEdge(x) - scrolledColumns }

  /// What is seen of the space that is drawn in, in points, and a cell more on each side: edges are rounded.
  package var visibleFrame: Rect {
    let left = Double(clip.columns.lowerBound + scrolledColumns - 1) * metrics.cellWidthPoints
    let right = Double(clip.columns.upperBound + scrolledColumns + 1) * metrics.cellWidthPoints
    let top = Double(clip.rows.lowerBound + scrolledRows - 1) * metrics.cellHeightPoints
    let bottom = Double(clip.rows.upperBound + scrolledRows + 1) * metrics.cellHeightPoints
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether a frame may be seen at all.
  package func isVisible(_ frame: Rect) -> Bool { !cells(frame).intersection(clip).isEmpty }

  /// The colour of a paint over a background.
  package func color(_ paint: Paint, over background: CellColor) -> CellColor { theme.color(paint, over: background) }

  /// The colour of text on a fill where there are sixteen colours or fewer: black or white, whichever is read on what
  /// the fill becomes there, which is far from what was asked for. Nil on black, and where there are more colours or none.
  package func fewColorsText(over fill: RGB) -> CellColor? {
    guard traits.colorDepth == .ansi8 || traits.colorDepth == .ansi16 else { return nil }
    switch ColorQuantizer.basicIndex(of: fill, depth: traits.colorDepth) {
    case 0: return nil
    // Red, blue, magenta, dark grey, and light blue, which is a dark one on most screens.
    case 1, 4, 5, 8, 12: return .rgb(RGB(0xFFFFFF))
    default: return .rgb(RGB(0x000000))
    }
  }

  /// The colour of text: the terminal's own on its own background; on a fill, readable.
  package func textColor(_ paint: Paint, over background: CellColor) -> CellColor {
    guard let fill = background.rgb else {
      return paint == .primary ? .terminalDefault : color(paint, over: background)
    }
    if let few = fewColorsText(over: fill) { return few }
    let wanted = color(paint, over: background)
    if let rgb = wanted.rgb, rgb.contrast(with: fill) >= theme.leastContrast { return wanted }
    // As near to what is wanted as can be read: on fills of middling lightness only black or white can.
    for pair in [[theme.labels[0], theme.onAccent], [RGB(0xFFFFFF), RGB(0x000000)]] {
      guard let best = pair.max(by: { $0.contrast(with: fill) < $1.contrast(with: fill) }) else { continue }
      for part in 1...4 {
        let mixed = (wanted.rgb ?? best).blended(with: best, opacity: Double(part) / 4)
        if mixed.contrast(with: fill) >= theme.leastContrast { return .rgb(mixed) }
      }
    }
    return .rgb(fill.luminance > 0.18 ? RGB(0x000000) : RGB(0xFFFFFF))
  }
}

extension Theme {
  /// The colour of a paint over a background.
  package func color(_ paint: Paint, over background: CellColor) -> CellColor {
    guard paint.opacity > 0 else { return background }
    let below = background.rgb ?? ground
    switch paint.source {
    case .clear: return background
    case .ground:
      return paint.opacity == 1 ? .terminalDefault : .rgb(below.blended(with: ground, opacity: paint.opacity))
    case .rgb(let rgb): return .rgb(below.blended(with: rgb, opacity: paint.opacity))
    case .label(let level):
      let label = labels[min(max(0, level), labels.count - 1)]
      return .rgb(below.blended(with: label, opacity: paint.opacity))
    }
  }
}
