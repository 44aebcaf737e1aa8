/// Which characters may be drawn, and so how the rest is shown.
package enum SignSet: Hashable, Sendable {
  /// All that have a width. Controls are shown as their pictures (`␊`), unknown characters as `�`.
  case unicode

  /// ASCII only, for locales and terminals without more.
  ///
  /// Controls are shown with a caret (`^J`), other characters as an escape of their code point (`\u{e9}`),
  /// so that two labels that differ are drawn differently; a space of any kind as a space, a byte that is no
  /// character as `?`.
  case ascii

  /// What stands for a byte that is no character, and for a wide glyph where there is one column: 1 column.
  package var standIn: Glyph {
    switch self {
    case .unicode: Glyph("\u{FFFD}", isWide: false)
    case .ascii: Glyph("?", isWide: false)
    }
  }

  /// What ends a line that was cut: `…`, or `..` in ASCII; of these no more than fit in `columns`.
  package func ellipsis(columns: Int) -> [Glyph] {
    switch self {
    case .unicode: columns < 1 ? [] : [Glyph("\u{2026}", isWide: false)]
    case .ascii: Array(repeating: Glyph(".", isWide: false), count: min(2, max(0, columns)))
    }
  }

  /// How a control character below U+0020, or U+007F, is shown.
  func signs(ofControl value: UInt8) -> [Glyph] {
    switch self {
    case .unicode:
      let picture: UInt32 = value == 0x7F ? 0x2421 : 0x2400 + UInt32(value)
      return [Unicode.Scalar(picture).map { Glyph($0, isWide: false) } ?? standIn]
    case .ascii:
      return [Glyph("^", isWide: false), Glyph(Unicode.Scalar(value ^ 0x40), isWide: false)]
    }
  }
}
