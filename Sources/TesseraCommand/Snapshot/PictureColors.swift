import Tessera

/// The colours of a run as a picture shows it: the theme's in place of the terminal's own, reversed ones exchanged.
struct PictureColors: Equatable {
  /// The colour of the text.
  var foreground: RGB

  /// The colour behind it; nil where the picture's ground shows.
  var background: RGB?

  /// The colours of a run.
  init(_ appearance: CellAppearance, theme: Theme) {
    var foreground = appearance.foreground.rgb ?? theme.labels[0]
    var background = appearance.background.rgb
    if appearance.attributes.contains(.reverse) { (foreground, background) = (background ?? theme.ground, foreground) }
    if appearance.attributes.contains(.dim) {
      foreground = (background ?? theme.ground).blended(with: foreground, opacity: 0.6)
    }
    self.foreground = foreground
    self.background = background
  }
}

extension RGB {
  /// The colour as the web writes it: `#rrggbb`.
  var webText: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
  }
}

/// A text with what HTML and SVG would take for markup written out.
func markupEscaped(_ text: String) -> String {
  var result = ""
  for character in text.unicodeScalars {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.unicodeScalars.append(character)
    }
  }
  return result
}
