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
      HStack(alignment: .top, spacing: 8) {
        if content.isMarked, isNarrow { mark }
        if let number = content.number { Text(text(of: number)).themed(.number).layoutPriority(1) }
        if let icon = content.icon { Text(icon).lineLimit(1).layoutPriority(1) }
        words
      }
      .overlay(alignment: .topLeading) {
        // In the column that is free beside the text, so that no letter makes room for it.
        if content.isMarked, !isNarrow { mark.padding(.leading, -8) }
      }
    }
  }

  private func text(of number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, numberColumns - digits.utf8.count)) + digits
  }

  // Erased, as the type of a branch that isn't taken would be made for every picture.
  private var words: AnyView {
    let label = Text(content.label, runs: content.runs)
      .foregroundStyle(content.isDisabled ? AnyShapeStyle(ThemeStyle(.disabled)) : AnyShapeStyle(.primary))
      .lineLimit(metrics.labelLines)
    guard metrics.showsDetail, let detail = content.detail else { return AnyView(label) }
    return AnyView(
      VStack(alignment: .leading, spacing: 0) {
        label
        Text(detail).themed(.detail).lineLimit(1)
      })
  }

  private var mark: some View { Text(traits.drawsUnicode ? "✓" : "*").themed(.mark) }
}
