extension SearchOptions {
  /// What the command line asks for.
  init(_ wishes: Options.Search) {
    self.init()
    matching = wishes.isExact ? .exact : .fuzzy
    caseMode =
      switch wishes.letterCase {
      case .smart: .smart
      case .ignore: .ignore
      case .respect: .respect
      }
    accents = wishes.isLiteral ? .kept : .folded
    order = wishes.sortsByRank ? .ranked : .input
  }
}
