import Tessera

import struct Foundation.CGFloat

/// The tile of an item: its number, its sign and its label, with a check mark once it is marked.
struct ItemTile: View, Equatable {
  let content: TileContent
  let metrics: TileMetrics
  /// Whether there is hardly room for the label.
  let isNarrow: Bool
  /// The columns that a number takes at least, so that labels below each other begin in one column.
  let numberColumns: Int

  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  // What it reads of its environment every tile of a picture is drawn with.
  nonisolated static func == (left: ItemTile, right: ItemTile) -> Bool {
    left.content == right.content && left.metrics == right.metrics && left.isNarrow == right.isNarrow
      && left.numberColumns == right.numberColumns
  }

  var body: some View {
    TileFace(
      kind: content.isMarked ? .marked : .plain, color: content.color, minimumHeight: metrics.height,
      insets: metrics.insets(isNarrow: isNarrow), alignment: .topLeading
    ) {
      // In the column that is free beside the text, so that no letter makes room for the mark.
      content.isMarked && !isNarrow
        ? AnyView(row.overlay(alignment: .topLeading) { mark.padding(.leading, -8) }) : AnyView(row)
    }
  }

  private var row: TextRow { TextRow(signs: signs, lines: lines, spacing: 8) }

  private var signs: [TextRow.Part] {
    var signs: [TextRow.Part] = []
    if content.isMarked, isNarrow { signs.append(TextRow.Part(markText, style: .themed(.mark), lineLimit: nil)) }
    if let number = content.number {
      signs.append(
        TextRow.Part(CleanText(text(of: number), lineBreaks: .mark), style: .themed(.number), lineLimit: nil))
    }
    if let icon = content.icon { signs.append(TextRow.Part(icon, style: .primary, lineLimit: 1)) }
    return signs
  }

  private var lines: [TextRow.Part] {
    let label = TextRow.Part(
      content.label, runs: content.runs, style: content.isDisabled ? .colored(.disabled) : .primary,
      lineLimit: metrics.labelLines)
    guard metrics.showsDetail, let detail = content.detail else { return [label] }
    return [label, TextRow.Part(detail, style: .themed(.detail), lineLimit: 1)]
  }

  private func text(of number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, numberColumns - digits.utf8.count)) + digits
  }

  private var markText: CleanText { CleanText(traits.drawsUnicode ? "✓" : "*", lineBreaks: .mark) }

  private var mark: some View { Text(markText).themed(.mark) }
}
