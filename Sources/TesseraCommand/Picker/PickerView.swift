import Tessera

import struct Foundation.CGFloat

/// A picker: every item on a numbered tile, the first one wide.
struct PickerView: View {
  let items: ItemStore
  let strings: PaletteStrings
  let digits: Options.Digits
  let onPick: (Int) -> Void

  @FocusState private var focusedIndex: Int?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _focusedIndex.connect(slot: 0, context: context)
    _dismiss.connect(slot: 1, context: context)
    _traits.connect(slot: 2, context: context)
  }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.cellSize
      let showsHints = size.rows >= 8 && size.columns >= 12
      NumberKeys(
        numbers: items.count > 0 ? 1...items.count : nil, focus: { focusedIndex = $0 - 1 }, act: act
      ) {
        VStack(alignment: .leading, spacing: 8) {
          tiles(ScreenRoom(size: size))
          if showsHints {
            KeyHints(hints: KeyHints.picker(strings, count: items.count), columns: size.columns)
          }
        }
      }
      .focusKeys(["h": .left, "j": .down, "k": .up, "l": .right])
      .onKeyPress("q") { leave() }
      .onKeyPress(.escape) { leave() }
    }
  }

  private func tiles(_ room: ScreenRoom) -> some View {
    let height = room.tileHeight(most: 3)
    let columns = room.size.columns
    return ScrollView {
      LazyTileGrid(
        count: items.count, minimumColumnWidth: ScreenRoom.leastColumnWidth(in: Double(columns) * 8),
        tileHeight: height, focus: $focusedIndex, action: pick
      ) { index in
        ItemTile(
          number: index + 1, label: label(index, columns: columns), minimumHeight: height, isNarrow: columns < 9)
      }
    }
  }

  private func label(_ index: Int, columns: Int) -> CleanText {
    items.withLabelBytes(of: index) { bytes in
      CleanText(
        utf8: bytes, signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .mark,
        // No tile shows more than two lines of the whole screen.
        maximumColumns: 2 * columns + 2)
    }
  }

  private func act(_ number: Int) {
    switch digits {
    case .select: pick(number - 1)
    case .focus: focusedIndex = number - 1
    }
  }

  private func pick(_ index: Int) {
    onPick(index)
    dismiss()
  }

  private func leave() -> KeyPress.Result {
    dismiss()
    return .handled
  }
}
