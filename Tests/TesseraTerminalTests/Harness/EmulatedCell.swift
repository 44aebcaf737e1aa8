import CVterm

/// What a cell of an emulated terminal shows.
struct EmulatedCell: Equatable {
  /// The characters in it, a blank where there is none; empty in the right half of a wide one.
  let text: String

  /// The cells it takes: 1, or 2.
  let columns: Int

  /// The colour of the text: nil for the terminal's own, 0–255 of the palette, or 0x1RRGGBB.
  let foreground: Int?

  /// The colour behind it, as ``foreground``.
  let background: Int?

  /// Whether the text is bold.
  let isBold: Bool

  /// Whether the text is underlined.
  let isUnderlined: Bool

  /// Whether the text is slanted.
  let isItalic: Bool

  /// Whether the colours are exchanged.
  let isReversed: Bool

  /// Takes it from the emulator.
  init(_ cell: TesseraVTermCell) {
    let characters = withUnsafeBytes(of: cell.characters) { Array($0.bindMemory(to: UInt32.self)) }
    if characters.first == UInt32.max {
      text = ""
    } else {
      let scalars = characters.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      text = scalars.isEmpty ? " " : String(String.UnicodeScalarView(scalars))
    }
    columns = Int(cell.columns)
    foreground = cell.foreground < 0 ? nil : Int(cell.foreground)
    background = cell.background < 0 ? nil : Int(cell.background)
    isBold = cell.is_bold
    isUnderlined = cell.is_underlined
    isItalic = cell.is_italic
    isReversed = cell.is_reversed
  }

  /// Whether it is drawn otherwise than plain text: bold, underlined or reversed.
  var isEmphasized: Bool { isBold || isUnderlined || isReversed }
}
