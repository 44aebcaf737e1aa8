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

  /// A picture of what a screen would show, after keys were pressed.
  func snapshot(
    of items: ItemStore, options: Options, request: Options.SnapshotRequest, strings: PaletteStrings
  ) -> String {
    let values = Self.environment(options.appearance)
    var traits = request.format.traits(drawsUnicode: TerminalLocale.isUTF8(in: .current()))
    if options.appearance.theme == .mono { traits.colorDepth = .none }
    let host: any Interface
    var model: PickerModel?
    if options.report.showsGallery {
      host = ViewHost(environment: values, root: GalleryView())
    } else if items.count == 0 {
      host = ViewHost(
        environment: values, root: PaletteView(strings: strings, digits: options.selection.digits) { _ in })
    } else {
      let picker = PickerModel(items: items, options: options)
      model = picker
      host = ViewHost(environment: values, root: PickerView(model: picker, strings: strings))
    }
    var surface = Self.picture(of: host, request: request, traits: traits, keys: options.report.keys) {
      // What a search of the loop would have found meanwhile, and a preview printed.
      while model?.isSearching == true { _ = model?.advanceSearch() }
      model?.preview?.finish(within: .seconds(2))
    }
    if let preview = model?.preview {
      preview.finish(within: .seconds(2))
      surface = host.draw(size: request.size, traits: traits)
      preview.close()
    }
    return request.format.document(of: surface, theme: values.theme)
  }

  private static func picture(
    of host: any Interface, request: Options.SnapshotRequest, traits: ScreenTraits, keys: [NamedKey],
    finish: () -> Void
  ) -> Surface {
    finish()
    var surface = host.draw(size: request.size, traits: traits)
    for key in keys where !host.isFinished {
      finish()
      host.handle(.key(key.press), moreInputIsWaiting: false, now: .now)
      finish()
      surface = host.draw(size: request.size, traits: traits)
    }
    return surface
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
