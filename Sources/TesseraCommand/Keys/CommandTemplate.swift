/// A command to be run for an item: words, in some of which the item is put.
///
/// There is no shell between: what is put in stays a part of one argument, whatever bytes it has.
struct CommandTemplate: Equatable, Sendable {
  /// What stands in a word.
  enum Piece: Equatable, Sendable {
    /// The text as it is.
    case text([UInt8])
    /// `{}`: the focused item.
    case item
    /// `{+}`: the marked items, each in an argument of its own where it is the whole word; else the focused one.
    case items
    /// `{q}`: what is typed into the filter field.
    case query
    /// `{n}`: the focused item's number in the input, from 1.
    case number
  }

  /// The words, the first of which names the program.
  let words: [[Piece]]

  /// What is put into the words.
  struct Values {
    var item: [UInt8]
    var items: [[UInt8]]
    var query: [UInt8]
    var number: Int
  }

  /// Reads a command line: words are separated by blanks, and quoted as in a shell by `'…'`, `"…"` and `\`.
  ///
  /// Nil where a quotation isn't ended, or there is no word. Inside `'…'` nothing is put in.
  init?(_ line: String) {
    guard let words = Self.words(of: Array(line.utf8)), !words.isEmpty else { return nil }
    self.words = words
  }

  /// The arguments of the command, the program's name first.
  ///
  /// NUL bytes are left out, as no argument can have any.
  func arguments(_ values: Values) -> [[UInt8]] {
    words.flatMap { word -> [[UInt8]] in
      if word == [.items] { return values.items.map { $0.filter { $0 != 0 } } }
      let bytes = word.flatMap { piece -> [UInt8] in
        switch piece {
        case .text(let text): text
        case .item: values.item
        case .items: Array(values.items.joined(separator: [0x20]))
        case .query: values.query
        case .number: Array(String(values.number).utf8)
        }
      }
      return [bytes.filter { $0 != 0 }]
    }
  }

  private static let places: [(name: [UInt8], piece: Piece)] = [
    (Array("{}".utf8), .item), (Array("{+}".utf8), .items), (Array("{q}".utf8), .query), (Array("{n}".utf8), .number),
  ]

  private static func words(of line: [UInt8]) -> [[Piece]]? {
    var words: [[Piece]] = []
    var word: [Piece]?
    func add(_ byte: UInt8) {
      var pieces = word ?? []
      if case .text(let text) = pieces.last {
        pieces[pieces.count - 1] = .text(text + [byte])
      } else {
        pieces.append(.text([byte]))
      }
      word = pieces
    }
    var quotation: UInt8?
    var index = 0
    while index < line.count {
      let byte = line[index]
      index += 1
      switch (byte, quotation) {
      case (UInt8(ascii: "'"), nil), (UInt8(ascii: "\""), nil):
        quotation = byte
        word = word ?? []
      case (_, byte): quotation = nil
      case (UInt8(ascii: "\\"), nil), (UInt8(ascii: "\\"), UInt8(ascii: "\"")):
        guard index < line.count else { return nil }
        add(line[index])
        index += 1
      case (0x20, nil), (0x09, nil), (0x0A, nil):
        if let ended = word { words.append(ended) }
        word = nil
      case (UInt8(ascii: "{"), let quotation) where quotation != UInt8(ascii: "'"):
        let place = places.first { line[(index - 1)...].starts(with: $0.name) }
        guard let place else {
          add(byte)
          continue
        }
        word = (word ?? []) + [place.piece]
        index += place.name.count - 1
      default: add(byte)
      }
    }
    guard quotation == nil else { return nil }
    if let word { words.append(word) }
    return words
  }
}
