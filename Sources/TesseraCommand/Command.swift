import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the program ends, as scripts rely on it.
enum ExitStatus: Int32 {
  /// Something was picked, or the sample palette was left.
  case picked = 0
  /// Nothing was picked: no items, or the picker was cancelled.
  case nothing = 1
  /// Usage, terminal, input or output failed.
  case failure = 2
}

/// The program: reads options and items, runs a screen, writes the answer.
@MainActor
struct Command {
  private let streams: StandardStreams

  private init(streams: StandardStreams) { self.streams = streams }

  /// Runs the program; its exit status.
  static func run() -> Int32 {
    let streams = StandardStreams.fillingHoles()
    // A reader that has left is an error of ours to tell, not a reason to die with the screen taken.
    signal(SIGPIPE, SIG_IGN)
    let command = Command(streams: streams)
    do {
      return try command.run(Options(arguments: currentArguments()))
    } catch let error as OptionError {
      return command.fail(error.explanation)
    } catch let error as CommandError {
      return command.fail(error.explanation)
    } catch {
      return command.fail("\(error)")
    }
  }

  private func fail(_ message: String) -> Int32 {
    complain(message, program: "tessera")
    return ExitStatus.failure.rawValue
  }

  private func run(_ options: Options) throws(CommandError) -> Int32 {
    // A locale without UTF-8 can't show the other languages.
    let strings = TerminalLocale.isUTF8(in: .current()) ? PaletteStrings(variable: environmentVariable) : .english
    if options.report.showsHelp { return try print(OptionTable.help) }
    if options.report.showsVersion { return try print("tessera \(Self.version)\n") }
    if let plan = options.report.plan {
      return try print(report(plan, tileCount: options.report.planItems ?? PaletteView.tileCount + 1, strings: strings))
    }
    let items = ItemStore(separator: .newline)
    for item in options.items { try add(item, to: items) }
    let readsItems = options.items.isEmpty && (streams.inputWasClosed || isatty(STDIN_FILENO) == 0)
    if let size = options.report.snapshot?.size {
      return try print(snapshot(of: readsItems ? readAll(into: items) : items, options: options, size: size, strings: strings))
    }
    if let filter = options.search.filter {
      return try printMatches(
        of: filter, options: SearchOptions(options.search), in: readsItems ? readAll(into: items) : items)
    }
    guard readsItems || items.count > 0 else { return try runPalette(options, strings: strings) }
    return try runPicker(options, items: items, readsItems: readsItems, strings: strings)
  }

  private func add(_ item: [UInt8], to items: ItemStore) throws(CommandError) {
    do throws(ItemStoreError) { try items.append(item: item) } catch { throw .tooMuchInput }
  }

  // MARK: Without a screen

  private func print(_ text: String) throws(CommandError) -> Int32 {
    try deliver(text)
    return ExitStatus.picked.rawValue
  }

  private func report(_ request: Options.PlanRequest, tileCount: Int, strings: PaletteStrings) -> String {
    let reports = request.widths.map { PlanReport(width: $0, tileCount: tileCount, strings: strings) }
    let lines = request.isJSON ? reports.map(\.json) : [PlanReport.heading] + reports.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a screen without colours would show: its lines can be drawn in a text.
  private func snapshot(
    of items: ItemStore, options: Options, size: CellSize, strings: PaletteStrings
  ) -> String {
    let traits = ScreenTraits(
      colorDepth: .none, drawsUnicode: TerminalLocale.isUTF8(in: .current()))
    var values = EnvironmentValues.ofProcess()
    values.layoutDirection = .leftToRight
    let surface =
      items.count == 0
      ? ViewHost(environment: values, root: PaletteView(strings: strings, digits: .select) { _ in })
        .draw(size: size, traits: traits)
      : ViewHost(environment: values, root: PickerView(model: PickerModel(items: items, options: options), strings: strings))
        .draw(size: size, traits: traits)
    return surface.text + "\n"
  }

  private func printMatches(
    of filter: String, options: SearchOptions, in items: ItemStore
  ) throws(CommandError) -> Int32 {
    var writer = AnswerWriter(descriptor: STDOUT_FILENO, separator: .newline)
    do throws(AnswerError) {
      if streams.outputWasClosed { throw .unwritable(errno: EBADF) }
      let report = FilterReport(query: filter, options: options)
      let hasMatches = try report.write(SearchText(of: items), of: items, to: &writer)
      return (hasMatches ? ExitStatus.picked : .nothing).rawValue
    } catch {
      throw .output(error)
    }
  }

  private func readAll(into items: ItemStore) throws(CommandError) -> ItemStore {
    var reader = ItemReader(descriptor: STDIN_FILENO)
    while true {
      switch reader.readSlice(into: items, budget: 1 << 20) {
      case .more: continue
      case .waiting: waitForInput()
      case .ended: return items
      case .failed(let error): throw CommandError(error)
      }
    }
  }

  private func waitForInput() {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // An interrupted wait is asked again by the reader.
    _ = poll(&request, 1, -1)
  }

  // MARK: With a screen

  private func runPalette(_ options: Options, strings: PaletteStrings) throws(CommandError) -> Int32 {
    var selected: Int?
    let host = ViewHost(
      environment: .ofProcess(), root: PaletteView(strings: strings, digits: options.selection.digits) { selected = $0 }
    )
    if let status = try show(host) { return status }
    if let selected { try deliver("\(selected)\n") }
    return ExitStatus.picked.rawValue
  }

  private func runPicker(
    _ options: Options, items: ItemStore, readsItems: Bool, strings: PaletteStrings
  ) throws(CommandError) -> Int32 {
    var input: ItemInput?
    if readsItems {
      let reading = ItemInput(items: items)
      try reading.readFirst()
      input = reading
    }
    guard items.count > 0 else {
      complain("no items", program: "tessera")
      return ExitStatus.nothing.rawValue
    }
    let model = PickerModel(items: items, options: options)
    let answers = PickerAnswers(options: options.answer, streams: streams)
    model.deliver = { answers.deliver($0, of: items) }
    let host = ViewHost(environment: .ofProcess(), root: PickerView(model: model, strings: strings))
    var sources: [InputSource] = []
    if let input, !input.hasEnded {
      model.isReading = true
      sources.append(
        input.source {
          model.isReading = !input.hasEnded
          model.itemsDidChange()
          host.setNeedsDrawing()
        })
    }
    let search = IdleWork(
      isWanted: { model.isSearching }, runSlice: { if model.advanceSearch() { host.setNeedsDrawing() } })
    let status = try show(host, sources: sources, idleWork: search)
    // What was picked before an interruption was picked.
    do throws(AnswerError) { try answers.finish() } catch { throw .output(error) }
    if let status { return status }
    // A picker that was left leaves its failed input alone; one that is answered has its answer.
    guard case .accepted(let answer) = model.outcome else {
      return (model.hasDelivered ? ExitStatus.picked : .nothing).rawValue
    }
    do throws(AnswerError) {
      try answers.write(answer, of: items)
      try answers.finish()
    } catch {
      throw .output(error)
    }
    return (answer.isEmpty ? ExitStatus.nothing : .picked).rawValue
  }

  /// Runs a screen until it is done; an exit status where that says it all.
  private func show(
    _ host: any Interface, sources: [InputSource] = [], idleWork: IdleWork? = nil
  ) throws(CommandError) -> Int32? {
    let outcome: LoopOutcome
    do {
      outcome = try withTerminal { terminal throws(TerminalError) in
        try runLoop(host, on: terminal, sources: sources, idleWork: idleWork)
      }
    } catch {
      throw .terminal(error)
    }
    if let signal = outcome.signalToDieOf { ProcessGroup.die(of: signal) }
    return outcome.exitStatus
  }

  private func deliver(_ text: String) throws(CommandError) {
    var writer = AnswerWriter(descriptor: STDOUT_FILENO, separator: .newline)
    do throws(AnswerError) {
      if streams.outputWasClosed { throw .unwritable(errno: EBADF) }
      writer.write(text: text)
      try writer.finish()
    } catch {
      throw .output(error)
    }
  }
}
