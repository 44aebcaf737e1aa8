/// Splits a text into words as a shell does, without expanding anything.
///
/// Blanks and line ends separate words. `'…'` is literal; in `"…"` a backslash quotes `$`, `` ` ``, `"`, `\`; elsewhere
/// it quotes any character; before a line end it joins two lines. Quoted parts beside each other are one word, and a
/// pair of quotes alone is an empty one.
struct ShellWords {
  /// A word and the line that it begins in, from 1.
  struct Word: Equatable {
    var bytes: [UInt8]
    var line: Int
  }

  /// What isn't ended by the end of the text.
  struct Unfinished: Error, Equatable {
    /// The line in which it begins, from 1.
    let line: Int
  }

  /// Whether `#` at the beginning of a word makes the rest of the line a comment.
  enum Comments {
    case allowed
    case none
  }

  private let text: [UInt8]
  private var index = 0
  private var line = 1

  private init(_ text: [UInt8]) { self.text = text }

  /// The words of a text.
  static func words(of text: [UInt8], comments: Comments) throws(Unfinished) -> [Word] {
    var splitter = ShellWords(text)
    var words: [Word] = []
    while true {
      splitter.skipBlanks(comments: comments)
      guard splitter.next != nil else { return words }
      words.append(try splitter.word())
    }
  }

  private var next: UInt8? { index < text.count ? text[index] : nil }

  private mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == 0x0A { line += 1 }
    return byte
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipBlanks(comments: Comments) {
    while let byte = next {
      if Self.isBlank(byte) {
        _ = take()
      } else if byte == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1] == 0x0A {
        _ = take()
        _ = take()
      } else if byte == UInt8(ascii: "#"), comments == .allowed {
        while let skipped = next, skipped != 0x0A { _ = (skipped, take()) }
      } else {
        return
      }
    }
  }

  private mutating func word() throws(Unfinished) -> Word {
    var word = Word(bytes: [], line: line)
    while let byte = next, !Self.isBlank(byte) {
      _ = take()
      switch byte {
      case UInt8(ascii: "'"): try takeLiteral(into: &word.bytes)
      case UInt8(ascii: "\""): try takeQuoted(into: &word.bytes)
      case UInt8(ascii: "\\"):
        guard let quoted = take() else { throw Unfinished(line: line) }
        if quoted != 0x0A { word.bytes.append(quoted) }
      default: word.bytes.append(byte)
      }
    }
    return word
  }

  private mutating func takeLiteral(into bytes: inout [UInt8]) throws(Unfinished) {
    let start = line
    while let byte = take() {
      if byte == UInt8(ascii: "'") { return }
      bytes.append(byte)
    }
    throw Unfinished(line: start)
  }

  private mutating func takeQuoted(into bytes: inout [UInt8]) throws(Unfinished) {
    let start = line
    while let byte = take() {
      if byte == UInt8(ascii: "\"") { return }
      guard byte == UInt8(ascii: "\\"), let quoted = next else {
        bytes.append(byte)
        continue
      }
      switch quoted {
      case 0x0A: _ = take()
      case UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
        _ = take()
        bytes.append(quoted)
      default: bytes.append(byte)
      }
    }
    throw Unfinished(line: start)
  }
}
