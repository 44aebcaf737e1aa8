import TesseraLayout

@testable import TesseraUI

extension FuzzTarget {
  /// A label: nothing but printable characters is left, and every line is as wide as its glyphs and fits.
  ///
  /// The first two bytes tell the signs, the limit and the columns to wrap at.
  static let textCleaner = FuzzTarget(name: "text-cleaner") { bytes in
    guard bytes.count >= 2 else { return nil }
    let source = Array(bytes.dropFirst(2))
    let columns = Int(bytes[0] % 40) + 1
    let text = CleanText(
      utf8: source, signs: bytes[1] & 1 == 0 ? .unicode : .ascii, lineBreaks: bytes[1] & 2 == 0 ? .mark : .break,
      maximumColumns: bytes[1] & 4 == 0 ? .max : Int(bytes[1] >> 3))
    if text.glyphs.contains(where: { isControl($0.base) || $0.marks.contains(where: isControl) }) {
      return "a control character is drawn"
    }
    if bytes[1] & 1 == 1, text.glyphs.contains(where: { !$0.base.isASCII || !$0.isPlain }) {
      return "more than ASCII is drawn"
    }
    for limit in [nil, 1, 2] as [Int?] {
      let lines = text.lines(columns: columns, limit: limit)
      if let limit, lines.count > limit { return "\(lines.count) lines instead of \(limit)" }
      var end = 0
      for line in lines {
        let width = text.glyphs(on: line).reduce(0) { $0 + $1.columns }
        guard width == line.columns, width <= columns else {
          return "a line of \(width) in \(columns) says \(line.columns)"
        }
        guard line.glyphs.lowerBound >= end else { return "a glyph stands on two lines" }
        end = line.glyphs.upperBound
      }
      let size = text.size(columns: columns, limit: limit)
      guard size.rows == lines.count, size.columns <= columns else { return "the size is \(size)" }
    }
    return nil
  }

  @Sendable private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
