import Tessera

/// The containers that the gallery shows, a tab each.
enum GalleryTab: Int, CaseIterable, Identifiable {
  case wideFirst
  case lazyGrid
  case grid
  case flow

  var id: Int { rawValue }

  /// The container's name.
  var title: String {
    switch self {
    case .wideFirst: "WideFirstGrid"
    case .lazyGrid: "LazyVGrid"
    case .grid: "Grid"
    case .flow: "FlowLayout"
    }
  }

  /// What it does with the same tiles.
  var explanation: String {
    switch self {
    case .wideFirst: "As many columns as fit. The first tile takes two of them."
    case .lazyGrid: "As many columns as fit. No tile takes two."
    case .grid: "Rows and columns as they are written. A cell may span columns; their number never changes."
    case .flow: "Each chip as wide as its text. A chip that doesn't fit begins the next line."
    }
  }
}
