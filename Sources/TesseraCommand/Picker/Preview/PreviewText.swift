import Tessera

/// The lines of what a command printed, as they can be drawn: cleaned, with the colours of SGR sequences.
///
/// Sequences that do anything else are left out; a tab goes on to the next multiple of eight columns.
struct PreviewText {
  /// A line, and the parts of it that look different.
  typealias Line = (text: CleanText, runs: [TextRun])

  /// What was printed.
  let bytes: [UInt8]

  /// How much of it is looked at for a picture of its beginning, in bytes: more than a screen has cells.
  private static let mostBytes = 1 << 18

  /// Lines from one on, counted from zero, each without what is beyond some columns; the last line's end begins no
  /// further one.
  ///
  /// Looks at all that stands before them as well, as colours go on from line to line.
  func lines(from first: Int = 0, columns: Int, rows: Int, signs: SignSet) -> [Line] {
    let label = bytes.prefix(first == 0 ? Self.mostBytes : bytes.count).withUnsafeBytes {
      ColorSequences.label(of: visible(of: $0, rows: first + rows))
    }
    var lines: [Line] = []
    var start = 0
    var passed = 0
    while start < label.bytes.count, lines.count < rows {
      let end = label.bytes[start...].firstIndex(of: 0x0A) ?? label.bytes.count
      guard passed >= first else {
        passed += 1
        start = end + 1
        continue
      }
      let isReturned = end > start && label.bytes[end - 1] == 0x0D
      let part = label.parts(at: [start..<(isReturned ? end - 1 : end)], joiner: [])
      lines.append(Self.line(Self.withoutTabs(part), columns: columns, signs: signs))
      start = end + 1
    }
    return lines
  }

  /// What stands on the first rows, as far as that is known before sequences are taken out.
  private func visible(of bytes: UnsafeRawBufferPointer, rows: Int) -> UnsafeRawBufferPointer {
    var rest = rows
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      rest -= 1
      if rest <= 0 { return UnsafeRawBufferPointer(rebasing: bytes[...index]) }
    }
    return bytes
  }

  private static func line(_ part: StyledLabel, columns: Int, signs: SignSet) -> Line {
    // A text of nothing would take no row.
    guard !part.bytes.isEmpty else { return (CleanText(" ", lineBreaks: .mark), []) }
    let text = CleanText(
      utf8: part.bytes, signs: signs, lineBreaks: .mark, maximumColumns: columns + 1, sourceOffsets: .keep)
    return (text, LabelRuns(text: text).runs(of: part.spans))
  }

  private static func withoutTabs(_ part: StyledLabel) -> StyledLabel {
    guard part.bytes.contains(0x09) else { return part }
    var result = StyledLabel()
    // Where each byte has gone to, and the end of all.
    var places: [Int] = []
    var column = 0
    for byte in part.bytes {
      places.append(result.bytes.count)
      if byte == 0x09 {
        let blanks = 8 - column % 8
        result.bytes += [UInt8](repeating: 0x20, count: blanks)
        column += blanks
      } else {
        result.bytes.append(byte)
        // The further bytes of a letter take no column.
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    places.append(result.bytes.count)
    result.spans = part.spans.map { span in
      LabelSpan(range: places[span.range.lowerBound]..<places[span.range.upperBound], style: span.style)
    }
    return result
  }
}
