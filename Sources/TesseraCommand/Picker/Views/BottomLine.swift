import Tessera

import struct Foundation.CGFloat

/// The line below the tiles: the whole text of the focused item where its tile cuts it, else which keys do what; at
/// the end how many items there are while that is news.
struct BottomLine: View {
  let model: PickerModel
  let strings: PaletteStrings
  let isNarrow: Bool
  /// Whether the count is shown here rather than in the filter line.
  let showsCount: Bool

  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    // Made when the tiles have their places, which tell whether one cuts its label.
    GeometryReader { proxy in line(columns: proxy.cellSize.columns) }.frame(height: 16)
  }

  private func line(columns: Int) -> AnyView {
    guard showsCount, model.isReading || !model.marks.isEmpty else {
      return AnyView(explanation(columns: columns))
    }
    let count = CountText.text(of: model, strings: strings, drawsUnicode: traits.drawsUnicode)
    let room = columns - CleanText(count, lineBreaks: .mark).idealSize.columns - 2
    return AnyView(
      HStack(spacing: 16) {
        explanation(columns: room)
        Spacer()
        CountText(model: model, strings: strings).layoutPriority(1)
      })
  }

  private func explanation(columns: Int) -> AnyView {
    if let whole = CutLabel(model: model, traits: traits, isNarrow: isNarrow).wholeText(columns: columns) {
      return AnyView(Text(whole).lineLimit(1))
    }
    let hints = model.zone == .filter ? KeyHints.typing(strings) : KeyHints.picker(strings, model: model)
    return AnyView(KeyHints(hints: hints, columns: columns))
  }
}
