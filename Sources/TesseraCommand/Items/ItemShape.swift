/// What is shown, searched and printed of the bytes of an item.
struct ItemShape: Equatable {
  /// What separates fields.
  var delimiter = FieldDelimiter.blanks

  /// The fields that are shown, nil for all of an item.
  var shownFields: FieldRanges?

  /// The fields of what is shown that are searched, nil for all of it.
  var searchedFields: FieldRanges?

  /// Whether the sequences in items are colours.
  var readsColors = false

  /// The bytes as they are.
  init() {}

  /// What options ask for.
  init(_ options: Options) {
    delimiter = options.input.delimiter
    shownFields = options.input.shownFields
    searchedFields = options.search.searchedFields
    readsColors = options.input.readsColors
  }

  /// Whether labels aren't the bytes of items.
  var altersLabels: Bool { readsColors || shownFields != nil }

  /// The label of an item.
  ///
  /// Colours are read first, so that fields are counted in what is seen.
  func label(of bytes: UnsafeRawBufferPointer) -> StyledLabel {
    let whole = readsColors ? ColorSequences.label(of: bytes) : StyledLabel(bytes: Array(bytes))
    guard let shownFields else { return whole }
    let places = whole.bytes.withUnsafeBytes { bytes in
      FieldSplitter(delimiter: delimiter).places(of: shownFields, in: bytes)
    }
    return whole.parts(at: places, joiner: delimiter.joiner)
  }
}
