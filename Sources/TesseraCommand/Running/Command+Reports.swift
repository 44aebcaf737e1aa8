import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is printed instead of opening a screen.
extension Command {
  /// The report that options ask for and that needs no items; nil for none.
  func reportWithoutItems(_ report: Options.Report, strings: PaletteStrings) -> String? {
    if report.showsHelp { return OptionTable.help }
    if report.showsVersion { return "tessera \(Self.version)\n" }
    if let shell = report.completion { return Completions.script(for: shell) }
    guard let request = report.plan else { return nil }
    let count = report.planItems ?? PaletteView.tileCount + 1
    let reports = request.widths.map { PlanReport(width: $0, tileCount: count, strings: strings) }
    let lines = request.isJSON ? reports.map(\.json) : [PlanReport.heading] + reports.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a screen without colours would show: its lines can be drawn in a text.
  func snapshot(of items: ItemStore, options: Options, size: CellSize, strings: PaletteStrings) -> String {
    let traits = ScreenTraits(colorDepth: .none, drawsUnicode: TerminalLocale.isUTF8(in: .current()))
    var values = EnvironmentValues.ofProcess()
    values.layoutDirection = .leftToRight
    let surface =
      items.count == 0
      ? ViewHost(environment: values, root: PaletteView(strings: strings, digits: .select) { _ in })
        .draw(size: size, traits: traits)
      : ViewHost(
        environment: values,
        root: PickerView(model: PickerModel(items: items, options: options), strings: strings)
      )
      .draw(size: size, traits: traits)
    return surface.text + "\n"
  }

  /// Prints a report; its status.
  func print(_ text: String) throws(CommandError) -> Int32 {
    try deliver(text)
    return ExitStatus.picked.rawValue
  }

  /// Writes a text to standard output as it is.
  func deliver(_ text: String) throws(CommandError) {
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
