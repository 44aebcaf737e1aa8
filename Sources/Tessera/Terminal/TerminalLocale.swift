import CNcurses

/// Whether characters outside ASCII can be drawn, by the locale.
package enum TerminalLocale {
  /// Whether the environment asks for UTF-8.
  ///
  /// POSIX's order: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that isn't empty decides. A locale without a codeset
  /// (`C`, `en_US`) isn't UTF-8.
  package static func isUTF8(in environment: TerminalEnvironment) -> Bool {
    let variables = [environment.lcAll, environment.lcCtype, environment.lang]
    guard let name = variables.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return false }
    let withoutModifier = name.prefix { $0 != "@" }
    // macOS has locales that are nothing but a codeset.
    let codeset =
      withoutModifier.firstIndex(of: ".").map { withoutModifier[withoutModifier.index(after: $0)...] }
      ?? withoutModifier
    let folded = codeset.lowercased().filter { $0 != "-" && $0 != "_" }
    return folded == "utf8"
  }

  /// Puts the environment's locale for characters in force, and tells whether UTF-8 can be drawn with it.
  ///
  /// A locale that the variables name but the system doesn't have is replaced by `C.UTF-8` where they ask for UTF-8, as
  /// ncurses needs some UTF-8 locale and any will do.
  package static func activate(_ environment: TerminalEnvironment) -> Bool {
    guard isUTF8(in: environment) else {
      setlocale(LC_CTYPE, "C")
      return false
    }
    for name in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if String(cString: tessera_codeset()) == "UTF-8" { return true }
    }
    setlocale(LC_CTYPE, "C")
    return false
  }
}
