/// The colours that a screen lends to views: its ground, its text, its accent.
package struct Theme: Hashable, Sendable {
  /// What is assumed behind everything, to mix transparent colours with.
  package var ground: RGB

  /// The colours of text by level, on the ground or on fills near to it.
  package var labels: [RGB]

  /// The fill of what has the focus.
  package var accent: RGB

  /// Text on the accent.
  package var onAccent: RGB

  package static let dark = Theme(
    ground: RGB(0x121317), labels: [RGB(0xE6E6E6), RGB(0x919191), RGB(0x7A7A7A), RGB(0x5C5C5C)],
    accent: RGB(0x579DFF), onAccent: RGB(0x0A0A0A))

  package static let light = Theme(
    ground: RGB(0xFBFBF9), labels: [RGB(0x1C1C1C), RGB(0x626262), RGB(0x7A7A7A), RGB(0x9A9A9A)],
    accent: RGB(0x2563EB), onAccent: RGB(0xFFFFFF))

  package static func of(_ scheme: ColorScheme) -> Theme { scheme == .dark ? .dark : .light }
}

extension RGB {
  /// The relative luminance of WCAG 2.1, 0 (black) to 1 (white).
  package var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      // A polynomial close to the exact ((v + 0.055) / 1.055)^2.4: within 0.002, and needs no mathematics library.
      return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast with another colour as WCAG 2.1 counts it, 1 to 21.
  package func contrast(with other: RGB) -> Double {
    let (high, low) = luminance > other.luminance ? (luminance, other.luminance) : (other.luminance, luminance)
    return (high + 0.05) / (low + 0.05)
  }

  /// The colour with another laid over it.
  package func blended(with top: RGB, opacity: Double) -> RGB {
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((Double(below) + (Double(above) - Double(below)) * opacity).rounded())
    }
    return RGB(red: mix(red, top.red), green: mix(green, top.green), blue: mix(blue, top.blue))
  }
}
