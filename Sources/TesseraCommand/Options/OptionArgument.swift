/// The argument of an option, and the ways to read it; each refuses what it can't read by the option's name.
struct OptionArgument {
  /// The option's long name.
  let option: String

  /// The argument as it came; empty where none did.
  let bytes: [UInt8]

  /// Whether there is an argument: an empty one is.
  let isGiven: Bool

  /// No argument.
  init(option: String) {
    self.option = option
    bytes = []
    isGiven = false
  }

  /// An argument.
  init(option: String, bytes: [UInt8]) {
    self.option = option
    self.bytes = bytes
    isGiven = true
  }

  /// The argument as text; bytes that aren't UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The refusal of the argument.
  func refusal(_ expected: String) -> OptionError { .badValue(option: option, value: text, expected: expected) }

  /// A whole number in plain digits.
  func wholeNumber(in range: ClosedRange<Int>) throws(OptionError) -> Int {
    guard let number = Self.wholeNumber(text[...]), range.contains(number) else {
      throw refusal("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) throws(OptionError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw refusal(Self.alternatives(Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// Fields, as in `1,3..-1`.
  func fields() throws(OptionError) -> FieldRanges {
    guard let ranges = FieldRanges(text) else {
      throw refusal("fields from 1, or from the end from -1, as in 2 or 1,3..-1")
    }
    return ranges
  }

  /// Text that isn't empty.
  func nonEmptyBytes() throws(OptionError) -> [UInt8] {
    guard !bytes.isEmpty else { throw refusal("something that isn't empty") }
    return bytes
  }

  /// `N`, `MIN..MAX`, `MIN..` or `..MAX`.
  func numberRange(in range: ClosedRange<Int>) throws(OptionError) -> ClosedRange<Int> {
    let bounds = OptionText.parts(of: text, around: "..")
    let lower = bounds.first == "" ? range.lowerBound : bounds.first.flatMap { Self.wholeNumber($0[...]) }
    let upper = bounds.last == "" ? range.upperBound : bounds.last.flatMap { Self.wholeNumber($0[...]) }
    guard text != "", text != "..", bounds.count <= 2, let lower, let upper, lower <= upper,
      range.contains(lower), range.contains(upper)
    else {
      throw refusal("numbers from \(range.lowerBound) to \(range.upperBound), as in 2..6, 2.. or 4")
    }
    return lower...upper
  }

  /// A number in plain digits, nil for anything else; numbers too large for the machine are nil too.
  static func wholeNumber(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A decimal number in plain digits with at most one point, nil for anything else.
  static func decimal(_ text: Substring) -> Double? {
    // Double alone would take hexadecimal numbers, infinity and more.
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  /// Words as a sentence has them: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
