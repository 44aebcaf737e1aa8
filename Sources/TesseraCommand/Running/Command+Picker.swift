import Tessera

/// What runs on a screen.
extension Command {
  /// Runs the sample palette; its status.
  func runPalette(_ options: Options, strings: PaletteStrings) throws(CommandError) -> Int32 {
    if options.appearance.isPlain || !Self.terminalHasScreen {
      return try runPlainPalette(options, strings: strings)
    }
    var selected: Int?
    let host = ViewHost(
      environment: Self.environment(options.appearance),
      root: PaletteView(strings: strings, digits: options.selection.digits) { selected = $0 })
    switch try show(
      options.appearance,
      { (terminal: Terminal) throws(TerminalError) -> LoopOutcome in
        try runLoop(host, on: terminal)
      })
    {
    case .done: break
    case .ended(let status): return status
    case .withoutScreen(let reason):
      tell(reason)
      return try runPlainPalette(options, strings: strings)
    }
    if let selected { try deliver("\(selected)" + (options.answer.separator == .null ? "\0" : "\n")) }
    return ExitStatus.picked.rawValue
  }

  /// Runs the gallery of containers; its status.
  func runGallery(_ options: Options) throws(CommandError) -> Int32 {
    let host = ViewHost(environment: Self.environment(options.appearance), root: GalleryView())
    switch try show(
      options.appearance,
      { (terminal: Terminal) throws(TerminalError) -> LoopOutcome in
        try runLoop(host, on: terminal)
      })
    {
    case .done: return ExitStatus.picked.rawValue
    case .ended(let status): return status
    case .withoutScreen(let reason): throw .terminal(reason)
    }
  }

  /// Runs the picker; its status.
  func runPicker(
    _ options: Options, items: ItemStore, input: ItemInput?, strings: PaletteStrings
  ) throws(CommandError) -> Int32 {
    let model = PickerModel(items: items, options: options, canPick: { items.canPick($0) })
    let answers = PickerAnswers(
      options: options.answer, expectedKeys: options.selection.expectedKeys, streams: streams)
    model.deliver = { answers.deliver($0, of: items, patience: .none) }
    let host = ViewHost(
      environment: Self.environment(options.appearance), root: PickerView(model: model, strings: strings))
    answers.onFailure = { [weak host] in host?.finish() }
    var sources: [InputSource] = []
    if let input, !input.hasEnded {
      model.isReading = true
      sources.append(
        input.source {
          model.isReading = !input.hasEnded
          model.itemsDidChange()
          // An item that is wrong ends the program, as it would have before the screen opened.
          if input.failure?.isOfItem == true { host.finish() } else { host.setNeedsDrawing() }
        })
    }
    let preview = model.preview
    preview?.onChange = { host.setNeedsDrawing() }
    var passingSources: (@MainActor () -> [InputSource])?
    if preview != nil || options.selection.keepsOpen {
      passingSources = {
        let sources = preview?.sources ?? []
        return answers.source.map { sources + [$0] } ?? sources
      }
    }
    var rows: (@MainActor (CellSize, ScreenTraits) -> Int)?
    if options.appearance.height?.isFitted ?? false {
      let height = FittedHeight(of: model)
      model.fittedHeight = height
      rows = { height.rows(on: $0, traits: $1) }
    }
    let search = IdleWork(
      isWanted: { model.isSearching }, runSlice: { if model.advanceSearch() { host.setNeedsDrawing() } })
    let ending = try show(options.appearance) { (terminal: Terminal) throws(TerminalError) -> LoopOutcome in
      // Before a signal ends the program, too.
      defer { preview?.close() }
      return try runLoop(
        host, on: terminal, sources: sources, passingSources: passingSources, idleWork: search, rows: rows)
    }
    // It holds the model that has it.
    model.fittedHeight = nil
    // What was picked before an interruption was picked.
    do throws(AnswerError) { try answers.finish() } catch { throw .output(error) }
    switch ending {
    case .done: break
    case .ended(let status): return status
    case .withoutScreen(let reason):
      tell(reason)
      try input?.readAll()
      return try runLineMode(options, items: items, strings: strings)
    }
    // A picker that was left leaves its failed input alone; one that is answered has its answer.
    guard case .accepted(let answer) = model.outcome else {
      if let failure = input?.failure, failure.isOfItem { throw failure }
      return (model.hasDelivered ? ExitStatus.picked : .nothing).rawValue
    }
    return try give(answer, options: options, items: items)
  }

  /// How a screen was left.
  private enum Ending {
    /// The interface is done and knows the status.
    case done
    /// Something else ended it, with this status.
    case ended(Int32)
    /// There was none: the terminal can't place text, or nobody knows how it does.
    case withoutScreen(TerminalError)
  }

  /// Says why there is no screen where somebody can do something about it.
  private func tell(_ reason: TerminalError) {
    if case .incapableType = reason { return }
    complain(reason.explanation, program: "tessera")
  }

  /// Runs a screen until it is done.
  private func show(
    _ appearance: Options.Appearance, _ run: @MainActor (Terminal) throws(TerminalError) -> LoopOutcome
  ) throws(CommandError) -> Ending {
    let outcome: LoopOutcome
    do {
      outcome = try withTerminal(Self.terminalOptions(appearance), run)
    } catch {
      switch error {
      case .incapableType, .unknownType, .noTypeDatabase: return .withoutScreen(error)
      default: throw .terminal(error)
      }
    }
    if let signal = outcome.signalToDieOf { ProcessGroup.die(of: signal) }
    return outcome.exitStatus.map { .ended($0) } ?? .done
  }
}
