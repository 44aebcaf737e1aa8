import TesseraUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that decide how a terminal is used.
///
/// `LINES` and `COLUMNS` aren't among them: exported ones go stale with the first resize.
package struct TerminalEnvironment: Equatable, Sendable {
  /// `TERM`, the terminal's type.
  package var term: String?
  /// `COLORTERM`, by which terminals tell that they have more colours than their type says.
  package var colorTerm: String?
  /// `NO_COLOR`: set and not empty, no colours are wanted.
  package var noColor: String?
  /// `CLICOLOR`: at `0`, no colours are wanted.
  package var cliColor: String?
  /// `COLORFGBG`: the colours of text and ground, by which some terminals tell whether they are light.
  package var colorFGBG: String?
  /// `ESCDELAY`: milliseconds that a lone Escape waits for the rest of a key, as ncurses takes it.
  package var escDelay: String?
  /// `LC_ALL`, which overrules every other locale variable.
  package var lcAll: String?
  /// `LC_CTYPE`, the locale of characters.
  package var lcCtype: String?
  /// `LANG`, the locale of what no other variable says.
  package var lang: String?

  /// Creates an environment from its variables; unset by default.
  package init(
    term: String? = nil, colorTerm: String? = nil, noColor: String? = nil, cliColor: String? = nil,
    colorFGBG: String? = nil, escDelay: String? = nil, lcAll: String? = nil, lcCtype: String? = nil, lang: String? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.noColor = noColor
    self.cliColor = cliColor
    self.colorFGBG = colorFGBG
    self.escDelay = escDelay
    self.lcAll = lcAll
    self.lcCtype = lcCtype
    self.lang = lang
  }

  /// The process' own environment.
  package static func current() -> TerminalEnvironment {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return TerminalEnvironment(
      term: value("TERM"), colorTerm: value("COLORTERM"), noColor: value("NO_COLOR"), cliColor: value("CLICOLOR"),
      colorFGBG: value("COLORFGBG"), escDelay: value("ESCDELAY"), lcAll: value("LC_ALL"), lcCtype: value("LC_CTYPE"),
      lang: value("LANG"))
  }
  /// How long a lone Escape waits; what is no whole number of milliseconds from 0 to 30,000 counts as unset.
  package var escapeDelay: Duration {
    guard let escDelay, let milliseconds = Int(escDelay), (0...30_000).contains(milliseconds) else {
      return InputDecoder.escapeDelay
    }
    return .milliseconds(milliseconds)
  }
}
