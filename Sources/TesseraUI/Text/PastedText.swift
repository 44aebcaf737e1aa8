/// Pasted bytes made into text for one line.
package enum PastedText {
  /// The text: each run of line breaks and tabs is a blank, none at the ends; other control characters are dropped, as
  /// are the characters that turn the direction of writing; what isn't UTF-8 becomes U+FFFD. Linear.
  package static func line(_ bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    var blankIsDue = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: blankIsDue = !result.isEmpty
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: break
      default:
        if blankIsDue { result.append(" ") }
        blankIsDue = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}
