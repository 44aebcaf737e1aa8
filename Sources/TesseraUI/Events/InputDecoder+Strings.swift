/// Strings that a terminal sends in answer (OSC, DCS, APC, PM, SOS), which are swallowed whole.
extension InputDecoder {
  mutating func receiveInString(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: swallow(into: &events)
    // In a string that was opened in seven bits it may be a byte of a character.
    case 0x9C where introducer == nil: swallow(into: &events)
    case 0x03:
      // The way out of a string whose end was lost. No terminal answers with it.
      abandonSequence(into: &events)
      receive(byte, into: &events)
    default: stringIsEmpty = false
    }
  }

  mutating func receiveAfterStringEscape(_ byte: UInt8, into events: inout [Event]) {
    guard byte != UInt8(ascii: "\\") else { return swallow(into: &events) }
    abandonSequence(into: &events)
    state = .escape
    receive(byte, into: &events)
  }
}
