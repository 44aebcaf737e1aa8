/// Bracketed paste: everything between two marks is text, line feeds and ESC included.
extension InputDecoder {
  private static let endMark = Array("\u{1B}[201~".utf8)

  mutating func beginPaste(into events: inout [Event]) {
    swallow(into: &events)
    pasted.removeAll()
    matchedEndMark = 0
    state = .paste
  }

  mutating func receiveInPaste(_ byte: UInt8, into events: inout [Event]) {
    if byte == Self.endMark[matchedEndMark] {
      matchedEndMark += 1
      if matchedEndMark == Self.endMark.count { endPaste(into: &events) }
      return
    }
    // ESC stands only at the mark's beginning, so no shorter match hides in what has matched.
    for matched in Self.endMark.prefix(matchedEndMark) { keepPasted(matched) }
    matchedEndMark = byte == 0x1B ? 1 : 0
    if matchedEndMark == 0 { keepPasted(byte) }
  }

  /// Ends a paste with what has come of it. An empty one is nothing.
  mutating func endPaste(into events: inout [Event]) {
    state = .ground
    let bytes = pasted
    pasted = []
    if !bytes.isEmpty { emit(.paste(bytes), into: &events) }
  }

  private mutating func keepPasted(_ byte: UInt8) {
    if pasted.count < Self.longestPaste { pasted.append(byte) }
  }
}
