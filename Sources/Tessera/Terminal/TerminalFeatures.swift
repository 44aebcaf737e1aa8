/// What is switched on besides what the terminfo database knows, and how it is switched off.
///
/// All of it are private modes of xterm that other terminals took over. A terminal that doesn't know one ignores
/// it, if it is of that family; others might show it, so they are never told.
package struct TerminalFeatures: Equatable, Sendable {
  /// Whether mouse reports are asked for.
  package let reportsMouse: Bool

  /// Whether pasted text comes marked as such.
  package let marksPaste: Bool

  /// Whether a frame that takes several packets is marked, so that it is shown at once.
  package let synchronizesFrames: Bool

  /// Whether the block characters for quarters and eighths of a cell can be counted on; the fonts of consoles have half
  /// blocks only.
  package let drawsQuadrants: Bool

  /// Whether questions for colours are answered, or at least taken for what they are.
  package let answersColorQuestions: Bool

  /// The features of a type; with `mouse` off, mouse reports aren't asked for.
  ///
  /// Terminals of before xterm, consoles among them, have none.
  package init(term: String, mouse: MousePreference = .automatic) {
    let plainFamilies = [
      "linux", "vt", "ansi", "dumb", "cons", "sun", "wy", "tvi", "hp", "pcansi", "pcvt", "wsvt", "mach", "hurd", "qnx",
      "bsdos", "minix", "at386", "xenix", "adm", "tty", "ibm", "dtterm", "beterm", "emacs", "eterm",
    ]
    let isCapable = !plainFamilies.contains { Self.isMember(term, of: $0) }
    reportsMouse = isCapable && mouse == .automatic
    marksPaste = isCapable
    synchronizesFrames = isCapable
    drawsQuadrants = isCapable
    // GNU screen hands on neither the question nor the answer.
    answersColorQuestions = isCapable && !Self.isMember(term, of: "screen")
  }

  /// What switches it all on. The wide coding of mouse reports, as the old one ends at column 223.
  package var onBytes: [UInt8] {
    let mouse = reportsMouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : ""
    return Array((mouse + (marksPaste ? "\u{1B}[?2004h" : "")).utf8)
  }

  /// What switches it all off, in reverse order. Harmless when it is off.
  package var offBytes: [UInt8] {
    let mouse = reportsMouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : ""
    return Array(((marksPaste ? "\u{1B}[?2004l" : "") + mouse).utf8)
  }

  /// The marks around a frame of `byteCount` bytes: none for one that a terminal reads in one go.
  package func frameMarks(byteCount: Int) -> (begin: [UInt8], end: [UInt8]) {
    // Pseudo-terminals hand on 4 KB at a time.
    guard synchronizesFrames, byteCount > 4096 else { return ([], []) }
    return (Self.frameBegin, Self.frameEnd)
  }

  /// What ends a frame that may have been cut off after its first mark. Harmless when none was.
  package var cutFrameBytes: [UInt8] { synchronizesFrames ? Self.frameEnd : [] }

  private static let frameBegin = Array("\u{1B}[?2026h".utf8)
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)

  // A family's name alone, or followed by a number or a variant: `vt220`, `linux-16color`; `vte-256color` isn't a `vt`.
  private static func isMember(_ term: String, of family: String) -> Bool {
    guard term.hasPrefix(family) else { return false }
    return !(term.dropFirst(family.count).first?.isLetter ?? false)
  }
}
