/// The marks of emphasis in a literal, a small part of Markdown: what stands between two of the same is styled.
///
/// A mark opens before a character that isn't blank and closes after one; one without its partner is text. Underscores
/// count at the edges of words only.
enum InlineMarkup {
  /// What a literal shows.
  enum Content: Equatable, Sendable {
    /// A text of one look, as most literals are.
    case plain(String)
    case runs([Text.Run])
  }

  /// A part of a literal.
  private enum Piece: Sendable {
    /// What was written.
    case literal(String)
    /// What was put in, in which nothing is a mark.
    case value(String)
    /// A text that was put in, with its styles.
    case runs([Text.Run])
  }

  /// The parts of a literal, collected in their order.
  ///
  /// Of a text of one look only the text is kept: every picture makes most texts of an app anew.
  struct Pieces: Sendable {
    private var plain = ""

    // The last part, from a byte on; it tells whether an underscore after it stands at the edge of a word.
    private var last = (start: 0, isLiteral: true)

    // Kept apart from the first that isn't plain on.
    private var pieces: [Piece] = []

    /// Appends what was written.
    mutating func append(literal: String) {
      guard pieces.isEmpty, !literal.utf8.contains(where: isMark) else { return keep(.literal(literal)) }
      append(literal, isLiteral: true)
    }

    /// Appends what was put in, in which nothing is a mark.
    mutating func append(value: String) {
      guard pieces.isEmpty else { return keep(.value(value)) }
      append(value, isLiteral: false)
    }

    /// Appends a text that was put in, with its styles.
    mutating func append(runs: [Text.Run]) { keep(.runs(runs)) }

    private mutating func append(_ text: String, isLiteral: Bool) {
      if isLiteral, text.isEmpty { return }
      last = (plain.utf8.count, isLiteral)
      plain += text
    }

    private mutating func keep(_ piece: Piece) {
      if pieces.isEmpty {
        let start = plain.utf8.index(plain.startIndex, offsetBy: last.start)
        let text = String(plain[start...])
        if last.start > 0 { pieces.append(.value(String(plain[..<start]))) }
        pieces.append(last.isLiteral ? .literal(text) : .value(text))
      }
      pieces.append(piece)
    }

    /// What the literal shows.
    var content: Content {
      guard !pieces.isEmpty else { return .plain(plain) }
      let runs = runs(of: pieces)
      return runs.count == 1 && runs[0].changes.isEmpty ? .plain(runs[0].string) : .runs(runs)
    }
  }

  private static func runs(of pieces: [Piece]) -> [Text.Run] {
    let units = pieces.flatMap { piece -> [Unit] in
      guard case .literal(let text) = piece else { return [.inserted(plain(piece))] }
      return text.map(Unit.character)
    }
    return merged(styled(units[...], []))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private enum Unit {
    case character(Character)
    case inserted([Text.Run])

    var character: Character? {
      guard case .character(let character) = self else { return nil }
      return character
    }

    var isBlank: Bool { character?.isWhitespace ?? false }
    var isWord: Bool { character.map { $0.isLetter || $0.isNumber } ?? true }
  }

  private static func plain(_ piece: Piece) -> [Text.Run] {
    switch piece {
    case .literal(let text), .value(let text): [Text.Run(string: text, changes: [])]
    case .runs(let runs): runs
    }
  }

  // Longer marks first, as `**` begins with `*`.
  private static let marks: [(signs: [Character], changes: [TextChange])] = [
    (["*", "*", "*"], [.bold(true), .italic(true)]), (["*", "*"], [.bold(true)]), (["_", "_"], [.bold(true)]),
    (["~", "~"], [.strikethrough(true)]), (["*"], [.italic(true)]), (["_"], [.italic(true)]), (["`"], []),
  ]

  private static func styled(_ units: ArraySlice<Unit>, _ changes: [TextChange]) -> [Text.Run] {
    var result: [Text.Run] = []
    var index = units.startIndex
    while index < units.endIndex {
      if let marked = marked(units, at: index, changes) ?? link(units, at: index, changes) {
        result += marked.runs
        index = marked.end
        continue
      }
      switch units[index] {
      case .inserted(let runs): result += runs.map { Text.Run(string: $0.string, changes: changes + $0.changes) }
      case .character("\\") where index + 1 < units.endIndex && isPunctuation(units[index + 1]):
        index += 1
        if let character = units[index].character {
          result.append(Text.Run(string: String(character), changes: changes))
        }
      case .character(let character): result.append(Text.Run(string: String(character), changes: changes))
      }
      index += 1
    }
    return result
  }

  private static func isPunctuation(_ unit: Unit) -> Bool {
    unit.character.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } ?? false
  }

  private static func marked(
    _ units: ArraySlice<Unit>, at start: Int, _ changes: [TextChange]
  ) -> (runs: [Text.Run], end: Int)? {
    for mark in marks where matches(mark.signs, units, at: start) {
      let inside = start + mark.signs.count
      let isUnderscore = mark.signs[0] == "_"
      guard inside < units.endIndex, !units[inside].isBlank else { continue }
      if isUnderscore, start > units.startIndex, units[start - 1].isWord { continue }
      var end = inside + 1
      while end < units.endIndex {
        let after = end + mark.signs.count
        let closes =
          matches(mark.signs, units, at: end) && !units[end - 1].isBlank
          // Of more signs than are needed the last ones close, so that what is inside has its own.
          && !(after < units.endIndex && units[after].character == mark.signs[0])
          && !(isUnderscore && after < units.endIndex && units[after].isWord)
        if closes {
          let content = units[inside..<end]
          let runs =
            mark.signs[0] == "`"
            ? content.flatMap { literal($0, changes) } : styled(content, changes + mark.changes)
          return (runs, after)
        }
        end += 1
      }
    }
    return nil
  }

  private static func literal(_ unit: Unit, _ changes: [TextChange]) -> [Text.Run] {
    switch unit {
    case .character(let character): [Text.Run(string: String(character), changes: changes)]
    case .inserted(let runs): runs.map { Text.Run(string: $0.string, changes: changes + $0.changes) }
    }
  }

  private static func link(
    _ units: ArraySlice<Unit>, at start: Int, _ changes: [TextChange]
  ) -> (runs: [Text.Run], end: Int)? {
    guard units[start].character == "[", let close = units[start...].firstIndex(where: { $0.character == "]" }),
      close + 1 < units.endIndex, units[close + 1].character == "(",
      let end = units[close...].firstIndex(where: { $0.character == ")" })
    else { return nil }
    return (styled(units[start + 1..<close], changes + [.underline(true)]), end + 1)
  }

  private static func matches(_ signs: [Character], _ units: ArraySlice<Unit>, at start: Int) -> Bool {
    guard start + signs.count <= units.endIndex else { return false }
    return signs.indices.allSatisfy { units[start + $0].character == signs[$0] }
  }

  private static func merged(_ runs: [Text.Run]) -> [Text.Run] {
    runs.reduce(into: []) { result, run in
      if let last = result.indices.last, result[last].changes == run.changes {
        result[last].string += run.string
      } else {
        result.append(run)
      }
    }
  }
}
