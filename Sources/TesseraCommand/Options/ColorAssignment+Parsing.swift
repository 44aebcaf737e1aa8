import Tessera

extension ColorAssignment {
  /// Reads `ROLE:COLOR:ATTRIBUTE…`, in any order behind the role; nil for anything else.
  ///
  /// A colour is `#rrggbb`, a number from 0 to 255, -1 or `default` for the terminal's own, or one of the sixteen
  /// names, `red` or `bright-red`; an attribute is `regular`, `bold`, `dim`, `italic`, `underline` or `reverse`.
  init?(_ text: String) {
    var words = OptionText.parts(of: text, around: ":")[...]
    guard let first = words.popFirst(), let role = Role(rawValue: first), !words.isEmpty else { return nil }
    self.init(role: role)
    for word in words {
      if let attribute = Self.attribute(word) {
        attributes = (attributes ?? []).union(attribute)
      } else if let value = Value(word), self.value == nil {
        self.value = value
      } else {
        return nil
      }
    }
  }

  private static func attribute(_ word: String) -> CellAttributes? {
    switch word {
    case "regular": []
    case "bold": .bold
    case "dim": .dim
    case "italic": .italic
    case "underline": .underline
    case "reverse": .reverse
    default: nil
    }
  }
}

extension ColorAssignment.Value {
  /// Reads a colour; nil for anything else.
  init?(_ word: String) {
    if word == "-1" || word == "default" {
      self = .terminalDefault
    } else if word.hasPrefix("#") {
      let digits = word.utf8.dropFirst()
      guard digits.count == 6, let hex = UInt32(word.dropFirst(), radix: 16), digits.first != 0x2B else { return nil }
      self = .rgb(RGB(hex))
    } else if let number = OptionArgument.wholeNumber(word[...]), let small = UInt8(exactly: number) {
      self = .numbered(small)
    } else {
      let isBright = word.hasPrefix("bright-")
      let name = isBright ? word.dropFirst("bright-".count) : word[...]
      if name == "gray" || name == "grey", !isBright {
        self = .numbered(8)
        return
      }
      guard let index = Self.names.firstIndex(where: { $0 == name }) else { return nil }
      self = .numbered(UInt8(index) + (isBright ? 8 : 0))
    }
  }

  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
}
