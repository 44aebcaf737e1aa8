extension Surface {
  /// What the surface shows as plain text: a line a row, without blanks at the ends of lines.
  ///
  /// Fills don't show; a surface that was drawn for a screen without colours has lines in their place.
  package var text: String {
    var lines: [String] = []
    for row in 0..<size.rows {
      var line = String.UnicodeScalarView()
      var end = line.endIndex
      for column in 0..<size.columns {
        let cell = self[column: column, row: row]
        guard cell.part != .wideTrailing else { continue }
        line.append(cell.glyph.base)
        line.append(contentsOf: cell.glyph.marks)
        if cell.glyph != .blank { end = line.endIndex }
      }
      lines.append(String(line[..<end]))
    }
    return lines.joined(separator: "\n")
  }
}
