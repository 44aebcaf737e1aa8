import TesseraUI

/// What the terminal was asked and hasn't answered yet.
///
/// Nothing waits for an answer but the end: one that came after it would be typed into the shell.
package struct TerminalQuestions {
  /// How long after a question its answer is still waited for on leaving. A terminal that never answers delays nobody
  /// who stays longer.
  package static let patience = Duration.milliseconds(100)

  private var cursorCount = 0
  private var backgroundCount = 0
  private var lastAsked: ContinuousClock.Instant?

  package init() {}

  /// Whether nothing is missing.
  package var areAnswered: Bool { cursorCount == 0 && backgroundCount == 0 }

  /// When missing answers aren't waited for any longer; nil where nothing is missing.
  package var deadline: ContinuousClock.Instant? { areAnswered ? nil : lastAsked.map { $0 + Self.patience } }

  /// The bytes that ask where the cursor is.
  package mutating func askForCursor(at now: ContinuousClock.Instant) -> [UInt8] {
    cursorCount += 1
    lastAsked = now
    return Array("\u{1B}[6n".utf8)
  }

  /// The bytes that ask for the colour behind everything.
  package mutating func askForBackground(at now: ContinuousClock.Instant) -> [UInt8] {
    backgroundCount += 1
    lastAsked = now
    return Array("\u{1B}]11;?\u{1B}\\".utf8)
  }

  /// Takes an answer; false for one that nothing asked for, or that a later question has made void.
  package mutating func accept(_ answer: TerminalAnswer) -> Bool {
    switch answer {
    case .cursor:
      guard cursorCount > 0 else { return false }
      cursorCount -= 1
      return cursorCount == 0
    case .background:
      guard backgroundCount > 0 else { return false }
      backgroundCount -= 1
      return true
    }
  }

  /// Forgets what wasn't answered in time.
  package mutating func giveUp() { (cursorCount, backgroundCount) = (0, 0) }
}
