/// What the arguments of the preview depend on.
struct PreviewKey: Equatable {
  var item: Int
  var query: String?
  var marks: [Int]?
}

extension PickerModel {
  /// The command of the preview for what has the focus; nil where nothing has.
  ///
  /// Asked for every picture: made anew only where something that it depends on differs, as an item may be long.
  var previewArguments: [[UInt8]]? {
    guard let command = preview?.command, let item = focusedItem else { return nil }
    func uses(_ piece: CommandTemplate.Piece) -> Bool { command.words.contains { $0.contains(piece) } }
    let key = PreviewKey(
      item: item, query: uses(.query) ? query.text : nil, marks: uses(.items) ? marks.inInputOrder : nil)
    if let known = knownPreview, known.key == key { return known.arguments }
    let arguments = arguments(of: command, item: item)
    knownPreview = (key, arguments)
    return arguments
  }
}
