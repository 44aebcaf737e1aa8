import TesseraUI

/// How many colours are used, and which terminal type to ask for them.
package enum ColorSupport {
  /// The colours to be used of a terminal type that has `terminfoColors` (−1 for a type without any).
  ///
  /// A type whose numbers above 7 are RGB values (`isDirect`) is used for the first eight only. 24-bit colours are used
  /// where `COLORTERM` tells of them and the type sends numbers in xterm's way (`sendsNumbers`), so that they can be
  /// put in place of the numbers.
  package static func depth(
    terminfoColors: Int, isDirect: Bool, sendsNumbers: Bool = false, environment: TerminalEnvironment,
    preference: ColorPreference
  ) -> ColorDepth {
    guard isWanted(in: environment, preference: preference) else { return .none }
    switch terminfoColors {
    case ..<8: return .none
    case _ where isDirect: return .ansi8
    case ..<16: return .ansi8
    case ..<256: return .ansi16
    default: return sendsNumbers && isRich(environment) ? .direct : .indexed256
    }
  }

  /// The types to be tried in place of `term`, the best first; `term` itself is the last resort.
  ///
  /// `COLORTERM` tells of 24-bit colour that types such as `xterm`, `screen` and `tmux` don't tell of; each has a sister
  /// with 256 colours that sends the same otherwise. A `-direct` type counts colours as RGB values; its sister doesn't.
  package static func typeCandidates(term: String, environment: TerminalEnvironment) -> [String] {
    let suffix = "-256color"
    if term.hasSuffix("-direct") { return [term.dropLast("-direct".count) + suffix, term] }
    let isPlain = ["xterm", "screen", "tmux", "rxvt", "rxvt-unicode", "putty", "konsole", "vte"].contains(term)
    return isRich(environment) && isPlain ? [term + suffix, term] : [term]
  }

  private static func isRich(_ environment: TerminalEnvironment) -> Bool {
    ["truecolor", "24bit"].contains(environment.colorTerm?.lowercased() ?? "")
  }

  private static func isWanted(in environment: TerminalEnvironment, preference: ColorPreference) -> Bool {
    switch preference {
    case .always: true
    case .never: false
    case .automatic: (environment.noColor ?? "").isEmpty && environment.cliColor != "0"
    }
  }
}
