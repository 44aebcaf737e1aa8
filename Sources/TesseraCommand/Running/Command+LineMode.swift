import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The picker without a screen.
extension Command {
  /// Asks for a number below a list, on the terminal; the status.
  ///
  /// All items must have been read.
  func runLineMode(_ options: Options, items: ItemStore, strings: PaletteStrings) throws(CommandError) -> Int32 {
    // Ctrl-C ends what reads a line, with the status of an interruption. Nothing of the terminal has to be undone.
    signal(SIGINT) { _ in _exit(130) }
    let answers = PickerAnswers(
      options: options.answer, expectedKeys: options.selection.expectedKeys, streams: streams)
    let outcome: LineOutcome
    do throws(TerminalError) {
      outcome = try converse(options, items: items, strings: .of(strings.language), answers: answers)
    } catch {
      throw .terminal(error)
    }
    do throws(AnswerError) { try answers.finish() } catch { throw .output(error) }
    switch outcome {
    case .left(let hasPicked): return (hasPicked ? ExitStatus.picked : .nothing).rawValue
    case .picked(let answer): return try give(answer, options: options, items: items)
    }
  }

  /// Asks for the number of a tile of the sample palette, which is printed; the status.
  func runPlainPalette(_ options: Options, strings: PaletteStrings) throws(CommandError) -> Int32 {
    let items = ItemStore(separator: .newline)
    do throws(ItemStoreError) {
      for number in 1...PaletteView.tileCount { try items.append(item: Array(strings.tile(number).utf8)) }
    } catch {
      throw .tooMuchInput(source: "palette")
    }
    var plain = options
    plain.answer.printsIndex = true
    plain.appearance.header = plain.appearance.header ?? strings.introduction
    _ = try runLineMode(plain, items: items, strings: strings)
    return ExitStatus.picked.rawValue
  }

  private enum LineOutcome {
    case picked(PickerAnswer)
    case left(hasPicked: Bool)
  }

  private func converse(
    _ options: Options, items: ItemStore, strings: LineStrings, answers: PickerAnswers
  ) throws(TerminalError) -> LineOutcome {
    var terminal = try LineTerminal()
    let size = terminal.size
    // Two lines stay for the question and what is typed below it.
    let around = 3 + (options.appearance.footer.map { OptionText.parts(of: $0, around: "\n").count } ?? 0)
    var mode = LineMode(items: items, options: options, strings: strings, pageLength: size.rows - around)
    let deadline = options.selection.timeout.map { ContinuousClock.now + .seconds($0.seconds) }
    try terminal.print(Self.text(mode.opening))
    var step = LineMode.Step.show(remark: nil)
    var hasPicked = false
    while true {
      switch step {
      case .left: return .left(hasPicked: hasPicked)
      case .picked(let answer):
        guard options.selection.keepsOpen else { return .picked(answer) }
        answers.deliver(answer, of: items, patience: .untilItReads)
        if answers.hasFailed { return .left(hasPicked: true) }
        runCommands(of: answer, options: options, items: items)
        hasPicked = true
      case .ask(let remark): try terminal.print(remark + "\n")
      case .show(let remark):
        try terminal.print(Self.text((remark.map { [$0] } ?? []) + mode.page(columns: size.columns - 1)))
      }
      try terminal.print(mode.question)
      switch terminal.readLine(until: deadline) {
      case .text(let line): step = mode.take(line)
      case .end:
        try terminal.print("\n")
        step = .left
      case .timeout:
        try terminal.print("\n")
        guard let value = options.selection.timeout?.value else { return .left(hasPicked: hasPicked) }
        return .picked(PickerAnswer(newText: value, query: mode.query))
      }
    }
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
