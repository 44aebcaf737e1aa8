import Tessera

import struct Foundation.CGFloat

/// The tile before those of the items, which says what to choose: it can't have the focus and has no number.
struct IntroductionTile: View, Equatable {
  let text: String
  let metrics: TileMetrics
  /// Whether there is hardly room for text.
  let isNarrow: Bool

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    TileFace(
      kind: .introduction, minimumHeight: metrics.height, insets: metrics.insets(isNarrow: isNarrow),
      alignment: .topLeading
    ) {
      Text(text).bold().lineLimit(metrics.textLines)
    }
  }
}
