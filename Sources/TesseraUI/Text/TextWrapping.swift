/// The wrapping of one text, from its first line to its last; ``CleanText/lines(columns:limit:)`` says how.
struct TextWrapping {
  private let text: CleanText
  private let columns: Int
  private let limit: Int
  private let truncation: Text.TruncationMode
  private var lines: [TextLine] = []

  /// Prepares the wrapping; columns and limit must be above zero.
  init(text: CleanText, columns: Int, limit: Int, truncation: Text.TruncationMode) {
    self.text = text
    self.columns = columns
    self.limit = limit
    self.truncation = truncation
  }

  /// The lines.
  mutating func run() -> [TextLine] {
    var start = 0
    for end in text.hardBreaks {
      wrap(start..<end, isLast: false)
      if lines.count == limit { return lines }
      start = end
    }
    wrap(start..<text.glyphs.count, isLast: true)
    return lines
  }

  // Appends the lines of what stands between two hard breaks, one at least.
  private mutating func wrap(_ paragraph: Range<Int>, isLast: Bool) {
    let isFollowed = !isLast || text.isCut
    let width = text.columns(of: paragraph)
    // The limit is looked at first: one line needs no opportunities.
    if lines.count == limit - 1 {
      lines.append(lastLine(paragraph, columns: width, isFollowed: isFollowed))
      return
    }
    guard width > columns else {
      lines.append(end(paragraph, columns: width, isCut: isLast && text.isCut))
      return
    }
    let opportunities = LineBreaking.opportunities(in: text.glyphs[paragraph])
    var start = paragraph.lowerBound
    while lines.count < limit - 1 {
      if start == paragraph.upperBound, !(isLast && text.isCut) { return }
      let next = next(from: start, in: paragraph, opportunities: opportunities)
      guard let next else {
        let rest = start..<paragraph.upperBound
        lines.append(end(rest, columns: text.columns(of: rest), isCut: isLast && text.isCut))
        return
      }
      lines.append(next.line)
      start = next.start
    }
    let rest = start..<paragraph.upperBound
    if rest.isEmpty, !(isLast && text.isCut) { return }
    lines.append(lastLine(rest, columns: text.columns(of: rest), isFollowed: isFollowed))
  }

  // A line that ends in a break inside the paragraph, and where the next starts; nil when the rest fits.
  private func next(
    from start: Int, in paragraph: Range<Int>, opportunities: [Bool]
  ) -> (line: TextLine, start: Int)? {
    var taken = 0
    var hasInk = false
    var opportunity: Int?
    for index in start..<paragraph.upperBound {
      let glyph = text.glyphs[index]
      // A break after leading blanks only would leave an empty line.
      if hasInk, opportunities[index - paragraph.lowerBound], text.startsCluster(at: index) {
        opportunity = index
      }
      // Blanks may hang over the edge: they are dropped there.
      if glyph != .blank {
        hasInk = true
        guard taken + glyph.columns <= columns else {
          if let opportunity { return (line(trimming: start..<opportunity), opportunity) }
          return cut(start: start, at: index, end: paragraph.upperBound)
        }
      }
      taken += glyph.columns
    }
    return nil
  }

  // Ends a line inside a word, before the glyph that doesn't fit.
  private func cut(start: Int, at index: Int, end paragraphEnd: Int) -> (line: TextLine, start: Int) {
    var end = index
    while end > start, !text.startsCluster(at: end) { end -= 1 }
    if end == start { end = index }
    guard end > start else {
      // The blanks after it hang, as they do at any other break.
      let next = text.glyphs[(start + 1)..<paragraphEnd].firstIndex { $0 != .blank } ?? paragraphEnd
      return (TextLine(glyphs: start..<(start + 1), columns: 1, isNarrowed: true), next)
    }
    let kept = line(trimming: start..<end)
    // Leading blanks that are as wide as the line, before a word: they are kept, or a line would be empty.
    return (kept.glyphs.isEmpty ? clipped(start..<end) : kept, end)
  }

  private func line(trimming range: Range<Int>) -> TextLine {
    var end = range.upperBound
    while end > range.lowerBound, text.glyphs[end - 1] == .blank { end -= 1 }
    return TextLine(glyphs: range.lowerBound..<end, columns: text.columns(of: range.lowerBound..<end))
  }

  // The range as a line, without the blanks at its end that don't fit.
  private func clipped(_ range: Range<Int>) -> TextLine {
    var end = range.upperBound
    var width = text.columns(of: range)
    while width > columns, end > range.lowerBound {
      end -= 1
      width -= text.glyphs[end].columns
    }
    return TextLine(glyphs: range.lowerBound..<end, columns: width)
  }

  // The rest of a paragraph that fits, but for blanks at its end.
  private func end(_ range: Range<Int>, columns width: Int, isCut: Bool) -> TextLine {
    isCut ? truncated(range) : width <= columns ? TextLine(glyphs: range, columns: width) : clipped(range)
  }

  // The last line that the limit allows.
  private func lastLine(_ range: Range<Int>, columns width: Int, isFollowed: Bool) -> TextLine {
    if isFollowed { return truncated(range) }
    if width <= columns { return TextLine(glyphs: range, columns: width) }
    let ink = line(trimming: range)
    if ink.columns <= columns { return clipped(range) }
    if columns == 1, ink.glyphs.count == 1 { return TextLine(glyphs: ink.glyphs, columns: 1, isNarrowed: true) }
    return truncated(range)
  }

  // As many clusters as fit before an ellipsis.
  private func truncated(_ range: Range<Int>) -> TextLine {
    let ellipsis = text.signs.ellipsis(columns: columns).count
    // Of a text whose end isn't here only the start can be shown.
    let mode = range.upperBound == text.glyphs.count && !text.isCut ? truncation : .tail
    let room = columns - ellipsis
    let headRoom =
      switch mode {
      case .tail: room
      case .middle: (room + 1) / 2
      case .head: 0
      }
    var width = 0
    var end = range.lowerBound
    while end < range.upperBound, width + text.glyphs[end].columns <= headRoom {
      width += text.glyphs[end].columns
      end += 1
    }
    while end > range.lowerBound, end < range.upperBound, !text.startsCluster(at: end) { end -= 1 }
    let kept = line(trimming: range.lowerBound..<end)
    let tail = mode == .tail ? 0..<0 : tail(of: end..<range.upperBound, room: room - kept.columns)
    return TextLine(
      glyphs: kept.glyphs, columns: kept.columns + ellipsis + text.columns(of: tail), ellipsisColumns: ellipsis,
      tail: tail)
  }

  // As many clusters at the end as fit, without blanks at their start.
  private func tail(of range: Range<Int>, room: Int) -> Range<Int> {
    var start = range.upperBound
    var width = 0
    while start > range.lowerBound, width + text.glyphs[start - 1].columns <= room {
      start -= 1
      width += text.glyphs[start].columns
    }
    while start < range.upperBound, !text.startsCluster(at: start) || text.glyphs[start] == .blank { start += 1 }
    return start..<range.upperBound
  }
}
