/// One option of the command line.
struct OptionSpecification {
  /// Which one it is.
  enum Name: String, CaseIterable {
    case digits
    case exact
    case filter
    case help
    case items
    case noSort = "no-sort"
    case plan
    case snapshot
    case version
  }

  /// Its long name.
  let name: Name

  /// Its one-letter name, if it has one.
  let letter: Character?

  /// What `--help` calls its argument; nil where it has none.
  let argument: String?

  /// What `--help` says of it: one line an element.
  let help: [String]
}

/// All options of the command line, in the order of `--help`: the one table that parsing and help come from.
enum OptionTable {
  static let all: [OptionSpecification] = [
    OptionSpecification(
      name: .digits, letter: nil, argument: "select|focus",
      help: ["whether a number that is typed selects its tile (as", "Enter does; the default) or only moves to it"]),
    OptionSpecification(
      name: .filter, letter: "f", argument: "QUERY",
      help: ["print the items that match, best first, without a", "screen"]),
    OptionSpecification(
      name: .exact, letter: "e", argument: nil, help: ["a term's letters stand one behind the other"]),
    OptionSpecification(name: .noSort, letter: nil, argument: nil, help: ["matches keep the order of the input"]),
    OptionSpecification(
      name: .plan, letter: nil, argument: "WIDTH,…",
      help: [
        "print how many columns and rows the palette has at", "widths in points (a column of the screen is 8);",
        "WIDTH,…:json prints every frame, in points and cells",
      ]),
    OptionSpecification(
      name: .items, letter: nil, argument: "N",
      help: ["with --plan: the number of tiles, the introductory", "one included (12)"]),
    OptionSpecification(
      name: .snapshot, letter: nil, argument: "COLSxROWS",
      help: ["print what a screen of this size would show, as text"]),
    OptionSpecification(name: .help, letter: "h", argument: nil, help: ["print this help"]),
    OptionSpecification(name: .version, letter: nil, argument: nil, help: ["print the version"]),
  ]

  /// What `--help` prints.
  static var help: String {
    var lines = [
      "Usage: tessera [OPTION…] [ITEM…]",
      "       COMMAND | tessera [OPTION…]",
      "",
      "Pick one of the items, from the arguments or one a line from standard input, on",
      "tiles that fill the terminal; the picked one is printed. Without items in a",
      "terminal: a sample palette.",
      "",
      "Options:",
    ]
    for option in all {
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let argument = option.argument.map { "=\($0)" } ?? ""
      let head = "  \(letter)--\(option.name.rawValue)\(argument)"
      let indent = String(repeating: " ", count: 30)
      let isShort = head.count <= 28
      if !isShort { lines.append(head) }
      for (index, line) in option.help.enumerated() {
        let start = index == 0 && isShort ? head + String(repeating: " ", count: 30 - head.count) : indent
        lines.append(start + line)
      }
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
}
