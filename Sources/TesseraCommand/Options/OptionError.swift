import Tessera

/// What is wrong with a command line. The values may hold anything; they are cleaned where they are printed.
enum OptionError: Error, Equatable {
  case unknown(option: String)
  case ambiguous(option: String)
  case missingArgument(option: String)
  case unwantedArgument(option: String)
  case badValue(option: String, value: String, expected: String)
  case needs(option: String, other: String)
  /// One of fzf's that isn't known here; the remedy says what is.
  case foreign(option: String, remedy: String)

  /// One sentence for people.
  var explanation: String {
    switch self {
    case .unknown(let option): "unknown option '\(printable(option))'; see tessera --help"
    case .ambiguous(let option): "option '\(printable(option))' could be more than one; see tessera --help"
    case .missingArgument(let option): "option '\(printable(option))' needs an argument; see tessera --help"
    case .unwantedArgument(let option): "option '\(printable(option))' takes no argument"
    case .badValue(let option, let value, let expected):
      "bad value '\(printable(value))' of --\(option): \(expected)"
    case .foreign(let option, let remedy): "unknown option '\(printable(option))' of fzf: \(remedy)"
    case .needs(let option, let other): "option '--\(option)' needs --\(other)"
    }
  }
}

/// A text from outside as it may be printed on a terminal: cleaned, on one line, at most so many columns.
func printable(_ text: String, columns: Int = 60) -> String {
  let clean = CleanText(text, signs: .ascii, lineBreaks: .mark, maximumColumns: columns)
  return clean.truncated(columns: columns).map { line in
    String(String.UnicodeScalarView(clean.glyphs(on: line).map(\.base)))
  } ?? ""
}
