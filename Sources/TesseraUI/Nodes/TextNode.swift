import TesseraLayout

/// The node of a text: it wraps to whole columns and draws on whole rows.
///
/// Measuring and drawing use the same lines: those for the whole columns that fit in the width that it was offered.
package final class TextNode: ViewNode {
  private let text: CleanText
  private let paint: Paint
  private let attributes: CellAttributes
  private let alignment: TextAlignment
  private let lineLimit: Int?
  private let layoutDirection: LayoutDirection

  package init(_ text: CleanText, environment: EnvironmentValues, plan: Plan) {
    self.text = text
    paint = environment.textStyle.foreground._paint(in: environment).paint
    attributes = environment.textStyle.attributes
    alignment = environment.multilineTextAlignment
    lineLimit = environment.lineLimit
    layoutDirection = environment.layoutDirection
    super.init(plan: plan)
  }

  /// The columns and the most lines that a proposal allows; a text keeps one line in any height.
  private func room(in proposal: ProposedViewSize) -> (columns: Int, limit: Int?) {
    let metrics = plan.metrics
    let columns = proposal.proposedWidth.map { metrics.wholeColumns(in: $0) } ?? .max
    guard let height = proposal.proposedHeight, height < longestLength else { return (columns, lineLimit) }
    return (columns, min(lineLimit ?? .max, max(1, metrics.wholeRows(in: height))))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let room = room(in: proposal)
    let size = text.size(columns: room.columns, limit: room.limit)
    // Without a column there is no line, but the text still wants its row.
    let rows = max(size.rows, min(1, text.idealSize.rows))
    return plan.metrics.size(of: CellSize(columns: size.columns, rows: rows))
  }

  package override func draw(on canvas: inout Canvas) {
    guard canvas.isVisible(frame) else { return }
    let room = room(in: placedProposal ?? .unspecified)
    let lines = text.lines(columns: room.columns, limit: room.limit)
    let block = lines.reduce(0) { max($0, $1.columns) }
    let left = canvas.textColumn(frame.minX)
    let top = canvas.textRow(frame.minY)
    for (index, line) in lines.enumerated() {
      canvas.draw(
        text.glyphs(on: line), column: left + indent(of: line, in: block), row: top + index, paint: paint,
        attributes: attributes)
    }
  }

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
    case .vertical(.firstTextBaseline): min(size.height, plan.metrics.cellHeightPoints)
    case .vertical(.lastTextBaseline): size.height
    default: nil
    }
  }

  package override var spacing: ViewSpacing { .text }
}
