import Tessera

/// One line that tells which keys do what: as many as fit, the most needed first.
struct KeyHints: View {
  /// What a key does, in signs and in ASCII.
  struct Hint: Equatable {
    var keys: String
    var asciiKeys: String
    var meaning: String
  }

  let hints: [Hint]
  let columns: Int

  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    Text(line).themed(.hint).lineLimit(1)
  }

  // Not `joined`, whose generic code takes a seventieth of the time to the first picture.
  private var line: String {
    var line = ""
    for hint in fitting {
      if !line.isEmpty { line += "   " }
      line += text(hint)
    }
    return line
  }

  private func text(_ hint: Hint) -> String { "\(keys(hint)) \(hint.meaning)" }

  private func keys(_ hint: Hint) -> String { traits.drawsUnicode ? hint.keys : hint.asciiKeys }

  // Whole hints only: one that is cut tells nothing.
  private var fitting: [Hint] {
    var room = columns
    return hints.prefix { hint in
      room -= CleanText(text(hint), signs: .unicode, lineBreaks: .mark).idealSize.columns
      defer { room -= 3 }
      return room >= 0
    }
  }

  static func palette(_ strings: PaletteStrings, count: Int) -> [Hint] {
    [
      Hint(keys: "←↓↑→", asciiKeys: "arrows", meaning: strings.move),
      Hint(keys: "⏎", asciiKeys: "Enter", meaning: strings.select),
      Hint(keys: "q", asciiKeys: "q", meaning: strings.quit),
      Hint(keys: "1–\(count)", asciiKeys: "1-\(count)", meaning: strings.byNumber),
    ]
  }

  /// The hints of a picker whose tiles have the keys.
  @MainActor
  static func picker(_ strings: PaletteStrings, model: PickerModel) -> [Hint] {
    var hints = [Hint(keys: "←↓↑→", asciiKeys: "arrows", meaning: strings.move)]
    if model.isMulti { hints.append(Hint(keys: "Space", asciiKeys: "Space", meaning: strings.mark)) }
    hints += [
      Hint(keys: "⏎", asciiKeys: "Enter", meaning: strings.select),
      Hint(keys: "Esc", asciiKeys: "Esc", meaning: model.query.isEmpty ? strings.cancel : strings.clear),
    ]
    let count = model.list.count
    if model.showsNumbers, count > 0 {
      let last = String(count)
      hints.append(
        Hint(
          keys: count == 1 ? last : "1–" + last, asciiKeys: count == 1 ? last : "1-" + last,
          meaning: strings.byNumber))
    }
    return hints + [
      Hint(keys: "/", asciiKeys: "/", meaning: strings.filter),
      Hint(keys: "?", asciiKeys: "?", meaning: strings.moreKeys),
    ]
  }

  /// The hints of a picker whose filter field is typed into.
  static func typing(_ strings: PaletteStrings) -> [Hint] {
    [
      Hint(keys: "⏎", asciiKeys: "Enter", meaning: strings.select),
      Hint(keys: "↓", asciiKeys: "Tab", meaning: strings.toTiles),
      Hint(keys: "Esc", asciiKeys: "Esc", meaning: strings.clear),
    ]
  }
}
