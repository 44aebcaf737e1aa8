import TesseraUI

extension EnvironmentValues {
  /// What the process' environment says of the screen: `COLORFGBG` tells light from dark.
  package static func ofProcess(_ environment: TerminalEnvironment = .current()) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = environment.colorScheme
    return values
  }
}

extension TerminalEnvironment {
  /// Light where `COLORFGBG` (rxvt, Konsole, iTerm2) ends in one of the light colours 7 and 9–15, else dark.
  package var colorScheme: ColorScheme {
    guard let last = colorFGBG?.split(separator: ";").last, let index = Int(last) else { return .dark }
    return index == 7 || (9...15).contains(index) ? .light : .dark
  }
}
