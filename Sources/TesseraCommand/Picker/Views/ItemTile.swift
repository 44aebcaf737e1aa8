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

  // It has none; asking by reflection would cost more than drawing it.
  func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    TileFace(
      kind: isMarked ? .chosen : .plain, minimumHeight: metrics.height, insets: isNarrow ? .none : .narrow,
      alignment: .leading
    ) {
      HStack(alignment: .top, spacing: 8) {
        if let number { Text(String(number)).foregroundStyle(.secondary).layoutPriority(1) }
        Text(label, runs: runs).lineLimit(metrics.labelLines)
      }
    }
  }
}
