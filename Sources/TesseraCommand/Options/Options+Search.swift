extension Options {
  /// How items are filtered.
  struct Search: Equatable {
    /// Whether the screen opens with the filter: `--search`.
    var startsInFilter = false

    /// What the filter holds at the start: `--query`.
    var query: String?

    /// A query whose matches are printed instead of opening a screen: `--filter`.
    var filter: String?

    /// Whether terms match as they are rather than fuzzily: `--exact`.
    var isExact = false

    /// Whether the best match comes first; else the input's order stays: off by `--no-sort`.
    var sortsByRank = true

    /// Whether capitals differ from small letters.
    var letterCase = LetterCase.smart

    /// Whether letters with accents differ from those without: `--literal`.
    var isLiteral = false

    /// The fields of an item that are searched, nil for all that is shown: `--nth`.
    var searchedFields: FieldRanges?
  }

  /// Whether capitals differ from small letters.
  enum LetterCase: Equatable {
    /// Only where the term has capitals: `--smart-case`.
    case smart
    /// Never: `--ignore-case`.
    case ignore
    /// Always: `--no-ignore-case`.
    case respect
  }
}
