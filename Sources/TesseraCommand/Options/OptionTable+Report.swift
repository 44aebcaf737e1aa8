import Tessera

extension OptionTable {
  /// What is printed instead of opening a screen.
  static let report: [OptionSpecification] = [
    .value(
      "plan", nil, "WIDTH,...",
      "print how many columns and rows the palette has at widths in points (a column of the screen is 8);"
        + " WIDTH,...:json prints every frame, in points and cells"
    ) { (options, argument) throws(OptionError) in
      options.report.plan = try plan(argument)
    },
    .value("items", nil, "N", "with --plan: the number of tiles, the introductory one included (12)") {
      (options, argument) throws(OptionError) in
      options.report.planItems = try argument.wholeNumber(in: 0...1_000_000)
    },
    .value(
      "snapshot", nil, "COLSxROWS[:FORMAT]",
      "print what a screen of this size would show, as text, ansi, svg, html or json (text)"
    ) { (options, argument) throws(OptionError) in
      options.report.snapshot = try snapshot(argument)
    },
    .value("keys", nil, "KEYS", "with --snapshot: press these keys before, as in down,down,space") {
      (options, argument) throws(OptionError) in
      options.report.keys += try namedKeys(argument)
    },
    .flag("gallery", nil, "open a gallery of containers: grids, lazy grids, flows") { $0.report.showsGallery = true },
    .choice("completion", Options.Shell.allCases.map(\.rawValue), "print completions for a shell") {
      (options, argument) throws(OptionError) in
      options.report.completion = try argument.choice(Options.Shell.self)
    },
    .flag("help", "h", "print this help") { $0.report.showsHelp = true },
    .flag("version", nil, "print the version") { $0.report.showsVersion = true },
  ]

  private static func plan(_ argument: OptionArgument) throws(OptionError) -> Options.PlanRequest {
    let value = argument.text
    let isJSON = value.hasSuffix(":json")
    var widths: [Double] = []
    for word in value.dropLast(isJSON ? ":json".count : 0).split(separator: ",", omittingEmptySubsequences: false) {
      guard let width = OptionArgument.decimal(word), width > 0, width <= 1_000_000 else {
        throw argument.refusal("widths in points, above 0 and at most 1000000, as in 96,200")
      }
      widths.append(width)
    }
    return Options.PlanRequest(widths: widths, isJSON: isJSON)
  }

  private static func snapshot(_ argument: OptionArgument) throws(OptionError) -> Options.SnapshotRequest {
    let words = OptionText.parts(of: argument.text, around: ":")
    let numbers = (words.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let format = words.count == 2 ? SnapshotFormat(rawValue: words[1]) : .text
    guard words.count <= 2, numbers.count == 2, let format,
      let columns = OptionArgument.wholeNumber(numbers[0]), (1...2000).contains(columns),
      let rows = OptionArgument.wholeNumber(numbers[1]), (1...2000).contains(rows)
    else {
      throw argument.refusal(
        "columns and rows from 1 to 2000, as in 80x24, and text, ansi, svg, html or json, as in 80x24:svg")
    }
    return Options.SnapshotRequest(size: CellSize(columns: columns, rows: rows), format: format)
  }
}
