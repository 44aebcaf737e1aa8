import Tessera

import struct Foundation.CGFloat

/// The sample palette: an introductory tile and numbered buttons in a grid that follows the window's width.
struct PaletteView: View {
  /// How many numbered tiles there are.
  static let tileCount = 11

  let strings: PaletteStrings
  let digits: Options.Digits
  let onSelect: (Int) -> Void

  @State private var selectedNumber: Int?
  @FocusState private var focusedNumber: Int?
  @Environment(reading: { $0.dismiss }) private var dismiss
  @Environment(reading: { $0.traits }) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _selectedNumber.connect(slot: 0, context: context)
    _focusedNumber.connect(slot: 1, context: context)
    _dismiss.connect(slot: 2, context: context)
    _traits.connect(slot: 3, context: context)
  }

  var body: some View {
    GeometryReader { proxy in
      let room = ScreenRoom(size: proxy.cellSize)
      NumberKeys(numbers: 1...Self.tileCount, focus: { focusedNumber = $0 }, act: act) {
        VStack(alignment: .leading, spacing: CGFloat(room.spacing)) {
          if room.showsStatus { header(room) }
          tiles(room)
          if room.showsHints {
            KeyHints(hints: KeyHints.palette(strings, count: Self.tileCount), columns: room.contentColumns)
          }
        }
        .padding(.horizontal, CGFloat(room.horizontalPadding))
        .padding(.vertical, CGFloat(room.verticalPadding))
      }
      .focusKeys(["h": .left, "j": .down, "k": .up, "l": .right])
      .onKeyPress("q") { leave() }
      .onKeyPress(.escape) { leave() }
    }
  }

  private func header(_ room: ScreenRoom) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if room.showsTitle { Text(strings.title).font(.title2).lineLimit(1) }
      Text(strings.status(selected: selectedNumber)).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private func tiles(_ room: ScreenRoom) -> some View {
    // Rows of text without lines around them need nothing between them.
    let isBare = room.isNarrow && traits.isWholeRowMode
    let least = ScreenRoom.leastColumnWidth(in: Double(room.contentColumns) * 8)
    return ScrollView {
      WideFirstGrid(minimumColumnWidth: CGFloat(least), gap: isBare ? 0 : 8) {
        PaletteTiles(
          strings: strings, count: Self.tileCount,
          minimumHeight: room.tileHeight(most: 4, hasBorders: traits.isWholeRowMode), isNarrow: room.isNarrow,
          selectedNumber: selectedNumber, focusedNumber: $focusedNumber, select: select)
      }
    }
  }

  private func act(_ number: Int) {
    switch digits {
    case .select: select(number)
    case .focus: focusedNumber = number
    }
  }

  private func select(_ number: Int) {
    selectedNumber = number
    focusedNumber = number
    onSelect(number)
  }

  private func leave() -> KeyPress.Result {
    dismiss()
    return .handled
  }
}
