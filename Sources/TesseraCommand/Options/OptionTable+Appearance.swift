extension OptionTable {
  /// What the screen looks like.
  static let appearance: [OptionSpecification] = texts + tiles + screen

  private static let texts: [OptionSpecification] = [
    .value("header", nil, "TEXT", "show a text above the tiles") { (options, argument) in
      options.appearance.header = argument.text
    },
    .value("footer", nil, "TEXT", "show a text below the tiles") { (options, argument) in
      options.appearance.footer = argument.text
    },
    .value("prompt", nil, "TEXT", "what stands before the filter") { (options, argument) in
      options.appearance.prompt = argument.text
    },
    .value("intro", nil, "TEXT", "a wide first tile that says what to choose") { (options, argument) in
      options.appearance.introduction = argument.text
    },
    .value("preview", nil, "COMMAND", "show what a command prints for the focused item, which is {} in it") {
      (options, argument) throws(OptionError) in
      guard let command = CommandTemplate(argument.text) else {
        throw argument.refusal("words, with quotations that are ended, as in 'cat {}'")
      }
      options.appearance.preview = command
    },
  ]

  private static let tiles: [OptionSpecification] = [
    .choice("arrange", Options.Arrangement.allCases.map(\.rawValue), "how tiles are arranged (wide-first)") {
      (options, argument) throws(OptionError) in
      options.appearance.arrangement = try argument.choice(Options.Arrangement.self)
    },
    .choice(
      "density", Options.Density.allCases.map(\.rawValue),
      "how high tiles are: one row, three (3.5 for two lines) or four (regular; compact in a list)"
    ) {
      (options, argument) throws(OptionError) in
      options.appearance.density = try argument.choice(Options.Density.self)
    },
    .value("lines", nil, "N", "the most rows of a label, from 1 to 100") { (options, argument) throws(OptionError) in
      options.appearance.lineLimit = try argument.wholeNumber(in: 1...100)
    },
    .value("tile-width", nil, "COLS", "the least width of a tile, in columns of the screen (12, or what labels need)") {
      (options, argument) throws(OptionError) in
      options.appearance.tileWidth = try argument.wholeNumber(in: 1...1000)
    },
    .value("tile-gap", nil, "COLS", "the gap between tiles, in columns of the screen (1)") {
      (options, argument) throws(OptionError) in
      options.appearance.tileGap = try argument.wholeNumber(in: 0...100)
    },
    .value("columns", nil, "MIN..MAX", "how many columns of tiles there may be, as in 2..6, 2.. or 4") {
      (options, argument) throws(OptionError) in
      options.appearance.tileColumns = try argument.numberRange(in: 1...1000)
    },
    .choice("fill", Options.Fill.allCases.map(\.rawValue), "whether items go on to the right or downwards (row)") {
      (options, argument) throws(OptionError) in
      options.appearance.fill = try argument.choice(Options.Fill.self)
    },
    .flag("numbers", nil, "tiles show their numbers (the default)") { $0.appearance.showsNumbers = true },
    .flag("no-numbers", nil, "tiles don't show their numbers") { $0.appearance.showsNumbers = false },
  ]

  private static let screen: [OptionSpecification] = [
    .value(
      "height", nil, "N|N%|~N|auto",
      "use only so many rows below the prompt, or as many as the items need, with ~ at most so many"
    ) {
      (options, argument) throws(OptionError) in
      options.appearance.height = try height(argument)
    },
    .flag("plain", nil, "ask for a number below a numbered list, without a screen") { $0.appearance.isPlain = true },
    .choice("direction", Options.Direction.allCases.map(\.rawValue), "where lines begin (auto: as the locale has it)") {
      (options, argument) throws(OptionError) in
      options.appearance.direction = try argument.choice(Options.Direction.self)
    },
    .choice("theme", Options.Theme.allCases.map(\.rawValue), "the set of colours (auto: as the terminal is)") {
      (options, argument) throws(OptionError) in
      options.appearance.theme = try argument.choice(Options.Theme.self)
    },
    .value("color", nil, "SPEC", "colours of parts of the screen, as in dark,hl:yellow:bold,bg+:#303050") {
      (options, argument) throws(OptionError) in
      try readColors(argument, into: &options)
    },
    .flag("no-motion", nil, "nothing moves by itself") { $0.appearance.showsMotion = false },
    .flag("mouse", nil, "listen to the mouse (the default)") { $0.appearance.usesMouse = true },
    .flag("no-mouse", nil, "leave the mouse to the terminal") { $0.appearance.usesMouse = false },
  ]

  private static func height(_ argument: OptionArgument) throws(OptionError) -> Options.Height {
    let text = argument.text
    if text == "auto" { return .auto }
    let isPercent = text.hasSuffix("%")
    let isLimit = text.hasPrefix("~")
    guard let number = OptionArgument.wholeNumber(text.dropFirst(isLimit ? 1 : 0).dropLast(isPercent ? 1 : 0)),
      (1...(isPercent ? 100 : 10_000)).contains(number)
    else { throw argument.refusal("rows from 1 to 10000, a part from 1% to 100%, ~ before either, or auto") }
    if isLimit { return isPercent ? .percentAtMost(number) : .rowsAtMost(number) }
    return isPercent ? .percent(number) : .rows(number)
  }

  /// Colours, and the name of a theme as the first word: ours, or fzf's `16` and `bw`.
  private static func readColors(_ argument: OptionArgument, into options: inout Options) throws(OptionError) {
    for (index, word) in OptionText.parts(of: argument.text, around: ",").enumerated() {
      if index == 0, let theme = theme(word) {
        options.appearance.theme = theme
        options.appearance.asksForColors = theme != .mono && word != Options.Theme.auto.rawValue
      } else if let color = ColorAssignment(word) {
        options.appearance.colors.append(color)
        options.appearance.asksForColors = true
      } else {
        throw argument.refusal(
          "a theme or PART:COLOR:ATTRIBUTE, with commas between, as in dark,hl:yellow:bold; see the manual")
      }
    }
  }

  private static func theme(_ word: String) -> Options.Theme? {
    switch word {
    case "16": .auto
    case "bw": .mono
    default: Options.Theme(rawValue: word)
    }
  }
}
