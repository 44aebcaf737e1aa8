import Tessera

/// Neighbouring cells of a row that look the same.
struct CellRun: Equatable {
  /// The columns that it takes.
  var columns: Range<Int>

  /// What is written in it: a character a column, or one wide character.
  var text: String

  /// How its cells look; its glyph is blank.
  var appearance: CellAppearance

  /// Whether it is one character of two columns. Such a one stands alone, so that no font can move its neighbours.
  var isWide: Bool

  /// The runs of a row, from the left: together they take all columns once.
  ///
  /// Blanks go on with the run before them where they differ only in the colour that their text would have.
  static func runs(of surface: Surface, row: Int) -> [CellRun] {
    var runs: [CellRun] = []
    for column in 0..<surface.size.columns {
      let cell = surface[column: column, row: row]
      guard cell.part != .wideTrailing else { continue }
      var appearance = CellAppearance(cell, drawsUnicode: true)
      let glyph = appearance.glyph
      appearance.glyph = .blank
      let isWide = cell.part == .wideLeading
      let end = min(column + glyph.columns, surface.size.columns)
      if !isWide, let last = runs.last, last.continues(with: appearance, isBlank: glyph == .blank) {
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
        runs[runs.count - 1].text += glyph.text
      } else {
        runs.append(CellRun(columns: column..<end, text: glyph.text, appearance: appearance, isWide: isWide))
      }
    }
    return runs
  }

  private func continues(with next: CellAppearance, isBlank: Bool) -> Bool {
    guard !isWide else { return false }
    if appearance == next { return true }
    guard isBlank, next.attributes.isDisjoint(with: [.underline, .reverse]) else { return false }
    var colored = next
    colored.foreground = appearance.foreground
    colored.attributes = appearance.attributes
    return appearance.attributes.isDisjoint(with: [.underline, .reverse]) && colored == appearance
  }

  /// Whether nothing is written in it.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

extension Glyph {
  /// The character with its marks.
  fileprivate var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    scalars.append(contentsOf: marks)
    return String(scalars)
  }
}
