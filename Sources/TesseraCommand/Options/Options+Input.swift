extension Options {
  /// How items come in.
  struct Input: Equatable {
    /// What ends an item: `--read0`.
    var separator = ItemSeparator.newline

    /// Paths that items are read from instead of standard input, in order; `-` is standard input: `--file`.
    var files: [[UInt8]] = []

    /// Whether items are JSON objects: `--json`.
    var isJSON = false

    /// What separates the fields of an item: `--delimiter`.
    var delimiter = FieldDelimiter.blanks

    /// The fields of an item that are shown, nil for all of it: `--with-nth`.
    var shownFields: FieldRanges?

    /// Whether SGR sequences in items are colours rather than text: `--ansi`.
    var readsColors = false

    /// The start of the lines that are headings of sections, without the prefix: `--section-prefix`.
    var sectionPrefix: [UInt8]?
  }
}
