import Tessera

extension Surface {
  /// What a screen with colours shows, two lines a row: text where it stands, a letter a fill, a dot for none.
  ///
  /// Letters name fills in the order in which they are met, so that a picture says what differs, not which shade.
  /// The lower line of a row shows the lower halves only, so a tile's edge in the middle of a row is seen.
  var fills: String {
    var letters: [CellColor: Character] = [.terminalDefault: "."]
    var free = Array("abcdefghijklmnopqrstuvwxyz")[...]
    func letter(_ color: CellColor) -> Character {
      if let known = letters[color] { return known }
      let new = free.popFirst() ?? "?"
      letters[color] = new
      return new
    }
    var lines: [String] = []
    for row in 0..<size.rows {
      var upper = String.UnicodeScalarView()
      var lower = ""
      for column in 0..<size.columns {
        let cell = self[column: column, row: row]
        if cell.isBlank {
          upper.append(contentsOf: letter(cell.upperBackground).unicodeScalars)
        } else if cell.part != .wideTrailing {
          upper.append(cell.glyph.base)
          upper.append(contentsOf: cell.glyph.marks)
        }
        lower.append(letter(cell.lowerBackground))
      }
      lines += [String(upper), lower]
    }
    return lines.joined(separator: "\n")
  }
}
