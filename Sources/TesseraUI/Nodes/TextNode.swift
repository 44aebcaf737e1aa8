import TesseraLayout

/// The node of a text: it wraps to whole columns and draws on whole rows.
///
/// Measuring and drawing use the same lines: those for the whole columns that fit in the width that it was offered.
package final class TextNode: ViewNode {
  /// A part of the text that has a look of its own.
  struct Part {
    /// The byte of the source after its last.
    let sourceEnd: Int
    let look: TextLook
  }

  private let text: CleanText
  private let look: TextLook
  // None where the whole text looks alike.
  private let parts: [Part]
  // Drawn over it.
  private let highlights: [TextRun]
  private let minimumLines: Int
  private let truncation: Text.TruncationMode
  private let alignment: TextAlignment
  private let lineLimit: Int?
  private let layoutDirection: LayoutDirection

  // The lines that it was last asked for: it is drawn in the room that it was measured for, mostly.
  private var known: (columns: Int, limit: Int?, lines: [TextLine])?

  /// Creates a node; the source offsets of a text of parts must have been kept.
  init(
    _ text: CleanText, style: TextStyle, parts: [Part] = [], highlights: [TextRun] = [],
    environment: EnvironmentValues, plan: Plan
  ) {
    self.text = text
    self.parts = parts
    self.highlights = highlights
    look = TextLook(style, in: environment)
    minimumLines = environment.minimumLines
    truncation = environment.truncationMode
    alignment = environment.multilineTextAlignment
    lineLimit = environment.lineLimit
    layoutDirection = environment.layoutDirection
    super.init(plan: plan, maySetLines: false)
  }

  private var metrics: CellMetrics { plan.metrics }

  /// The columns and the most lines that a proposal allows; a text keeps one line in any height.
  private func room(in proposal: ProposedViewSize) -> (columns: Int, limit: Int?) {
    let columns = proposal.proposedWidth.map { metrics.wholeColumns(in: $0) } ?? .max
    guard let height = proposal.proposedHeight, height < longestLength else { return (columns, lineLimit) }
    return (columns, min(lineLimit ?? .max, max(1, metrics.wholeRows(in: height))))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let room = room(in: proposal)
    // Most texts fit on their one line, which needs no list of lines.
    let size =
      text.isLine(of: room.columns, limit: room.limit)
      ? text.idealSize : CleanText.size(of: lines(in: room.columns, limit: room.limit))
    // Without a column there is no line, but the text still wants its row.
    let rows = max(size.rows, min(1, text.idealSize.rows), min(minimumLines, room.limit ?? .max))
    return metrics.size(of: CellSize(columns: size.columns, rows: rows))
  }

  private func lines(in columns: Int, limit: Int?) -> [TextLine] {
    if let known, known.columns == columns, known.limit == limit { return known.lines }
    let lines = text.lines(columns: columns, limit: limit, truncation: truncation)
    known = (columns, limit, lines)
    return lines
  }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    guard canvas.isVisible(frame) else { return }
    let room = room(in: placedProposal ?? .unspecified)
    let lines = lines(in: room.columns, limit: room.limit)
    let block = lines.reduce(0) { max($0, $1.columns) }
    let left = canvas.textColumn(frame.minX)
    let top = canvas.textRow(frame.minY)
    for (index, line) in lines.enumerated() {
      guard canvas.holdsText(row: top + index, from: frame.minY + Double(index) * metrics.cellHeightPoints) else {
        continue
      }
      let start = left + indent(of: line, in: block)
      draw(line, column: start, row: top + index, on: &canvas)
      if !highlights.isEmpty { drawHighlights(on: line, column: start, row: top + index, canvas: &canvas) }
    }
  }

  /// Draws the parts of a line again that look different.
  private func drawHighlights(on line: TextLine, column: Int, row: Int, canvas: inout Canvas) {
    guard !line.isNarrowed else { return }
    for run in highlights {
      let glyphs = run.glyphs.clamped(to: line.glyphs)
      guard !glyphs.isEmpty else { continue }
      let start = column + text.columns(of: line.glyphs.lowerBound..<glyphs.lowerBound)
      if let ground = run.ground {
        canvas.ground(columns: start..<start + text.columns(of: glyphs), row: row, paint: ground)
      }
      canvas.draw(
        Array(text.glyphs[glyphs]), column: start, row: row, paint: run.paint ?? look.paint,
        attributes: look.attributes.union(run.attributes))
    }
  }

  @MainActor
  private func draw(_ line: TextLine, column: Int, row: Int, on canvas: inout Canvas) {
    let glyphs = text.glyphs(on: line)
    guard !parts.isEmpty else { return look.draw(glyphs, column: column, row: row, on: &canvas) }
    var column = column
    var start = 0
    while start < glyphs.count {
      let part = part(ofGlyphAt: line.source(ofDrawn: start))
      var end = start + 1
      while end < glyphs.count, self.part(ofGlyphAt: line.source(ofDrawn: end)) == part { end += 1 }
      let run = Array(glyphs[start..<end])
      parts[part].look.draw(run, column: column, row: row, on: &canvas)
      column += run.reduce(0) { $0 + $1.columns }
      start = end
    }
  }

  private func part(ofGlyphAt index: Int) -> Int {
    let offset = text.sourceOffset(ofGlyphAt: index) ?? 0
    return parts.firstIndex { offset < $0.sourceEnd } ?? parts.count - 1
  }

  package override var shownText: String { text.plainText }

  private func indent(of line: TextLine, in columns: Int) -> Int {
    let room = columns - line.columns
    switch alignment {
    case .center: return room / 2
    case .leading: return layoutDirection == .rightToLeft ? room : 0
    case .trailing: return layoutDirection == .rightToLeft ? 0 : room
    }
  }

  package override func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): min(size.height, metrics.cellHeightPoints)
    case .vertical(.lastTextBaseline): size.height
    default: nil
    }
  }

  package override var remembersAnswers: Bool { false }

  package override var spacing: ViewSpacing { .text }
}
