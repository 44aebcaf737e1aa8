/// All options of the command line: the one table that parsing, `--help`, the manual and completions come from.
///
/// An option is one element of one of the lists; without it, it is unknown everywhere.
enum OptionTable {
  /// The sections and their options, in the order of `--help`.
  static let sections: [(section: OptionSpecification.Section, options: [OptionSpecification])] = [
    (.input, input), (.appearance, appearance), (.search, search), (.selection, selection), (.answer, answer),
    (.report, report),
  ]

  /// All options, in the order of `--help`.
  static let all: [OptionSpecification] = sections.flatMap(\.options)

  /// All that is read: also the names of fzf's, which only the manual tells.
  static let accepted: [OptionSpecification] = all + FzfOption.synonyms
}
