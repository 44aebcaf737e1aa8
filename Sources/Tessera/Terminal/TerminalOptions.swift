/// How a terminal is used.
package struct TerminalOptions: Sendable {
  /// Whether colours are used.
  package var colors: ColorPreference
  /// Whether mouse reports are asked for.
  package var mouse: MousePreference

  /// Creates options; by default what the terminal and the environment say.
  package init(colors: ColorPreference = .automatic, mouse: MousePreference = .automatic) {
    self.colors = colors
    self.mouse = mouse
  }
}

/// Whether colours are wanted, as told on a command line.
package enum ColorPreference: Sendable {
  /// As many as the terminal has, unless the environment says no.
  case automatic
  /// As many as the terminal has, whatever the environment says.
  case always
  /// None.
  case never
}

/// Whether mouse reports are asked for.
package enum MousePreference: Sendable {
  /// Where the terminal has them.
  case automatic
  /// Nowhere, so that the terminal's own selection works without a modifier.
  case off
}
