import Tessera

import struct Foundation.CGFloat

/// The tile of an item: its number and its label, of which two lines are seen.
struct ItemTile: View {
  let number: Int
  let label: CleanText
  let minimumHeight: Double
  /// Whether there is hardly room for the label.
  let isNarrow: Bool

  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  // Lines around a tile take the room of the second line.
  private var lineLimit: Int { minimumHeight >= 48 && !traits.isWholeRowMode ? 2 : 1 }

  var body: some View {
    TileFace(kind: .plain, minimumHeight: minimumHeight, insets: isNarrow ? .none : .narrow, alignment: .leading) {
      HStack(alignment: .top, spacing: 8) {
        if !isNarrow { Text(String(number)).foregroundStyle(.secondary).layoutPriority(1) }
        Text(label).lineLimit(lineLimit)
      }
    }
  }
}
