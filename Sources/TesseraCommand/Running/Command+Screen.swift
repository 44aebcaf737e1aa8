import Tessera

/// How options use the terminal.
extension Command {
  /// What a screen is asked of the terminal.
  static func terminalOptions(_ appearance: Options.Appearance) -> TerminalOptions {
    var options = TerminalOptions()
    if !appearance.usesMouse { options.mouse = .off }
    switch appearance.theme {
    case .mono: options.colors = .never
    // Told, so that nothing need be asked.
    case .dark, .light: options.background = .off
    case .auto, .highContrast: break
    }
    // What is asked for by name wins over what the environment says of colours in general.
    if appearance.theme != .mono, appearance.asksForColors { options.colors = .always }
    switch appearance.height {
    case .rows(let count): options.height = .rows(count)
    case .percent(let percent): options.height = .percent(percent)
    // Before each picture it is told how many of them.
    case .auto, .rowsAtMost, .percentAtMost: options.height = .percent(100)
    case nil: break
    }
    return options
  }

  /// What views are handed from outside: light or dark, the direction of text.
  static func environment(_ appearance: Options.Appearance) -> EnvironmentValues {
    var values = EnvironmentValues.ofProcess()
    switch appearance.theme {
    case .dark: values.colorScheme = .dark
    case .light: values.colorScheme = .light
    case .auto, .mono, .highContrast: break
    }
    if appearance.theme == .highContrast || !appearance.colors.isEmpty { values.themes = Themes(appearance) }
    switch appearance.direction {
    case .leftToRight: values.layoutDirection = .leftToRight
    case .rightToLeft: values.layoutDirection = .rightToLeft
    case .auto: if localeIsRightToLeft(environmentVariable) { values.layoutDirection = .rightToLeft }
    }
    return values
  }

  /// Whether the language that the environment asks for is written from right to left.
  static func localeIsRightToLeft(_ variable: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.first { !$0.isEmpty } ?? ""
    return ["ar", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(
      locale.prefix { $0 != "_" && $0 != "." && $0 != "@" })
  }
}
