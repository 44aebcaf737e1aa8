/// What an item of `--json` has besides its label.
struct ItemDetail: Equatable {
  /// What is printed; nil for the label.
  var value: [UInt8]?

  /// A second line.
  var detail: [UInt8]?

  /// A sign before the label.
  var icon: [UInt8]?

  /// How many columns of tiles it takes, from 1; nil leaves it to the arrangement.
  var span: Int?

  /// The colour of its tile.
  var color: ColorAssignment.Value?

  /// Whether it can't be picked.
  var isDisabled = false

  /// Whether it is marked at the start.
  var isSelected = false

  /// A key that picks it.
  var key: NamedKey?

  /// What runs when it is picked, where that is allowed.
  var run: ItemCommand?

  /// Whether there is nothing but the label.
  var isEmpty: Bool { self == ItemDetail() }
}

/// What runs when an item is picked.
enum ItemCommand: Equatable {
  /// A program and its arguments; never none.
  case arguments([[UInt8]])
  /// A line for the shell.
  case shell([UInt8])
}
