import Tessera

import struct Foundation.CGFloat

/// The tile of an item: its number, its sign and its label, with a check mark once it is marked.
struct ItemTile: View {
  let content: TileContent
  let metrics: TileMetrics
  /// Whether there is hardly room for the label.
  let isNarrow: Bool

  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    TileFace(
      kind: content.isMarked ? .marked : .plain, color: content.color, minimumHeight: metrics.height,
      insets: isNarrow ? .none : .narrow, alignment: .leading
    ) {
      HStack(alignment: .top, spacing: 8) {
        if content.isMarked, isNarrow { mark }
        if let number = content.number { Text(String(number)).themed(.number).layoutPriority(1) }
        if let icon = content.icon { Text(icon).lineLimit(1).layoutPriority(1) }
        words
      }
      .overlay(alignment: .topLeading) {
        // In the column that is free beside the text, so that no letter makes room for it.
        if content.isMarked, !isNarrow { mark.padding(.leading, -8) }
      }
    }
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
