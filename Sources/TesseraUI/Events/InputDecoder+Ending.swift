/// The ways in which what was received ends: as an event, or as nothing.
extension InputDecoder {
  /// Appends an event, after the NUL bytes before it, which are keys now.
  mutating func emit(_ event: Event, into events: inout [Event]) {
    emitHeldNulls(into: &events)
    events.append(event)
  }

  mutating func emitHeldNulls(into events: inout [Event]) {
    for _ in 0..<heldNulls { events.append(.key(KeyPress(.space, modifiers: .control))) }
    heldNulls = 0
  }

  /// Ends with a key that has no part in a held ESC or Option.
  mutating func press(_ key: KeyEquivalent, into events: inout [Event]) {
    emit(.key(KeyPress(key)), into: &events)
    state = .ground
  }

  /// Ends a sequence or a character with a key, with Option where an ESC stood before it.
  mutating func finish(with press: KeyPress, into events: inout [Event]) {
    var press = press
    if optionIsHeld || escapeIsHeld { press.modifiers.insert(.option) }
    optionIsHeld = false
    escapeIsHeld = false
    emit(.key(press), into: &events)
    state = .ground
  }

  /// Ends with nothing. An ESC that stood before it was a key, a NUL wasn't.
  mutating func swallow(into events: inout [Event]) {
    releaseHeldEscape(into: &events)
    optionIsHeld = false
    heldNulls = 0
    state = .ground
  }

  /// Ends an unfinished sequence: nothing, or Option and the key where only the introducer had come.
  mutating func abandonSequence(into events: inout [Event]) {
    let isIntroducerOnly = sequence.isEmpty && stringIsEmpty && !sequenceIsTooLong
    guard isIntroducerOnly, let introducer else { return swallow(into: &events) }
    releaseHeldEscape(into: &events)
    optionIsHeld = true
    type(Unicode.Scalar(introducer), into: &events)
  }

  /// Makes the ESC before a sequence the key Escape.
  mutating func releaseHeldEscape(into events: inout [Event]) {
    guard escapeIsHeld else { return }
    escapeIsHeld = false
    emit(.key(KeyPress(.escape)), into: &events)
  }
}
