/// Strings that a terminal sends in answer (OSC, DCS, APC, PM, SOS), of which only the colour of the ground means
/// something here. The others are swallowed whole.
extension InputDecoder {
  mutating func receiveInString(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString(into: &events)
    // In a string that was opened in seven bits it may be a byte of a character.
    case 0x9C where introducer == nil: finishString(into: &events)
    case 0x03:
      // The way out of a string whose end was lost. No terminal answers with it.
      abandonSequence(into: &events)
      receive(byte, into: &events)
    default:
      stringIsEmpty = false
      if introducer == UInt8(ascii: "]") { keep(byte) }
    }
  }

  mutating func receiveAfterStringEscape(_ byte: UInt8, into events: inout [Event]) {
    guard byte != UInt8(ascii: "\\") else { return finishString(into: &events) }
    abandonSequence(into: &events)
    state = .escape
    receive(byte, into: &events)
  }

  private mutating func finishString(into events: inout [Event]) {
    if introducer == UInt8(ascii: "]"), !sequenceIsTooLong, let answer = TerminalAnswer(commandText: sequence) {
      keep(answer)
    }
    swallow(into: &events)
  }
}
