import Tessera

import struct Foundation.CGFloat

/// The full list of keys, in as many columns as fit; any key closes it.
struct KeyList: View {
  /// A key or several, and what they do.
  struct Entry: Equatable {
    var keys: String
    var meaning: String
  }

  let entries: [Entry]

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    ScrollView {
      LazyVGridLayout(columns: [GridItem(.adaptive(minimum: 256), spacing: 16)], alignment: .leading, spacing: 0) {
        ForEach(0..<entries.count) { index in
          HStack(alignment: .top, spacing: 8) {
            Text(entries[index].keys).bold().lineLimit(1).frame(width: 112, alignment: .leading)
            Text(entries[index].meaning).lineLimit(2)
            Spacer()
          }
        }
      }
    }
  }

  /// What keys do in a picker: those that work where the keys go now come first.
  @MainActor
  static func entries(of model: PickerModel, strings: PaletteStrings, drawsUnicode: Bool) -> [Entry] {
    let words = strings.keys
    var entries = [
      Entry(keys: drawsUnicode ? "←↓↑→ hjkl" : "arrows hjkl", meaning: words.move),
      Entry(keys: "Home End", meaning: words.ends),
      Entry(keys: "PgUp PgDn", meaning: words.page),
    ]
    if model.showsNumbers { entries.append(Entry(keys: "0-9", meaning: strings.byNumber)) }
    if model.isMulti {
      entries += [
        Entry(keys: "Space", meaning: words.mark), Entry(keys: "Tab S-Tab", meaning: words.markAndGoOn),
        Entry(keys: "Ctrl-A", meaning: words.markAll), Entry(keys: "Enter", meaning: words.accept),
      ]
    } else {
      entries += [
        Entry(keys: "Tab S-Tab", meaning: words.next), Entry(keys: "Enter Space", meaning: words.accept),
      ]
    }
    entries += [
      Entry(keys: "/", meaning: words.filter), Entry(keys: "Tab Down", meaning: words.leaveFilter),
      Entry(keys: "Ctrl-U", meaning: words.clearFilter), Entry(keys: "Ctrl-W", meaning: words.deleteWord),
      Entry(keys: "Esc q", meaning: words.leave), Entry(keys: "Ctrl-C", meaning: words.interrupt),
      Entry(keys: "?", meaning: words.help),
    ]
    if model.preview != nil {
      entries.append(Entry(keys: drawsUnicode ? "Shift-↑↓" : "Shift arrows", meaning: words.preview))
    }
    for binding in model.options.selection.bindings {
      entries.append(
        Entry(keys: binding.key.name, meaning: binding.actions.map(\.name).joined(separator: " + ")))
    }
    for key in model.options.selection.expectedKeys { entries.append(Entry(keys: key.name, meaning: words.accept)) }
    return entries
  }
}
