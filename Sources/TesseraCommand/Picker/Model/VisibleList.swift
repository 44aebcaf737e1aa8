/// The items that are shown, in their order: which item stands at which position, both counted from zero.
enum VisibleList {
  /// All of them in the order of the input: no list is kept.
  case all(count: Int)
  /// Those that match, the best first or in the order of the input.
  case matches(RankedMatches)

  var count: Int {
    switch self {
    case .all(let count): count
    case .matches(let items): items.count
    }
  }

  /// The item at a position that there is.
  func item(at position: Int) -> Int {
    switch self {
    case .all: position
    case .matches(let items): items[position]
    }
  }

  /// Where an item stands, nil where it isn't shown. Logarithmic in the matches.
  func position(of item: Int) -> Int? {
    switch self {
    case .all(let count): item < count ? item : nil
    case .matches(let items): items.rank(of: item)
    }
  }

  /// Whether an item is shown. Logarithmic in the matches.
  func contains(_ item: Int) -> Bool { position(of: item) != nil }
}
