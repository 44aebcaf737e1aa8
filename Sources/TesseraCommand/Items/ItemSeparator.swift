/// What ends an item in the input, and in the output.
enum ItemSeparator: Hashable, Sendable {
  /// A line feed: an item a line.
  case newline
  /// A NUL byte, which can stand in no file name: `--read0`, `--print0`.
  case null

  /// The byte.
  var byte: UInt8 {
    switch self {
    case .newline: 0x0A
    case .null: 0x00
    }
  }
}
