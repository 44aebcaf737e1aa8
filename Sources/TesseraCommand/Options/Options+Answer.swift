extension Options {
  /// What is printed of the choice.
  struct Answer: Equatable {
    /// What ends an answer: `--print0`.
    var separator = ItemSeparator.newline

    /// Whether the filter's query comes first: `--print-query`.
    var printsQuery = false

    /// Whether an item's place among all is printed, from 1, instead of the item: `--index`.
    var printsIndex = false

    /// The fields of an item that are printed, nil for all of it: `--accept-nth`.
    var fields: FieldRanges?
  }
}
