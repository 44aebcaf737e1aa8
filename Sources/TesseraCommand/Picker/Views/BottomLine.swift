import Tessera

import struct Foundation.CGFloat

/// The line below the tiles: which keys do what, or the whole text of the focused item where its tile cuts it; at the
/// end how many items there are while that is news.
struct BottomLine: View {
  let model: PickerModel
  let strings: PaletteStrings
  let columns: Int
  /// Whether the count is shown here rather than in the filter line.
  let showsCount: Bool

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    if showsCount, model.isReading || !model.marks.isEmpty {
      HStack(spacing: 16) {
        explanation
        Spacer()
        CountText(model: model, strings: strings).layoutPriority(1)
      }
    } else {
      explanation
    }
  }

  private var explanation: KeyHints { KeyHints(hints: hints, columns: columns) }

  private var hints: [KeyHints.Hint] {
    model.zone == .filter ? KeyHints.typing(strings) : KeyHints.picker(strings, model: model)
  }
}
