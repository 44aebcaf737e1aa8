/// What separates the fields of an item.
enum FieldDelimiter: Equatable {
  /// Runs of spaces and tabs, as in awk: blanks before the first field belong to no field.
  case blanks
  /// Each occurrence of these bytes, at least one; two in a row have an empty field between them.
  case text([UInt8])
  /// Each one of these ASCII characters, at least one; two in a row have an empty field between them.
  case anyOf([UInt8])

  /// What an option says: a text, or ASCII characters in brackets, `[:;]`, also as ranges, `[0-9]`.
  ///
  /// `\t`, `\n`, `\r`, `\0` and `\\` stand for the bytes; `\[` for a bracket at the beginning. Nil for nothing, for an
  /// empty class and for one with characters beyond ASCII. One space is a text: each space separates.
  init?(_ bytes: [UInt8]) {
    if bytes.count >= 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      guard let characters = Self.characters(inClass: Self.unescaped(bytes[1..<(bytes.count - 1)])) else { return nil }
      self = .anyOf(characters)
    } else {
      let text = Self.unescaped(bytes[...])
      guard !text.isEmpty else { return nil }
      self = .text(text)
    }
  }

  /// What stands between fields that are put together and weren't neighbours.
  var joiner: [UInt8] {
    switch self {
    case .blanks: [0x20]
    case .text(let bytes): bytes
    case .anyOf(let bytes): Array(bytes.prefix(1))
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      let meant: UInt8? =
        switch next {
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "0"): 0x00
        case UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "]"): next
        default: nil
        }
      // Another backslash is one: `\d` separates at the two characters.
      result.append(meant ?? byte)
      if meant != nil { rest = rest.dropFirst() }
    }
    return result
  }

  private static func characters(inClass bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var characters: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-") {
        guard bytes[index] <= bytes[index + 2] else { return nil }
        characters += bytes[index]...bytes[index + 2]
        index += 3
      } else {
        characters.append(bytes[index])
        index += 1
      }
    }
    return characters
  }
}
