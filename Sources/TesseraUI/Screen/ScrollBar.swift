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
  ///   - shortest: The shortest thumb, in units of the track.
  package static func thumb(
    track: Range<Int>, offset: Int, visible: Int, content: Int, shortest: Int = 1
  ) -> Range<Int> {
    guard content > visible, track.count > 0 else { return track }
    let length = min(track.count, max(shortest, track.count * visible / content))
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
  /// Draws an upright scroll bar in a column.
  ///
  /// The thumb is half a column wide, so that it doesn't touch what stands beside it, and exact to half a row; `offset`,
  /// `visible` and `content` are in half rows. Where there are no quarters of a cell it is made of lines, or of ASCII, on
  /// whole rows.
  package mutating func drawScrollBar(column: Int, track: Range<Int>, offset: Int, visible: Int, content: Int) {
    guard clip.columns.contains(column) else { return }
    guard !traits.isWholeRowMode, traits.drawsQuadrants, traits.colorDepth >= .indexed256 else {
      let thumb = ScrollBar.thumb(track: track, offset: offset, visible: visible, content: content)
      return drawLines(column: column, track: track, thumb: thumb)
    }
    let halves = ScrollBar.thumb(
      track: track.lowerBound * 2..<track.upperBound * 2, offset: offset, visible: visible, content: content,
      shortest: 2)
    for row in track {
      var quadrants: Quadrants = []
      if halves.contains(row * 2) { quadrants.insert(.upperRight) }
      if halves.contains(row * 2 + 1) { quadrants.insert(.lowerRight) }
      drawThumb(quadrants, column: column, row: row)
    }
  }

  private mutating func drawThumb(_ quadrants: Quadrants, column: Int, row: Int) {
    erase(column: column, row: row)
    guard !quadrants.isEmpty else { return }
    var cell = surface[column: column, row: row]
    cell.glyph = quadrants.glyph
    cell.foreground = color(theme[.border].paint, over: cell.textBackground)
    (cell.part, cell.attributes) = (.whole, [])
    surface[column: column, row: row] = cell
  }

  private mutating func drawLines(column: Int, track: Range<Int>, thumb: Range<Int>) {
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
