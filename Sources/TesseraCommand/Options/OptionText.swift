/// Ways to take the text of an argument apart.
enum OptionText {
  /// The parts of a text before, between and after a separator, which isn't empty.
  static func parts(of text: String, around separator: String) -> [String] {
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
