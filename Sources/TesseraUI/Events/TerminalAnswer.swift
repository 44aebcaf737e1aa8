/// What a terminal tells because it was asked, however late.
package enum TerminalAnswer: Hashable, Sendable {
  /// Where the cursor stood, counted from zero.
  case cursor(CellPosition)
  /// The colour behind everything.
  case background(RGB)

  /// The answer that a control sequence is: `CSI row ; column R`; nil if it is none.
  init?(_ sequence: ControlSequence) {
    guard sequence.final == UInt8(ascii: "R"), sequence.prefix == nil, sequence.intermediates.isEmpty,
      sequence.parameters.count == 2,
      let row = sequence.parameters[0].value, let column = sequence.parameters[1].value,
      (1...MouseReport.largestCoordinate).contains(row), (1...MouseReport.largestCoordinate).contains(column)
    else { return nil }
    self = .cursor(CellPosition(column: column - 1, row: row - 1))
  }

  /// The answer that the text of an operating system command is: `11 ; rgb : R / G / B`, each of one to four
  /// hexadecimal digits, or `rgba` with a fourth; nil if it is none.
  init?(commandText text: [UInt8]) {
    let prefix = Array("11;rgb".utf8)
    guard text.starts(with: prefix) else { return nil }
    var rest = text.dropFirst(prefix.count)
    if rest.first == UInt8(ascii: "a") { rest.removeFirst() }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let parts = rest.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let values = parts.compactMap(Self.level)
    guard values.count == parts.count, values.count == 3 || values.count == 4 else { return nil }
    self = .background(RGB(red: values[0], green: values[1], blue: values[2]))
  }

  /// A level of 0 to 255 from hexadecimal digits that are a fraction of the largest number with as many.
  private static func level(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + number
    }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}

extension ColorScheme {
  /// The scheme for a ground: light where black text would stand out more than white text.
  package init(ground: RGB) {
    self = ground.contrast(with: RGB(0x000000)) > ground.contrast(with: RGB(0xFFFFFF)) ? .light : .dark
  }
}
