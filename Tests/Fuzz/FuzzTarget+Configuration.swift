#if canImport(TesseraCommand)
  @testable import TesseraCommand
#endif

extension FuzzTarget {
  /// A file of options: words come in the order of their lines, are the same when they are quoted and read again, and
  /// reading the options ends in options or in a sentence that can be shown.
  ///
  /// The first byte tells whether there are comments. Only one may run at a time, as getopt has state of its own.
  static let configuration = FuzzTarget(name: "configuration") { bytes in
    guard let first = bytes.first else { return nil }
    let text = Array(bytes.dropFirst())
    let comments: ShellWords.Comments = first & 1 == 0 ? .allowed : .none
    let lineCount = text.count(where: { $0 == 0x0A }) + 1
    do throws(ShellWords.Unfinished) {
      let words = try ShellWords.words(of: text, comments: comments)
      for (word, next) in zip(words, words.dropFirst()) where next.line < word.line { return "lines go back" }
      if let last = words.last, !(1...lineCount).contains(last.line) { return "there is no line \(last.line)" }
      let again = try ShellWords.words(of: quoted(words.map(\.bytes)), comments: comments)
      guard again.map(\.bytes) == words.map(\.bytes) else { return "quoted, the words are others" }
    } catch {
      guard (1...lineCount).contains(error.line) else { return "a quotation begins in line \(error.line)" }
    }
    var options = Options()
    do throws(ConfigurationError) {
      try options.read(configuration: text, comments: comments) { "line \($0)" }
    } catch {
      let sentence = error.explanation
      guard !sentence.isEmpty, !sentence.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
        return "the sentence has controls: \(sentence)"
      }
    }
    return nil
  }

  /// Words in single quotes, a blank between two.
  @Sendable private static func quoted(_ words: [[UInt8]]) -> [UInt8] {
    var text: [UInt8] = []
    for word in words {
      text += Array("'".utf8)
      for byte in word { text += byte == UInt8(ascii: "'") ? Array("'\\''".utf8) : [byte] }
      text += Array("' ".utf8)
    }
    return text
  }
}
