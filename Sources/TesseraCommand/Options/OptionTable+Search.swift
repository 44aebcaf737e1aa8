extension OptionTable {
  /// How items are filtered.
  static let search: [OptionSpecification] = [
    .flag("search", nil, "open with the filter, ready to type") { $0.search.startsInFilter = true },
    .value("query", "q", "QUERY", "open with a filter") { (options, argument) in
      options.search.query = argument.text
    },
    .value("filter", "f", "QUERY", "print the items that match, best first, without a screen") {
      (options, argument) in
      options.search.filter = argument.text
    },
    .value("nth", "n", "FIELDS", "search only these fields of what is shown, as in 2 or 1,3..-1") {
      (options, argument) throws(OptionError) in
      options.search.searchedFields = try argument.fields()
    },
    .flag("exact", "e", "match terms as they are, not fuzzily") { $0.search.isExact = true },
    .flag("ignore-case", "i", "capitals match small letters and the other way round") {
      $0.search.letterCase = .ignore
    },
    .flag("smart-case", nil, "capitals count where the term has any (the default)") {
      $0.search.letterCase = .smart
    },
    .flag("no-ignore-case", nil, "capitals always count") { $0.search.letterCase = .respect },
    .flag("literal", nil, "letters with accents differ from those without") { $0.search.isLiteral = true },
    .flag("no-sort", nil, "keep matches in the order of the input") { $0.search.sortsByRank = false },
  ]
}
