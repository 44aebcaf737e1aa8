/// How a terminal is used.
package struct TerminalOptions: Sendable {
  /// Whether colours are used.
  package var colors: ColorPreference
  /// Whether mouse reports are asked for.
  package var mouse: MousePreference

  /// How much of the screen is used. A terminal type that can't draw below a prompt gives all of it.
  package var height: TerminalHeight
  /// Whether the terminal is asked if it is dark or light.
  package var background: BackgroundQuestion

  /// Creates options; by default what the terminal and the environment say, on the whole screen.
  package init(
    colors: ColorPreference = .automatic, mouse: MousePreference = .automatic, height: TerminalHeight = .full,
    background: BackgroundQuestion = .automatic
  ) {
    self.colors = colors
    self.mouse = mouse
    self.height = height
    self.background = background
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

/// Whether a terminal is asked for the colour behind everything.
package enum BackgroundQuestion: Sendable {
  /// Where it is likely to answer, and the environment doesn't say.
  case automatic
  /// Never.
  case off
}
