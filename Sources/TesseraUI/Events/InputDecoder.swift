/// Turns the bytes that a terminal sends into events.
///
/// A pure value: it reads no descriptor and knows no clock. The loop feeds it what it read, and calls
/// ``flush(into:)`` when ``pendingDelay`` has passed with nothing further. How the bytes are cut into
/// reads never changes what comes out, and memory is bounded: at most ``longestSequence`` bytes of a
/// sequence and ``longestPaste`` bytes of a paste are held.
///
/// Decided where terminals leave a choice:
/// - Carriage return and line feed are both Return, 0x08 and 0x7F both Backspace. A paste that the terminal
///   doesn't mark is keys, so a line feed in it is Return.
/// - ESC followed by a key is that key with Option. ESC ESC is two Escapes; ESC ESC followed by `[` or `O` and
///   a key is that key with Option, as rxvt codes it, and an Escape and the rest where no key comes of it. ESC TAB is
///   Shift-Tab, as on the Linux console.
/// - NUL is Control-Space, but is dropped where an answer of the terminal follows.
/// - A press in the old coding of mouse reports (`CSI M` and three bytes) is told once its release or a drag follows:
///   three typed bytes look like one, and no terminal leaves the release out.
/// - Answers of the terminal are kept apart (``takeAnswers()``), however late they come. Other answers, reports of focus, releases of keys, strings (OSC, DCS, APC, PM, SOS) and all sequences without
///   a meaning here are swallowed whole.
/// - `CSI … R` with parameters is the report of a cursor, never F3 with modifiers: xterm codes both alike.
/// - Bytes that aren't UTF-8 are dropped. The eight-bit forms of CSI, SS3 and the strings are understood only
///   where a character could begin, where they can't be part of one.
/// - Every Unicode scalar is a key press of its own: a combining mark may arrive much later than its letter, so
///   that what gathers the text joins them. U+F700–U+F8FF, which stand for keys, and C1 controls are dropped.
package struct InputDecoder: Sendable {
  /// How long an ESC may be the beginning of something: 35 ms, as long as a slow line needs for the next byte, and
  /// short enough for Escape to act within 50 ms.
  package static let escapeDelay: Duration = .milliseconds(35)

  /// How long a sequence waits of which only the introducer has come, which may be Option and that key.
  package static let introducerDelay: Duration = .milliseconds(250)

  /// How long the rest of a sequence, a string or a character is waited for.
  package static let sequenceDelay: Duration = .seconds(1)

  /// How long the rest of a paste is waited for.
  ///
  /// Longer than any stall of a line should be: what comes later is taken for keys, and a line feed accepts.
  package static let pasteDelay: Duration = .seconds(3)

  /// The most bytes of one paste that are kept. The rest is dropped up to the mark that ends it.
  package static let longestPaste = 1 << 20

  /// The most bytes of one control sequence that are kept. A longer one is swallowed.
  package static let longestSequence = 256

  /// The most answers that are kept until they are taken; the oldest are dropped.
  static let mostAnswers = 8

  /// The most NUL bytes that are held back until it is known whether an answer follows.
  static let mostHeldNulls = 8

  /// What the next byte belongs to.
  enum State: Hashable {
    /// Nothing: a key begins.
    case ground
    /// A UTF-8 character whose first byte has come.
    case character
    /// What follows ESC.
    case escape
    /// What follows ESC ESC.
    case doubleEscape
    /// A control sequence, after `ESC [`.
    case controlSequence
    /// A function key of the Linux console, after `ESC [ [`.
    case consoleFunctionKey
    /// A key in application mode, after `ESC O`.
    case singleShift
    /// The three bytes of an old mouse report, after `ESC [ M`.
    case mouseReport
    /// A string, up to BEL or ST.
    case string
    /// What follows ESC in a string.
    case stringEscape
    /// Pasted bytes, up to `ESC [ 201 ~`.
    case paste
  }

  var state = State.ground

  /// NUL bytes of which it isn't known yet whether they were keys.
  var heldNulls = 0
  /// Whether the character that is being received was typed with Option.
  var optionIsHeld = false
  /// Whether an ESC stood before the sequence that is being received.
  var escapeIsHeld = false

  /// The bits of the character so far, how many bytes are missing, and what the next may be.
  var scalarBits: UInt32 = 0
  var missingBytes = 0
  var nextByte: ClosedRange<UInt8> = 0x80...0xBF

  /// The byte that tells the kind of the sequence, nil for an eight-bit introducer.
  var introducer: UInt8?
  /// The bytes between introducer and final byte, or of an old mouse report.
  var sequence: [UInt8] = []
  /// Whether bytes of the sequence were dropped, which makes it void.
  var sequenceIsTooLong = false
  /// Whether anything stands in the string.
  var stringIsEmpty = true

  /// The pasted bytes, and how many bytes of the mark that ends a paste have come.
  var pasted: [UInt8] = []
  var matchedEndMark = 0

  /// The button that went down last: old reports don't tell which one went up.
  var pressedButton = 0
  /// A press in the old coding whose release hasn't come.
  var heldPress: MouseEvent?

  /// What the terminal has answered.
  var answers: [TerminalAnswer] = []

  private let loneEscapeDelay: Duration

  /// Creates a decoder at the beginning of the input.
  ///
  /// `escapeDelay` is for those who set `ESCDELAY`; negative ones count as zero.
  package init(escapeDelay: Duration = InputDecoder.escapeDelay) {
    loneEscapeDelay = max(escapeDelay, .zero)
  }

  /// Whether something unfinished is held.
  package var isWaiting: Bool { state != .ground || heldNulls > 0 }

  /// How long to wait for further bytes, from the last one on, before ``flush(into:)``; nil when nothing is held.
  package var pendingDelay: Duration? {
    switch state {
    case .ground: heldNulls > 0 ? loneEscapeDelay : nil
    case .escape, .doubleEscape: loneEscapeDelay
    case .controlSequence, .singleShift: sequence.isEmpty ? Self.introducerDelay : Self.sequenceDelay
    case .string: stringIsEmpty ? Self.introducerDelay : Self.sequenceDelay
    case .character, .consoleFunctionKey, .mouseReport, .stringEscape: Self.sequenceDelay
    case .paste: Self.pasteDelay
    }
  }

  /// What the terminal has answered since the last call, in order.
  package mutating func takeAnswers() -> [TerminalAnswer] {
    guard !answers.isEmpty else { return [] }
    defer { answers = [] }
    return answers
  }

  /// Takes bytes as they were read and appends the events that are complete.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer, into events: inout [Event]) {
    for byte in bytes { receive(byte, into: &events) }
  }

  /// Takes bytes and appends the events that are complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>, into events: inout [Event]) {
    for byte in bytes { receive(byte, into: &events) }
  }

  /// Ends what is held, because nothing followed in time. Nothing is held afterwards.
  ///
  /// An ESC is Escape, an introducer alone is its key with Option, and a paste is what has come of it. Other
  /// beginnings are swallowed: they are no keys.
  package mutating func flush(into events: inout [Event]) {
    switch state {
    case .ground: emitHeldNulls(into: &events)
    case .escape: press(.escape, into: &events)
    case .doubleEscape:
      press(.escape, into: &events)
      press(.escape, into: &events)
    case .controlSequence, .singleShift, .string: abandonSequence(into: &events)
    case .character, .consoleFunctionKey, .mouseReport, .stringEscape: swallow(into: &events)
    case .paste: endPaste(into: &events)
    }
  }

  mutating func receive(_ byte: UInt8, into events: inout [Event]) {
    switch state {
    case .ground: receiveInGround(byte, into: &events)
    case .character: receiveInCharacter(byte, into: &events)
    case .escape: receiveAfterEscape(byte, into: &events)
    case .doubleEscape: receiveAfterDoubleEscape(byte, into: &events)
    case .controlSequence: receiveInControlSequence(byte, into: &events)
    case .consoleFunctionKey: receiveConsoleFunctionKey(byte, into: &events)
    case .singleShift: receiveAfterSingleShift(byte, into: &events)
    case .mouseReport: receiveInMouseReport(byte, into: &events)
    case .string: receiveInString(byte, into: &events)
    case .stringEscape: receiveAfterStringEscape(byte, into: &events)
    case .paste: receiveInPaste(byte, into: &events)
    }
  }
}
