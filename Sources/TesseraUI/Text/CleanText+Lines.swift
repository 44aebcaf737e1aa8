import TesseraLayout

extension CleanText {
  /// The lines of the text in so many columns, none of them wider.
  ///
  /// A line ends at a hard break, else before the first word that doesn't fit, as UAX #14 allows; the blanks
  /// there are dropped. A word that is longer than a line is cut between clusters, a cluster that is
  /// wider than a line between glyphs. A wide glyph in one column has a line of its own on which a stand-in is
  /// drawn. Blanks at the text's start stay, and those at its end as far as they fit.
  ///
  /// With a limit, the last line allowed takes what fits of the rest and ends in an ellipsis, cut between
  /// clusters, so that one column stays free where a wide glyph didn't fit. The same holds for a text that
  /// was cut in cleaning. Where the text's last line is cut, it may lose its start or its middle instead. No columns, a limit of zero or less, or no text: no lines. Linear.
  package func lines(columns: Int, limit: Int? = nil, truncation: Text.TruncationMode = .tail) -> [TextLine] {
    guard columns > 0, idealSize.rows > 0, limit.map({ $0 > 0 }) ?? true else { return [] }
    if isLine(of: columns, limit: limit) {
      return [TextLine(glyphs: glyphs.indices, columns: idealSize.columns)]
    }
    var wrapping = TextWrapping(text: self, columns: columns, limit: limit ?? .max, truncation: truncation)
    return wrapping.run()
  }

  /// The columns and rows that the text takes in so many columns: its widest line and the number of its
  /// lines, as ``lines(columns:limit:)`` gives them.
  package func size(columns: Int, limit: Int? = nil, truncation: Text.TruncationMode = .tail) -> CellSize {
    isLine(of: columns, limit: limit)
      ? idealSize : Self.size(of: lines(columns: columns, limit: limit, truncation: truncation))
  }

  /// Whether the text fits on one line of so many columns as it is.
  func isLine(of columns: Int, limit: Int?) -> Bool {
    hardBreaks.isEmpty && !isCut && columns > 0 && idealSize.columns <= columns && limit.map { $0 > 0 } ?? true
  }

  /// The columns and rows that lines take.
  static func size(of lines: [TextLine]) -> CellSize {
    CellSize(columns: lines.reduce(0) { max($0, $1.columns) }, rows: lines.count)
  }

  /// The text on one line, ending in an ellipsis where it doesn't fit or a hard break follows.
  ///
  /// Nil when there is no text or no column.
  package func truncated(columns: Int) -> TextLine? { lines(columns: columns, limit: 1).first }

  /// What is drawn for a line, from its left: glyphs of exactly the line's columns.
  package func glyphs(on line: TextLine) -> [Glyph] {
    if line.isNarrowed { return [signs.standIn] + signs.ellipsis(columns: line.ellipsisColumns) }
    if line.ellipsisColumns == 0, line.tail.isEmpty {
      return line.glyphs == glyphs.indices ? glyphs : Array(glyphs[line.glyphs])
    }
    return glyphs[line.glyphs] + signs.ellipsis(columns: line.ellipsisColumns) + glyphs[line.tail]
  }
}
