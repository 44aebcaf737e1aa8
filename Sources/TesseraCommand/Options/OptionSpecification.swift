/// One option of the command line: how it is written, what is said of it, and what it does.
struct OptionSpecification: Sendable {
  /// What an option is about, in the order of `--help` and the manual.
  enum Section: String, CaseIterable, Sendable {
    case input = "Items in"
    case appearance = "On the screen"
    case search = "Filter"
    case selection = "Choosing"
    case answer = "Answer"
    case report = "Without a screen"
  }

  /// Whether an argument follows.
  enum Argument: Equatable, Sendable {
    case none
    /// It must follow, and has this name in the help.
    case required(String)
    /// It may follow, behind `=`, and has this name in the help.
    case optional(String)
    /// It may follow, behind `=` or as the next word, unless that begins with `-` or `+`.
    case optionalWord(String)
  }

  /// What shells offer for the argument.
  enum Completion: Equatable, Sendable {
    case nothing
    /// Paths of files.
    case file
    /// These words.
    case words([String])
  }

  /// Its long name, without dashes.
  let name: String

  /// Its one-letter name, if it has one. Where the argument is optional, only a number may stand behind the letter.
  let letter: Character?

  /// Whether an argument follows.
  let argument: Argument

  /// What shells offer for the argument.
  let completion: Completion

  /// What `--help` and the manual say of it: plain ASCII, a clause without a capital and without a full stop.
  let help: String

  /// Notes what was asked for.
  let apply: @Sendable (inout Options, OptionArgument) throws(OptionError) -> Void

  /// Whether each mention adds to what was said before.
  var isRepeatable: Bool { help.hasSuffix("may be repeated") }

  /// An option that takes no argument.
  static func flag(
    _ name: String, _ letter: Character? = nil, _ help: String, apply: @escaping @Sendable (inout Options) -> Void
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, letter: letter, argument: .none, completion: .nothing, help: help,
      apply: { (options, _) throws(OptionError) in apply(&options) })
  }

  /// An option that takes an argument.
  static func value(
    _ name: String, _ letter: Character? = nil, _ argument: String, completing completion: Completion = .nothing,
    _ help: String, apply: @escaping @Sendable (inout Options, OptionArgument) throws(OptionError) -> Void
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, letter: letter, argument: .required(argument), completion: completion, help: help, apply: apply)
  }

  /// An option that takes one of some words, which are its argument's name too.
  static func choice(
    _ name: String, _ words: [String], _ help: String,
    apply: @escaping @Sendable (inout Options, OptionArgument) throws(OptionError) -> Void
  ) -> OptionSpecification {
    .value(name, nil, words.joined(separator: "|"), completing: .words(words), help, apply: apply)
  }
}
