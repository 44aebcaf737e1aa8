/// A conversion as C's `printf` writes it, `%[flags][width][.precision][length]conversion`, with text around it.
///
/// Numbers are written without grouping, in every locale alike. What can't be read stands as it was written, and the
/// value isn't shown.
struct NumberFormat {
  private var before = ""
  private var after = ""
  private var isLeft = false
  private var sign = ""
  private var isZeroFilled = false
  private var width = 0
  private var precision: Int?
  private var conversion: Character = " "

  init(_ specifier: String) {
    var rest = Substring(specifier)
    func text(of rest: inout Substring) -> String {
      var result = ""
      while let first = rest.first {
        if rest.hasPrefix("%%") { rest.removeFirst() } else if first == "%" { break }
        result.append(rest.removeFirst())
      }
      return result
    }
    before = text(of: &rest)
    guard rest.popFirst() == "%" else { return }
    while let flag = rest.first, "-+ 0#".contains(flag) {
      rest.removeFirst()
      switch flag {
      case "-": isLeft = true
      case "+", " ": sign = String(flag)
      case "0": isZeroFilled = true
      default: break
      }
    }
    // A screen has no room for more.
    width = min(Self.number(&rest) ?? 0, 1_000)
    if rest.first == "." {
      rest.removeFirst()
      precision = min(Self.number(&rest) ?? 0, 15)
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
    conversion = rest.popFirst() ?? " "
    after = text(of: &rest)
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  /// The text of a whole number.
  func text(of value: some BinaryInteger) -> String {
    let magnitude = value.magnitude
    switch conversion {
    case "d", "i", "u", "D", "U": return padded(String(magnitude), isNegative: value < 0)
    case "x": return padded(String(magnitude, radix: 16), isNegative: value < 0)
    case "X": return padded(String(magnitude, radix: 16, uppercase: true), isNegative: value < 0)
    case "o": return padded(String(magnitude, radix: 8), isNegative: value < 0)
    case "@", "s": return text(of: String(value))
    default: return text(of: Double(value))
    }
  }

  /// The text of a number.
  func text(of value: Double) -> String {
    switch conversion {
    case "f", "F": return padded(Self.fixed(value.magnitude, places: precision ?? 6), isNegative: value.sign == .minus)
    case "g", "G":
      return padded(Self.general(value.magnitude, digits: max(1, precision ?? 6)), isNegative: value.sign == .minus)
    case "d", "i":
      // C would read the bits; what is meant is the number.
      return Int(exactly: value.rounded(.towardZero)).map { text(of: $0) } ?? text(of: "\(value)")
    case "@", "s": return text(of: "\(value)")
    default: return before + after
    }
  }

  /// The text of a string.
  func text(of value: String) -> String {
    let cut = precision.map { String(value.prefix($0)) } ?? value
    let room = String(repeating: " ", count: max(0, width - cut.count))
    return before + (isLeft ? cut + room : room + cut) + after
  }

  private func padded(_ digits: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : sign
    let room = max(0, width - digits.count - sign.count)
    if isZeroFilled, !isLeft { return before + sign + String(repeating: "0", count: room) + digits + after }
    let blanks = String(repeating: " ", count: room)
    return before + (isLeft ? sign + digits + blanks : blanks + sign + digits) + after
  }

  /// A number with so many decimal places, halves to even as far as a `Double` can tell.
  private static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : "inf" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * scale).rounded(.toNearestOrEven)
    // Beyond this a `Double` has no decimals to show.
    guard scaled < 9e15 else { return "\(value)" }
    let digits = String(Int64(scaled))
    guard places > 0 else { return digits }
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return filled.dropLast(places) + "." + filled.suffix(places)
  }

  /// A number with so many digits that count, without zeros at the end.
  private static func general(_ value: Double, digits: Int) -> String {
    guard value.isFinite, value != 0, value >= 1e-4, value < 1e15 else { return value == 0 ? "0" : "\(value)" }
    var places = digits - 1
    var limit = 10.0
    while value >= limit {
      places -= 1
      limit *= 10
    }
    limit = 1
    while value < limit {
      places += 1
      limit /= 10
    }
    let text = fixed(value, places: min(15, max(0, places)))
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    let kept = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(kept.reversed())
  }
}
