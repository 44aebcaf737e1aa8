import TesseraLayout

/// Where the thumb of a scroll bar stands, and how finely a screen can show it.
package enum ScrollBar {
  /// How an upright bar is drawn.
  package enum Look: Sendable {
    /// A thumb on a faint track, its ends blocks of eighths of a row.
    case eighths
    /// The same with half blocks, which the fonts of consoles have too.
    case halves
    /// A heavy line on a light one.
    case lines
    /// Reversed cells on a light line.
    case reversed
    /// Signs of ASCII.
    case signs

    /// The look on a screen.
    package init(on traits: ScreenTraits) {
      guard traits.drawsUnicode else {
        self = .signs
        return
      }
      self =
        traits.isWholeRowMode
        ? (traits.drawsQuadrants ? .lines : .reversed) : traits.drawsQuadrants ? .eighths : .halves
    }

    /// The steps of the thumb in a row.
    package var stepsPerRow: Int {
      switch self {
      case .eighths: 8
      case .halves, .lines: 2
      case .reversed, .signs: 1
      }
    }
  }

  /// The columns that an upright bar takes: its own, and one between it and the content.
  package static let columns = 2

  /// The fewest columns of a view that has an upright bar: in fewer it would take more than it tells.
  package static let fewestColumns = 12

  /// The part of a track that the thumb takes: at the ends of the track only where the content is at its ends.
  ///
  /// - Parameters:
  ///   - track: The bar, in steps of any size.
  ///   - offset: What lies before the viewport, in the same unit as the next two.
  ///   - visible: What is seen.
  ///   - content: All there is.
  ///   - shortest: The shortest thumb, in steps.
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

  /// The thumb of an upright bar in eighths of a row, as a look can show it: at least a row high.
  ///
  /// - Parameters:
  ///   - rows: The rows of the bar.
  ///   - look: How it is drawn.
  ///   - offset: What lies before the viewport, in the same unit as the next two.
  ///   - visible: What is seen.
  ///   - content: All there is.
  package static func thumb(
    rows: Range<Int>, look: Look, offset: Int, visible: Int, content: Int
  ) -> Range<Int> {
    let steps = look.stepsPerRow
    let thumb = thumb(
      track: rows.lowerBound * steps..<rows.upperBound * steps, offset: offset, visible: visible, content: content,
      shortest: steps)
    return thumb.lowerBound * 8 / steps..<thumb.upperBound * 8 / steps
  }
}
