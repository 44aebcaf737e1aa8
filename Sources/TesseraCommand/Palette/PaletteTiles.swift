import Tessera

import struct Foundation.CGFloat

/// The tiles of the sample palette: the introductory one and numbered buttons, for a grid to arrange.
struct PaletteTiles: View {
  let strings: PaletteStrings
  let count: Int
  let minimumHeight: Double
  /// Whether a tile has hardly room for more than its number.
  var isNarrow = false
  let selectedNumber: Int?
  let focusedNumber: FocusState<Int?>.Binding
  let select: (Int) -> Void

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  private var insets: TileInsets { isNarrow ? .none : .regular }

  // A tile that is lower than a desktop's shows no line more than its height, or what it says would be out of view.
  private var lineLimit: Int? { minimumHeight < 64 ? max(1, Int(minimumHeight / 16)) : nil }

  var body: some View {
    TileFace(kind: .introduction, minimumHeight: minimumHeight, insets: insets, alignment: .leading) {
      Text(strings.introduction).bold().lineLimit(lineLimit)
    }
    ForEach(0..<count) { index in
      let number = index + 1
      Button {
        select(number)
      } label: {
        TileFace(
          kind: number == selectedNumber ? .chosen : .plain, minimumHeight: minimumHeight,
          insets: insets, alignment: .center
        ) {
          Text(isNarrow ? String(number) : strings.tile(number)).lineLimit(lineLimit)
        }
      }
      .buttonStyle(.plain)
      .focused(focusedNumber, equals: number)
    }
  }
}
