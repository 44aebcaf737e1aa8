import Tessera

/// A tile of a picker. Equal ones look the same in the same theme, on the same screen.
enum PickerTile: View, Equatable {
  case introduction(IntroductionTile)
  case item(ItemTile)

  // It has none; asking by reflection would cost more than drawing it.
  mutating func _connectProperties(in context: _ViewContext) {}

  // Erased, as the type of a branch that isn't taken would be made for every picture.
  var body: AnyView {
    switch self {
    case .introduction(let tile): return AnyView(tile)
    case .item(let tile): return AnyView(tile)
    }
  }
}
