/// What was answered to the line mode's question.
enum LineReply: Equatable {
  /// `q`.
  case leave
  /// Nothing: what Enter picks on a screen.
  case accept
  /// `+`: the next page.
  case nextPage
  /// `-`: the page before.
  case previousPage
  /// `.`: what is marked, or the item that one begins at.
  case preset
  /// Numbers of the list and ranges of such, in the order in which they were typed, none twice.
  case numbers([Int])
  /// A number that the list doesn't have.
  case unknownNumber(String)
  /// A word to narrow the list by; empty for the whole list.
  case filter(String)

  /// Reads a line.
  ///
  /// Numbers may have blanks and commas between, and ranges are as in `3-5`. What stands behind `/` is a word to narrow
  /// by, also where it is a number or a sign.
  init(_ line: String, count: Int) {
    let text = Self.trimmed(line)
    switch text {
    case "": self = .accept
    case "q": self = .leave
    case "+": self = .nextPage
    case "-": self = .previousPage
    case ".": self = .preset
    default:
      if text.hasPrefix("/") {
        self = .filter(String(text.dropFirst()))
      } else {
        self = Self.numbers(text, count: count) ?? .filter(text)
      }
    }
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" && $0 != "\r\n" }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Numbers, nil where the text is anything else.
  private static func numbers(_ text: String, count: Int) -> LineReply? {
    var numbers: [Int] = []
    var seen = [Bool](repeating: false, count: count + 1)
    var unknown: String?
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      let bounds = word.split(separator: "-", omittingEmptySubsequences: false)
      let isRange = bounds.count == 2
      guard bounds.count <= 2, bounds.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
      else { return nil }
      guard let first = Int(bounds[0]), let last = Int(bounds[isRange ? 1 : 0]), 1 <= first, first <= last,
        last <= count
      else {
        unknown = unknown ?? String(word)
        continue
      }
      for number in first...last where !seen[number] {
        seen[number] = true
        numbers.append(number)
      }
    }
    if let unknown { return .unknownNumber(unknown) }
    return numbers.isEmpty ? nil : .numbers(numbers)
  }
}
