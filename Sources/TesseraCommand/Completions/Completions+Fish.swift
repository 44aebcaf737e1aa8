extension Completions {
  /// A line an option for fish.
  static var fish: String {
    let lines = OptionTable.all.map { option in
      var words = ["complete -c tessera"]
      if let letter = option.letter { words.append("-s \(letter)") }
      words.append("-l \(option.name)")
      if case .required = option.argument {
        switch option.completion {
        case .nothing: words.append("-x")
        case .file: words.append("-r -F")
        case .words(let choices): words.append("-x -a '\(choices.joined(separator: " "))'")
        }
      }
      if case .optionalWord = option.argument, case .words(let choices) = option.completion {
        words.append("-a '\(choices.joined(separator: " "))'")
      }
      words.append("-d '\(quoted(option.help))'")
      return words.joined(separator: " ")
    }
    return """
      # Completion of tessera for fish: made by `tessera --completion fish`.
      complete -c tessera -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
