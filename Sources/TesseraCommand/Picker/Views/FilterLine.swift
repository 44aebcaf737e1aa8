import Tessera

import struct Foundation.CGFloat

/// The line that is typed into: the prompt, the text, and at the end how many items are shown.
struct FilterLine: View {
  let model: PickerModel
  let strings: PaletteStrings
  /// Whether no other line tells of the count.
  let isAlone: Bool

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    HStack(spacing: 8) {
      InputLine(
        prompt: model.options.appearance.prompt ?? "/", before: model.query.before, after: model.query.after,
        isActive: model.zone == .filter)
      CountText(model: model, strings: strings).layoutPriority(1)
    }
  }
}
