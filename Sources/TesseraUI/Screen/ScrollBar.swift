import TesseraLayout

/// Where the thumb of a scroll bar stands.
package enum ScrollBar {
  /// The rows of the thumb: at least one, at the ends of the track only where the content is at its ends.
  ///
  /// - Parameters:
  ///   - track: The rows of the bar.
  ///   - offset: What lies before the viewport, in the same unit as the next two.
  ///   - visible: What is seen.
  ///   - content: All there is.
  package static func thumb(track: Range<Int>, offset: Int, visible: Int, content: Int) -> Range<Int> {
    guard content > visible, track.count > 0 else { return track }
    let length = min(track.count, max(1, track.count * visible / content))
    let room = track.count - length
    let furthest = content - visible
    var start = (room * min(offset, furthest) * 2 + furthest) / (2 * furthest)
    if offset > 0, start == 0, room > 0 { start = 1 }
    if offset < furthest, start == room, room > 0 { start = room - 1 }
    // With room for two places only, the beginning and the rest are told apart.
    start = min(max(offset > 0 && room > 0 ? 1 : 0, start), room)
    return track.lowerBound + start..<track.lowerBound + start + length
  }
}

extension Canvas {
  /// Draws a scroll bar in a column: a thumb, and where there are no colours a track as well.
  package mutating func drawScrollBar(column: Int, track: Range<Int>, thumb: Range<Int>) {
    guard clip.columns.contains(column) else { return }
    for row in track {
      let isThumb = thumb.contains(row)
      drawBarCell(
        traits.drawsUnicode ? (isThumb ? "┃" : "│") : (isThumb ? "#" : "|"), isThumb: isThumb, column: column,
        row: row)
    }
  }

  /// Draws a scroll bar on a row.
  package mutating func drawScrollBar(row: Int, track: Range<Int>, thumb: Range<Int>) {
    guard clip.rows.contains(row) else { return }
    for column in track {
      let isThumb = thumb.contains(column)
      drawBarCell(
        traits.drawsUnicode ? (isThumb ? "━" : "─") : (isThumb ? "#" : "-"), isThumb: isThumb, column: column,
        row: row)
    }
  }

  private mutating func drawBarCell(_ sign: Unicode.Scalar, isThumb: Bool, column: Int, row: Int) {
    erase(column: column, row: row)
    var cell = surface[column: column, row: row]
    cell.glyph = Glyph(sign, isWide: false)
    cell.part = .whole
    let paint = Paint(source: .label(level: isThumb ? 1 : 3), opacity: isThumb ? 1 : 0.5)
    cell.foreground = traits.colorDepth == .none ? .terminalDefault : color(paint, over: cell.textBackground)
    cell.attributes = []
    surface[column: column, row: row] = cell
  }
}
