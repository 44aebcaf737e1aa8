extension OptionTable {
  /// What is printed of the choice.
  static let answer: [OptionSpecification] = [
    .flag("print0", nil, "end answers by NUL instead of a line feed") { $0.answer.separator = .null },
    .flag("print-query", nil, "print the filter first") { $0.answer.printsQuery = true },
    .flag("index", nil, "print the item's place in the input, from 1, instead of the item") {
      $0.answer.printsIndex = true
    },
    .value("accept-nth", nil, "FIELDS", "print only these fields, as in 2 or 1,3..-1") {
      (options, argument) throws(OptionError) in
      options.answer.fields = try argument.fields()
    },
  ]
}
