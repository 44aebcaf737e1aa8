import Tessera

/// How many items are shown of how many, how many are marked, and whether more may come.
struct CountText: View {
  let model: PickerModel
  let strings: PaletteStrings

  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    Text(Self.text(of: model, strings: strings, drawsUnicode: traits.drawsUnicode))
      .themed(.count).lineLimit(1)
      .onDeadline(Self.isBusy(model) && model.options.appearance.showsMotion ? model.spinner.next : nil) {
        model.spinner.turn()
      }
  }

  private static func isBusy(_ model: PickerModel) -> Bool { model.isReading || model.isSearching }

  /// What it says.
  static func text(of model: PickerModel, strings: PaletteStrings, drawsUnicode: Bool) -> String {
    var words = [model.isFiltered ? "\(model.list.count)/\(model.items.count)" : String(model.items.count)]
    if !model.marks.isEmpty { words.append(strings.marks(model.marks.count, hidden: model.hiddenMarkCount)) }
    if isBusy(model) {
      let rest = drawsUnicode ? "…" : ".."
      let moves = model.options.appearance.showsMotion
      words.append(moves ? model.spinner.sign(drawsUnicode: drawsUnicode) : rest)
      // Drawn with the spinner's pictures: one that stands still would say what isn't so.
      if moves, let part = model.search?.progress() { words.append(ProgressBar(part).text(drawsUnicode: drawsUnicode)) }
    }
    return words.joined(separator: " ")
  }
}
