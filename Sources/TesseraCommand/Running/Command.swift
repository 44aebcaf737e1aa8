import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: reads options and items, runs a screen, writes the answer.
@MainActor
struct Command {
  let streams: StandardStreams

  private init(streams: StandardStreams) { self.streams = streams }

  /// Runs the program; its exit status.
  static func run() -> Int32 {
    let streams = StandardStreams.fillingHoles()
    // A reader that has left is an error of ours to tell, not a reason to die with the screen taken.
    signal(SIGPIPE, SIG_IGN)
    let command = Command(streams: streams)
    do {
      return try command.run(Options(layers: .ofProcess(arguments: currentArguments())))
    } catch let error as OptionError {
      return command.fail(error.explanation)
    } catch let error as ConfigurationError {
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
    if let text = reportWithoutItems(options.report, strings: strings) { return try print(text) }
    if options.report.showsGallery {
      guard let request = options.report.snapshot else { return try runGallery(options) }
      return try print(
        snapshot(of: ItemStore(separator: .newline), options: options, request: request, strings: strings))
    }
    let (items, input) = try openItems(options)
    if let request = options.report.snapshot {
      try input?.readAll()
      return try print(snapshot(of: items, options: options, request: request, strings: strings))
    }
    if let filter = options.search.filter {
      try input?.readAll()
      return try printMatches(of: filter, options: options, in: items)
    }
    guard input != nil || items.count > 0 else { return try runPalette(options, strings: strings) }
    let isPlain = options.appearance.isPlain || !Self.terminalHasScreen
    let selection = options.selection
    if isPlain || selection.picksOnlyItem || selection.leavesWhenEmpty {
      try input?.readAll()
    } else {
      try input?.readFirst()
    }
    if let status = try answerAtOnce(options, items: items) { return status }
    if isPlain { return try runLineMode(options, items: items, strings: strings) }
    return try runPicker(options, items: items, input: input, strings: strings)
  }

  /// Whether the terminal's type may have a screen: whether it has one is known when it is opened.
  static var terminalHasScreen: Bool {
    let term = TerminalEnvironment.current().term ?? ""
    return term != "" && term != "dumb"
  }
}
