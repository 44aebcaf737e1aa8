extension OptionTable {
  /// What `--help` prints: lines of at most 80 columns.
  static var help: String {
    var lines = [
      "Usage: tessera [OPTION...] [ITEM...]",
      "       COMMAND | tessera [OPTION...]",
      "",
      "Pick one of the items, from the arguments or one a line from standard input, on",
      "tiles that fill the terminal; the picked one is printed. Without items in a",
      "terminal: a sample palette.",
    ]
    for (section, options) in sections {
      lines += ["", "\(section.rawValue):"]
      for option in options { lines += helpLines(of: option) }
    }
    lines += [
      "",
      "Keys: arrows or h j k l move, Home, End, Page Up, Page Down and Tab too; Enter and",
      "Space select; a number goes to its tile and selects it; q or Esc leave; Ctrl-C",
      "interrupts. A click selects, the wheel scrolls.",
      "",
      "Exit status: 0 something was picked (or the sample palette was left), 1 nothing was",
      "picked, 2 an error, 130 interrupted.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let indent = 30

  private static func helpLines(of option: OptionSpecification) -> [String] {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let argument =
      switch option.argument {
      case .none: ""
      case .required(let name): "=\(name)"
      case .optional(let name), .optionalWord(let name): "[=\(name)]"
      }
    let head = "  \(letter)--\(option.name)\(argument)"
    let blanks = String(repeating: " ", count: indent)
    let text = wrapped(option.help, columns: 80 - indent)
    // Two columns between the option and what is said of it, else that begins on a line of its own.
    guard head.utf8.count <= indent - 2 else { return [head] + text.map { blanks + $0 } }
    return text.enumerated().map { index, line in
      index == 0 ? head + String(repeating: " ", count: indent - head.utf8.count) + line : blanks + line
    }
  }

  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
