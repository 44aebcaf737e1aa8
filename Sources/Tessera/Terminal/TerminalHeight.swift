/// How much of the screen is used.
package enum TerminalHeight: Equatable, Sendable {
  /// All of it, with what was there put aside.
  case full
  /// So many rows below the prompt: at least one, and at most all but the prompt's.
  case rows(Int)
  /// So many hundredths of the screen's rows below the prompt.
  case percent(Int)
}
