import Tessera

/// How many items are shown of how many, how many are marked, and whether more may come.
struct CountText: View {
  let model: PickerModel
  let strings: PaletteStrings

  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    Text(text).foregroundStyle(.secondary).lineLimit(1)
      .onDeadline(isBusy && model.options.appearance.showsMotion ? model.spinner.next : nil) { model.spinner.turn() }
  }

  private var isBusy: Bool { model.isReading || model.isSearching }

  private var text: String {
    var words: [String] = []
    if model.isFiltered {
      words.append("\(model.list.count)/\(model.items.count)")
    } else {
      words.append(String(model.items.count))
    }
    if !model.marks.isEmpty { words.append(strings.marks(model.marks.count, hidden: model.hiddenMarkCount)) }
    if isBusy {
      words.append(
        model.options.appearance.showsMotion
          ? model.spinner.sign(drawsUnicode: traits.drawsUnicode) : traits.drawsUnicode ? "…" : "..")
    }
    return words.joined(separator: " ")
  }
}
