import Tessera

extension LabelStyle {
  /// Obeys the numbers of an SGR sequence (`ESC [ 1 ; 31 m`), as ECMA-48 and ISO 8613-6 have them.
  ///
  /// An empty number is 0. Numbers that aren't known change nothing; a colour of 38 or 48 that is incomplete or out
  /// of range changes nothing and takes the rest of the sequence.
  mutating func obey(parameters: ArraySlice<UInt8>) {
    var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      let code = Self.number(parts.first ?? []) ?? -1
      guard code == 38 || code == 48 else {
        obey(code)
        continue
      }
      let value = parts.count > 1 ? Self.color(parts: parts.dropFirst()) : Self.color(words: &rest)
      guard let value else { return }
      if code == 38 { foreground = value } else { background = value }
    }
  }

  private mutating func obey(_ code: Int) {
    switch code {
    case 0: self = LabelStyle()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4: attributes.insert(.underline)
    case 7: attributes.insert(.reverse)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 27: attributes.remove(.reverse)
    case 30...37: foreground = .numbered(UInt8(code - 30))
    case 39: foreground = nil
    case 40...47: background = .numbered(UInt8(code - 40))
    case 49: background = nil
    case 90...97: foreground = .numbered(UInt8(code - 90 + 8))
    case 100...107: background = .numbered(UInt8(code - 100 + 8))
    default: break
    }
  }

  /// `5:N`, `2:R:G:B`, or `2:SPACE:R:G:B`.
  private static func color(parts: ArraySlice<ArraySlice<UInt8>>) -> ColorAssignment.Value? {
    let numbers = parts.map { number($0) }
    switch numbers.first {
    case 5 where numbers.count == 2: return numbered(numbers[1])
    case 2 where numbers.count >= 4: return rgb(numbers.suffix(from: numbers.count >= 5 ? 2 : 1))
    default: return nil
    }
  }

  /// `5;N` or `2;R;G;B`, taken from the words that follow.
  private static func color(words: inout ArraySlice<ArraySlice<UInt8>>) -> ColorAssignment.Value? {
    switch words.popFirst().flatMap({ number($0) }) {
    case 5: return numbered(words.popFirst().flatMap { number($0) })
    case 2:
      let numbers = words.prefix(3).map { number($0) }
      words = words.dropFirst(3)
      return rgb(numbers[...])
    default: return nil
    }
  }

  private static func numbered(_ number: Int?) -> ColorAssignment.Value? {
    number.flatMap { UInt8(exactly: $0) }.map { .numbered($0) }
  }

  private static func rgb(_ numbers: ArraySlice<Int?>) -> ColorAssignment.Value? {
    let bytes = numbers.prefix(3).compactMap { $0.flatMap { UInt8(exactly: $0) } }
    guard bytes.count == 3 else { return nil }
    return .rgb(RGB(red: bytes[0], green: bytes[1], blue: bytes[2]))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return 0 }
    guard digits.count <= 6 else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}
