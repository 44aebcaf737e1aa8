import Tessera

/// A colour that `--color` gives to a part of the screen.
struct ColorAssignment: Equatable {
  /// A part of the screen; fzf's names where it has the part.
  enum Role: String, CaseIterable {
    case text = "fg"
    case tile = "bg"
    case match = "hl"
    case focusedText = "fg+"
    case focusedTile = "bg+"
    case focusedMatch = "hl+"
    case number
    case detail
    case section
    case header
    case footer
    case prompt
    case query
    case info
    case mark = "marker"
    case border
    case disabled
  }

  /// A colour: the terminal's own, one of its numbered ones, or a given one.
  enum Value: Equatable {
    case terminalDefault
    case numbered(UInt8)
    case rgb(RGB)
  }

  /// The part of the screen.
  var role: Role

  /// Its colour; nil leaves it as it is.
  var value: Value?

  /// How its text is drawn besides; nil leaves that as it is.
  var attributes: CellAttributes?
}
