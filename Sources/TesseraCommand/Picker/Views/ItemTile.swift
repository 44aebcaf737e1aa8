import Tessera

import struct Foundation.CGFloat

/// The tile of an item: its number and its label, with a check mark once it is marked.
struct ItemTile: View {
  /// The number that names it; nil where none is shown.
  let number: Int?
  let label: CleanText
  /// The parts of the label that look different.
  let runs: [TextRun]
  let isMarked: Bool
  let metrics: TileMetrics
  /// Whether there is hardly room for the label.
  let isNarrow: Bool

  @Environment(\.traits) private var traits

  func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    TileFace(
      kind: isMarked ? .marked : .plain, minimumHeight: metrics.height, insets: isNarrow ? .none : .narrow,
      alignment: .leading
    ) {
      HStack(alignment: .top, spacing: 8) {
        if isMarked, isNarrow { sign }
        if let number { Text(String(number)).foregroundStyle(.secondary).layoutPriority(1) }
        Text(label, runs: runs).lineLimit(metrics.labelLines)
      }
      .overlay(alignment: .topLeading) {
        // In the column that is free beside the text, so that no letter makes room for it.
        if isMarked, !isNarrow { sign.padding(.leading, -8) }
      }
    }
  }

  private var sign: some View { Text(traits.drawsUnicode ? "✓" : "*").bold().foregroundStyle(.green) }
}
