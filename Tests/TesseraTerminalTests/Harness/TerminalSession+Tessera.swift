import Testing

extension TerminalSession {
  /// Waits until the terminal's cursor rests on the tile with this number.
  func wait(forFocusOnTile number: Int) throws {
    try wait(for: "the cursor on tile \(number)") { $0.tileUnderCursor == number }
  }

  /// What was collected of standard output, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Checks that the program has given the terminal back: attributes, screen, cursor, mouse, pasting, and the
  /// pen, so that what a shell writes next looks as before.
  func expectTerminalGivenBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
    takeWhatArrived()
    #expect(try device.attributes() == attributesBefore, sourceLocation: sourceLocation)
    #expect(screen.modes == .init(), sourceLocation: sourceLocation)
    for mode in ["1", "1000", "1002", "1003", "1004", "1006", "1049", "2004"] {
      #expect(lastWord(onMode: mode) != "h", "private mode \(mode)", sourceLocation: sourceLocation)
    }
    // The emulator shows the cursor again with the main screen; others don't.
    #expect(lastWord(onMode: "25") != "l", "the cursor shows", sourceLocation: sourceLocation)
    let answer = screen.feed(Array("\u{1B}[6n.".utf8))
    #expect(!answer.isEmpty, sourceLocation: sourceLocation)
    let (column, row) = screen.cursor
    let cell = screen.cell(column: max(column - 1, 0), row: row)
    #expect(!cell.isEmphasized, "the pen is plain", sourceLocation: sourceLocation)
    #expect(cell.foreground == nil && cell.background == nil, "the pen is plain", sourceLocation: sourceLocation)
  }

  // The last word on a private mode in all that was sent, `h` for on; several may stand in one sequence.
  private func lastWord(onMode mode: String) -> Character? {
    var word: Character?
    let parts = String(decoding: log, as: UTF8.self).split(separator: "\u{1B}[?", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(where: { !$0.isNumber && $0 != ";" }) else { continue }
      guard part[..<end].split(separator: ";").contains(Substring(mode)) else { continue }
      if part[end] == "h" || part[end] == "l" { word = part[end] }
    }
    return word
  }
}

extension TerminalEmulator {
  /// The numbers of the tiles whose labels, “Tile” and a number, are on the screen: an array a row that has any.
  var tileRows: [[Int]] {
    (0..<size.rows).map { row in tilePlaces(inRow: row).map(\.number) }.filter { !$0.isEmpty }
  }

  /// The number of the tile whose label is nearest to the cursor, which rests on the focused tile; nil for no tile.
  var tileUnderCursor: Int? {
    let (column, row) = cursor
    // A row is about as high as two columns are wide.
    let places = (0..<size.rows).flatMap { tileRow in
      tilePlaces(inRow: tileRow).map { (number: $0.number, distance: abs($0.column - column) + 2 * abs(tileRow - row)) }
    }
    return places.min { $0.distance < $1.distance }?.number
  }

  private func tilePlaces(inRow row: Int) -> [(number: Int, column: Int)] {
    let texts = cells(row: row).map(\.text)
    return texts.indices.compactMap { column in
      guard texts[column...].prefix(5).joined() == "Tile " else { return nil }
      return Int(texts[(column + 5)...].prefix { Int($0) != nil }.joined()).map { ($0, column) }
    }
  }
}
