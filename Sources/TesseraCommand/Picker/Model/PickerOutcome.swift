/// How a picker ended.
enum PickerOutcome: Equatable {
  /// It was left without a choice.
  case cancelled
  /// Something was chosen.
  case accepted(PickerAnswer)
}

/// What was chosen.
struct PickerAnswer: Equatable {
  /// The chosen items by their index, in the order in which they are printed; none where a new text was.
  var items: [Int] = []

  /// A text that is no item: typed with `--allow-new`, or given to `--timeout`.
  var newText: [UInt8]?

  /// What the filter held.
  var query = ""

  /// The name of the key of `--expect` that chose; nil where another way did.
  var key: String?

  /// Whether nothing was chosen, and only the query or a key is told.
  var isEmpty: Bool { items.isEmpty && newText == nil }
}
