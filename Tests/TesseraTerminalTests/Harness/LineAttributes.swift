#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The attributes of a terminal line, to be compared before and after a program ran on it.
struct LineAttributes: Equatable, CustomStringConvertible {
  private let flags: [UInt]
  private let controlCharacters: [UInt8]

  /// Takes them from what `tcgetattr` answered.
  init(_ attributes: termios) {
    flags = [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag].map { UInt($0) }
    controlCharacters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Whether typed characters are shown.
  var echoes: Bool { flags[3] & UInt(ECHO) != 0 }

  /// Whether lines are edited before a program reads them.
  var editsLines: Bool { flags[3] & UInt(ICANON) != 0 }

  /// The flags of input, output, control and local modes in hexadecimal, then the control characters.
  var description: String {
    let words = flags.map { String($0, radix: 16) }.joined(separator: ":")
    return "\(words) \(controlCharacters)"
  }
}
