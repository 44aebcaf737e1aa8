import Testing
import TesseraUI

/// One row of a table: what a terminal sends, and what it means.
struct Decoding: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var events: [Event]

  /// Text as bytes; `^` is ESC.
  init(_ text: String, _ events: Event...) {
    bytes = text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    self.events = events
  }

  init(bytes: [UInt8], _ events: Event...) {
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

extension Event {
  static func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Event {
    .key(KeyPress(key, modifiers: modifiers))
  }

  static func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ row: Int, _ modifiers: EventModifiers = []
  ) -> Event {
    .mouse(MouseEvent(action, at: CellPosition(column: column, row: row), modifiers: modifiers))
  }

  static func pasted(_ text: String) -> Event { .paste(Array(text.utf8)) }
}

/// The events of some reads with no pause between them, and a pause after the last.
func decode(_ reads: some Sequence<[UInt8]>) -> [Event] {
  var decoder = InputDecoder()
  var events: [Event] = []
  for read in reads { decoder.feed(read, into: &events) }
  decoder.flush(into: &events)
  return events
}

/// The events of some reads with no pause between them; `^` is ESC.
func decode(_ reads: String...) -> [Event] {
  decode(reads.map { Decoding($0).bytes })
}
