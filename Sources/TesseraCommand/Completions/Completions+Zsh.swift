extension Completions {
  /// A function for zsh, to be found in `$fpath` as `_tessera` or sourced.
  static var zsh: String {
    let lines = OptionTable.all.map { "    '\(specification(of: $0))' \\" }
    return """
      #compdef tessera
      # Completion of tessera for zsh: made by `tessera --completion zsh`.
      _tessera() {
        _arguments -s -S \\
      \(lines.joined(separator: "\n"))
          '*:item: '
      }
      if [ "$funcstack[1]" = _tessera ]; then _tessera "$@"; else compdef _tessera tessera; fi

      """
  }

  /// What `_arguments` is told of an option, within single quotes.
  private static func specification(of option: OptionSpecification) -> String {
    let text = "[" + quoted(option.help) + "]"
    let repeats = option.isRepeatable ? "*" : ""
    let argument: String
    let sign: String
    switch option.argument {
    case .none: (sign, argument) = ("", "")
    case .required(let name): (sign, argument) = ("=", ":" + quoted(name) + ":" + action(of: option))
    case .optionalWord(let name): (sign, argument) = ("=", "::" + quoted(name) + ":" + action(of: option))
    case .optional(let name): (sign, argument) = ("=-", "::" + quoted(name) + ":" + action(of: option))
    }
    let long = "--\(option.name)\(sign)"
    guard let letter = option.letter else { return repeats + long + text + argument }
    let short = if case .required = option.argument { "-\(letter)+" } else { "-\(letter)" }
    let exclusion = repeats.isEmpty ? "(-\(letter) --\(option.name))" : repeats
    return exclusion + "'{" + short + "," + long + "}'" + text + argument
  }

  private static func action(of option: OptionSpecification) -> String {
    switch option.completion {
    case .nothing: " "
    case .file: "_files"
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    }
  }

  /// A text within a specification within single quotes.
  private static func quoted(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": "'\\''"
      case ":", "[", "]", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
