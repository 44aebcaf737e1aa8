extension OptionTable {
  /// How items come in.
  static let input: [OptionSpecification] = [
    .flag("read0", nil, "items end by NUL instead of a line feed") { $0.input.separator = .null },
    .value(
      "file", nil, "PATH", completing: .file,
      "read items from a file instead of standard input, which is '-'; may be repeated"
    ) { (options, argument) throws(OptionError) in
      options.input.files.append(try argument.nonEmptyBytes())
    },
    .flag("json", nil, "items are JSON objects, one a line or all in one array") { $0.input.isJSON = true },
    .value(
      "delimiter", "d", "TEXT",
      "what separates the fields of an item: a text, or characters in brackets, as in [:;] (blanks, as in awk)"
    ) { (options, argument) throws(OptionError) in
      guard let delimiter = FieldDelimiter(argument.bytes) else {
        throw argument.refusal("a text, or ASCII characters in brackets, as in [:;]")
      }
      options.input.delimiter = delimiter
    },
    .value("with-nth", nil, "FIELDS", "show only these fields, as in 2 or 1,3..-1") {
      (options, argument) throws(OptionError) in
      options.input.shownFields = try argument.fields()
    },
    .flag("ansi", nil, "colour sequences in items are colours") { $0.input.readsColors = true },
    .value("section-prefix", nil, "TEXT", "lines that begin with this are headings, shown without it") {
      (options, argument) throws(OptionError) in
      options.input.sectionPrefix = try argument.nonEmptyBytes()
    },
  ]
}
