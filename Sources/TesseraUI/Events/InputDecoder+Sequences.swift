/// ESC and the sequences that it introduces.
extension InputDecoder {
  mutating func receiveAfterEscape(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x1B: state = .doubleEscape
    case UInt8(ascii: "["): beginSequence(.controlSequence, introducer: byte)
    case UInt8(ascii: "O"): beginSequence(.singleShift, introducer: byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      beginSequence(.string, introducer: byte)
    // The Linux console's Shift-Tab. Desktops keep Option-Tab for themselves.
    case 0x09: finish(with: KeyPress(.tab, modifiers: .shift), into: &events)
    case 0x80...0xC1, 0xF5...0xFF:
      press(.escape, into: &events)
      receive(byte, into: &events)
    default:
      optionIsHeld = true
      state = .ground
      receiveInGround(byte, into: &events)
    }
  }

  mutating func receiveAfterDoubleEscape(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case UInt8(ascii: "["):
      escapeIsHeld = true
      beginSequence(.controlSequence, introducer: byte)
    case UInt8(ascii: "O"):
      escapeIsHeld = true
      beginSequence(.singleShift, introducer: byte)
    default:
      press(.escape, into: &events)
      state = .escape
      receive(byte, into: &events)
    }
  }

  /// Begins a sequence, `introducer` being the byte after ESC, nil for the eight-bit form.
  mutating func beginSequence(_ kind: State, introducer: UInt8?) {
    self.introducer = introducer
    sequence.removeAll(keepingCapacity: true)
    sequenceIsTooLong = false
    stringIsEmpty = true
    state = kind
  }

  mutating func receiveInControlSequence(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      sequence.append(byte)
      state = .consoleFunctionKey
    case UInt8(ascii: "$") where isOneNumber:
      // rxvt ends keys with Shift in what is no final byte elsewhere. The answers that go on after it (DECRPM)
      // have two parameters.
      finishControlSequence(final: byte, into: &events)
    case 0x20...0x3F: keep(byte)
    case 0x40...0x7E: finishControlSequence(final: byte, into: &events)
    default:
      // A control or text can't be part of it: the rest was lost, and what is typed now must act.
      abandonSequence(into: &events)
      receive(byte, into: &events)
    }
  }

  mutating func receiveConsoleFunctionKey(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"):
      finish(with: KeyPress(.function(Int(byte - UInt8(ascii: "A")) + 1)), into: &events)
    case 0x20...0x7E: swallow(into: &events)
    default:
      swallow(into: &events)
      receive(byte, into: &events)
    }
  }

  mutating func receiveAfterSingleShift(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"): keep(byte)
    case 0x20...0x7E:
      let press = completeSequence(final: byte)?.applicationKeyPress
      if let press { finish(with: press, into: &events) } else { swallow(into: &events) }
    default:
      abandonSequence(into: &events)
      receive(byte, into: &events)
    }
  }

  private mutating func finishControlSequence(final: UInt8, into events: inout [Event]) {
    if final == UInt8(ascii: "M"), sequence.isEmpty, !sequenceIsTooLong {
      state = .mouseReport
    } else if final == UInt8(ascii: "~"), sequence == Array("200".utf8) {
      beginPaste(into: &events)
    } else if let complete = completeSequence(final: final) {
      finish(complete, into: &events)
    } else {
      swallow(into: &events)
    }
  }

  private mutating func finish(_ complete: ControlSequence, into events: inout [Event]) {
    if let report = MouseReport(complete) {
      finish(report, into: &events)
    } else if let press = complete.keyPress {
      finish(with: press, into: &events)
    } else {
      if let answer = TerminalAnswer(complete) { keep(answer) }
      swallow(into: &events)
    }
  }

  private func completeSequence(final: UInt8) -> ControlSequence? {
    sequenceIsTooLong ? nil : ControlSequence(parameterBytes: sequence, final: final)
  }

  private var isOneNumber: Bool {
    !sequence.isEmpty && sequence.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  mutating func keep(_ answer: TerminalAnswer) {
    if answers.count == Self.mostAnswers { answers.removeFirst() }
    answers.append(answer)
  }

  mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) } else { sequenceIsTooLong = true }
  }
}
