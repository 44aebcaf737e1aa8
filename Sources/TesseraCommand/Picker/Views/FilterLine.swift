import Tessera

import struct Foundation.CGFloat

/// The line that is typed into: the prompt, the text, and at the end how many items are shown.
struct FilterLine: View {
  let model: PickerModel
  let strings: PaletteStrings
  let columns: Int

  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    HStack(spacing: 8) {
      InputLine(
        prompt: model.options.appearance.prompt ?? "/", before: model.query.before, after: model.query.after,
        isActive: model.zone == .filter)
      if hasRoomForCount { CountText(model: model, strings: strings).layoutPriority(1) }
    }
  }

  // What is typed needs some columns first.
  private var hasRoomForCount: Bool {
    let count = CountText.text(of: model, strings: strings, drawsUnicode: traits.drawsUnicode)
    return columns - CleanText(count, lineBreaks: .mark).idealSize.columns >= 12
  }
}
