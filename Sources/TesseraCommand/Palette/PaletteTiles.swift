import Tessera

import struct Foundation.CGFloat

/// The tiles of the sample palette: the introductory one and numbered buttons, for a grid to arrange.
struct PaletteTiles: View {
  let strings: PaletteStrings
  let count: Int
  let minimumHeight: Double
  let selectedNumber: Int?
  let focusedNumber: FocusState<Int?>.Binding
  let select: (Int) -> Void

  // It has none; asking by reflection would cost more than drawing it.
  func _connectProperties(in context: _ViewContext) {}

  var body: some View {
    TileFace(kind: .introduction, minimumHeight: minimumHeight, alignment: .leading) {
      Text(strings.introduction).bold()
    }
    ForEach(0..<count) { index in
      let number = index + 1
      Button {
        select(number)
      } label: {
        TileFace(
          kind: number == selectedNumber ? .chosen : .plain, minimumHeight: minimumHeight, alignment: .center
        ) {
          Text(strings.tile(number))
        }
      }
      .buttonStyle(.plain)
      .focused(focusedNumber, equals: number)
    }
  }
}
