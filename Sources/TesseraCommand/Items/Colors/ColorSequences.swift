/// Reads the sequences of `--ansi`: what colours says how the label looks, other sequences are left out.
///
/// - `ESC [ … m` (SGR) changes the style of what follows in the same item; each item begins plain.
/// - Other control sequences (`ESC [ …`), strings such as links and titles (`ESC ]`, `ESC P`, `ESC ^`, `ESC _`, `ESC X`,
///   up to BEL or `ESC \`) and short ones (`ESC ( B`) are left out.
/// - What isn't complete stays in the label, where a control is shown as a sign.
enum ColorSequences {
  /// The label of an item. Linear in the bytes.
  static func label(of bytes: UnsafeRawBufferPointer) -> StyledLabel {
    var label = StyledLabel()
    guard bytes.contains(escape) else {
      label.bytes = Array(bytes)
      return label
    }
    label.bytes.reserveCapacity(bytes.count)
    var style = LabelStyle()
    var begun = 0
    // A string without an end would be looked for again from each of its starts.
    var lastEnd = Int.max
    var index = 0
    while index < bytes.count {
      guard bytes[index] == escape, let end = end(ofSequenceAt: index, in: bytes, giveUp: &lastEnd) else {
        label.bytes.append(bytes[index])
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "m") {
        label.close(from: begun, style: style)
        begun = label.bytes.count
        style.obey(parameters: Array(bytes[(index + 2)..<(end - 1)])[...])
      }
      index = end
    }
    label.close(from: begun, style: style)
    return label
  }

  private static let escape: UInt8 = 0x1B

  /// Where the sequence at `start` ends, nil where it isn't one or isn't complete.
  private static func end(
    ofSequenceAt start: Int, in bytes: UnsafeRawBufferPointer, giveUp: inout Int
  ) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      var index = start + 2
      // Parameters and intermediates (0x20–0x3F), then one final byte.
      while index < bytes.count, (0x20...0x3F).contains(bytes[index]) { index += 1 }
      return index < bytes.count && (0x40...0x7E).contains(bytes[index]) ? index + 1 : nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "X"):
      guard start < giveUp else { return nil }
      var index = start + 2
      while index < bytes.count {
        if bytes[index] == 0x07 { return index + 1 }
        if bytes[index] == escape, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\\") { return index + 2 }
        index += 1
      }
      giveUp = start
      return nil
    case 0x20...0x2F:
      var index = start + 2
      while index < bytes.count, (0x20...0x2F).contains(bytes[index]) { index += 1 }
      return index < bytes.count && (0x30...0x7E).contains(bytes[index]) ? index + 1 : nil
    default: return nil
    }
  }
}

extension StyledLabel {
  /// Ends a part that began at a byte and looks a certain way.
  fileprivate mutating func close(from begun: Int, style: LabelStyle) {
    guard begun < bytes.count, !style.isPlain else { return }
    spans.append(LabelSpan(range: begun..<bytes.count, style: style))
  }
}
