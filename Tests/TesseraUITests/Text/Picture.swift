@testable import TesseraUI

extension CleanText {
  /// What is drawn without wrapping, as a string.
  var drawn: String { Self.string(glyphs) }

  /// What is drawn in so many columns, a string a line.
  func picture(columns: Int, limit: Int? = nil) -> [String] {
    lines(columns: columns, limit: limit).map { Self.string(glyphs(on: $0)) }
  }

  /// Glyphs as a string.
  static func string(_ glyphs: some Sequence<Glyph>) -> String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs {
      scalars.append(glyph.base)
      scalars.append(contentsOf: glyph.marks)
    }
    return String(scalars)
  }
}

extension String {
  /// The code points, since two strings that are canonically equal are equal for Swift.
  var codePoints: [UInt32] { unicodeScalars.map(\.value) }
}
