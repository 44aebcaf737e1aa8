extension PaletteStrings {
  /// The strings for the language that the environment asks for (`variable` gives a variable's value); English where it asks for none that is known.
  ///
  /// As in gettext: the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that isn't empty names the locale;
  /// `LANGUAGE` lists languages to try before it, unless the locale is C or POSIX.
  init(variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
    var wishes = [locale]
    if !Self.isC(locale), let list = value("LANGUAGE") { wishes = list.split(separator: ":").map(String.init) + wishes }
    self = wishes.lazy.compactMap(Self.strings(forLocale:)).first ?? .english
  }

  private static func isC(_ locale: String) -> Bool {
    locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
  }

  private static func strings(forLocale locale: String) -> PaletteStrings? {
    switch locale.prefix(while: { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }).lowercased() {
    case "en": english
    case "pt": portuguese
    case "ja": japanese
    case "ko": korean
    case "ar": arabic
    default: nil
    }
  }
}
