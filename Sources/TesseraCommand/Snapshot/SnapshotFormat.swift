import Tessera

/// How a picture is written that is drawn without a terminal.
enum SnapshotFormat: String, CaseIterable, Sendable {
  /// The text alone; fills are drawn as lines.
  case text
  /// Text with the colour codes of a terminal of 24-bit colour.
  case ansi
  /// A picture with real text, in any monospaced font.
  case svg
  /// A fragment of a page: one `pre`.
  case html
  /// The runs of equal cells of each row, for programs.
  case json

  /// What the screen is taken to show: text has no colours, everything else has all of them.
  func traits(drawsUnicode: Bool) -> ScreenTraits {
    ScreenTraits(colorDepth: self == .text ? .none : .direct, drawsUnicode: drawsUnicode)
  }

  /// The picture as a document that ends in a newline.
  ///
  /// - Parameters:
  ///   - surface: What is shown.
  ///   - theme: The colours that stand for the terminal's own.
  func document(of surface: Surface, theme: Theme) -> String {
    switch self {
    case .text: surface.text + "\n"
    case .ansi: ANSIPicture(surface: surface).text
    case .svg: SVGPicture(surface: surface, theme: theme).text
    case .html: HTMLPicture(surface: surface, theme: theme).text
    case .json: JSONPicture(surface: surface).text
    }
  }
}
