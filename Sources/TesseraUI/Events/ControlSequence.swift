/// A control sequence (ECMA-48) taken apart: `CSI prefix parameters intermediates final`.
struct ControlSequence: Hashable, Sendable {
  /// One parameter: a number, and further numbers after colons. What is left out is nil.
  struct Parameter: Hashable, Sendable {
    var value: Int?
    var subvalues: [Int?] = []
  }

  /// `<`, `=`, `>` or `?` before the parameters.
  var prefix: UInt8?
  /// The parameters; none at all for no bytes.
  var parameters: [Parameter] = []
  /// Bytes between the parameters and the final byte.
  var intermediates: [UInt8] = []
  /// The byte that ends the sequence and tells its meaning.
  var final: UInt8

  /// Numbers from here on are believed of no sequence: the largest that means anything is a Unicode scalar.
  static let tooLarge = 9_999_999

  /// The most parameters, and the most numbers in one, that are believed.
  static let mostParameters = 32

  /// Takes the bytes between introducer and final byte apart, nil where they are out of order, too many or too large.
  init?(parameterBytes bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest.removeFirst()
    }
    let numbers = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest.dropFirst(numbers.count))
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    guard !numbers.isEmpty else { return }
    let fields = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count <= Self.mostParameters else { return nil }
    for field in fields {
      let parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      guard parts.count <= Self.mostParameters, !parts.contains(Self.tooLarge) else { return nil }
      parameters.append(Parameter(value: parts.first ?? nil, subvalues: Array(parts.dropFirst())))
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    // It stops growing, so that no series of digits overflows.
    return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), tooLarge) }
  }
}
