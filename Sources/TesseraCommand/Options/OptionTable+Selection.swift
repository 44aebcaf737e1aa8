extension OptionTable {
  /// How items are chosen.
  static let selection: [OptionSpecification] = picking + keys + ending

  private static let picking: [OptionSpecification] = [
    OptionSpecification(
      name: "multi", letter: "m", argument: .optional("MAX"), completion: .nothing,
      help: "mark any number of items, or at most MAX, with Space or Tab",
      apply: { (options, argument) throws(OptionError) in
        options.selection.maximumMarks = argument.isGiven ? try argument.wholeNumber(in: 1...1_000_000_000) : .max
      }),
    .flag("marking-order", nil, "print marked items in the order they were marked") {
      $0.selection.keepsMarkingOrder = true
    },
    .flag("select-1", "1", "pick an only item without asking") { $0.selection.picksOnlyItem = true },
    .flag("exit-0", "0", "leave at once, without a word, where no item matches") {
      $0.selection.leavesWhenEmpty = true
    },
    .value("preselect", nil, "VALUE", "mark this item at the start, may be repeated; without --multi begin at it") {
      (options, argument) in
      options.selection.preselected.append(argument.bytes)
    },
    .value("start", nil, "VALUE", "begin at this item, or at the first where it is missing") { (options, argument) in
      options.selection.start = argument.bytes
    },
    .flag("allow-new", nil, "what was typed is an answer where no item matches") { $0.selection.allowsNew = true },
  ]

  private static let keys: [OptionSpecification] = [
    .choice(
      "digits", Options.Digits.allCases.map(\.rawValue),
      "whether a number that is typed selects its tile, as Enter does, or only moves to it (select)"
    ) { (options, argument) throws(OptionError) in
      options.selection.digits = try argument.choice(Options.Digits.self)
    },
    OptionSpecification(
      name: "cycle", letter: nil,
      argument: .optionalWord(Options.Cycle.allCases.map(\.rawValue).joined(separator: "|")),
      completion: .words(Options.Cycle.allCases.map(\.rawValue)),
      help: "what is beyond the edges: the row again, the next row (off; alone: list)",
      apply: { (options, argument) throws(OptionError) in
        options.selection.cycle = argument.isGiven ? try argument.choice(Options.Cycle.self) : .list
      }),
    .value("bind", nil, "KEY:ACTION,...", "what keys do, as in ctrl-d:page-down; the manual lists the actions") {
      (options, argument) throws(OptionError) in
      let text = argument.text
      do throws(KeyBindingParser.Refusal) {
        options.selection.bindings += try KeyBindingParser.bindings(text)
      } catch {
        throw argument.refusal(error.expected)
      }
    },
    .value("expect", nil, "KEYS", "keys that pick too and are printed in a line before, as in ctrl-v,alt-e") {
      (options, argument) throws(OptionError) in
      let keys = try namedKeys(argument)
      for key in keys {
        if let use = key.reservedUse { throw argument.refusal("\(key.name) always \(use)") }
      }
      options.selection.expectedKeys += keys
    },
  ]

  private static let ending: [OptionSpecification] = [
    .value("timeout", nil, "SECONDS[:VALUE]", "leave by itself after a while, with VALUE as the answer") {
      (options, argument) throws(OptionError) in
      options.selection.timeout = try timeout(argument)
    },
    .flag("keep-open", nil, "stay open after a pick, which is printed at once") { $0.selection.keepsOpen = true },
    .flag("allow-run", nil, "run the commands of JSON items that have one") { $0.selection.allowsRun = true },
  ]

  /// Keys with commas between.
  static func namedKeys(_ argument: OptionArgument) throws(OptionError) -> [NamedKey] {
    var keys: [NamedKey] = []
    for name in OptionText.parts(of: argument.text, around: ",") {
      guard let key = NamedKey(name) else {
        throw argument.refusal("no key is called '\(printable(name))'; keys are as in ctrl-v, alt-enter, f2, x")
      }
      keys.append(key)
    }
    return keys
  }

  private static func timeout(_ argument: OptionArgument) throws(OptionError) -> Options.Timeout {
    let colon = argument.bytes.firstIndex(of: UInt8(ascii: ":"))
    let number = String(decoding: argument.bytes[..<(colon ?? argument.bytes.endIndex)], as: UTF8.self)
    guard let seconds = OptionArgument.decimal(number[...]), seconds > 0, seconds <= 1_000_000 else {
      throw argument.refusal("seconds above 0 and at most 1000000, as in 10, 0.5 or 10:default")
    }
    return Options.Timeout(seconds: seconds, value: colon.map { Array(argument.bytes[($0 + 1)...]) })
  }
}
