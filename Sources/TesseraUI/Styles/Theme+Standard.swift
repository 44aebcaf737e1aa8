extension Theme {
  /// For dark screens. Tiles are greys and blues of a desktop's palette, mixed with the ground.
  package static let dark = Theme(
    ground: RGB(0x121317), labels: [RGB(0xE6E6E6), RGB(0xA6A6A6), RGB(0x8E8E8E), RGB(0x5C5C5C)],
    accent: RGB(0x579DFF), onAccent: RGB(0x0A0A0A),
    tiles: (plain: RGB(0x27282C), introduction: RGB(0x102D4A), chosen: RGB(0x163D25)), found: RGB(0x6FB0FF),
    mark: RGB(0x5BE07D))

  /// For light screens.
  package static let light = Theme(
    ground: RGB(0xFBFBF9), labels: [RGB(0x1C1C1C), RGB(0x5E5E5E), RGB(0x6A6A6A), RGB(0x9A9A9A)],
    accent: RGB(0x2563EB), onAccent: RGB(0xFFFFFF),
    tiles: (plain: RGB(0xEAEAE9), introduction: RGB(0xC4DFFA), chosen: RGB(0xB5E9C1)), found: RGB(0x1D4ED8),
    mark: RGB(0x0B6B2B))

  /// For dark screens and eyes that need contrast: 7 : 1 everywhere.
  package static let highContrastDark = Theme(
    ground: RGB(0x000000), labels: [RGB(0xFFFFFF), RGB(0xE0E0E0), RGB(0xC8C8C8), RGB(0xA0A0A0)],
    accent: RGB(0xFFE14D), onAccent: RGB(0x000000),
    tiles: (plain: RGB(0x262626), introduction: RGB(0x00284F), chosen: RGB(0x003D17)), found: RGB(0xFFE14D),
    mark: RGB(0x7CFFA0), leastContrast: 7)

  /// For light screens and eyes that need contrast.
  package static let highContrastLight = Theme(
    ground: RGB(0xFFFFFF), labels: [RGB(0x000000), RGB(0x262626), RGB(0x3A3A3A), RGB(0x5A5A5A)],
    accent: RGB(0x00308F), onAccent: RGB(0xFFFFFF),
    tiles: (plain: RGB(0xE2E2E2), introduction: RGB(0xC6E2FF), chosen: RGB(0xB8EDC4)), found: RGB(0x002A80),
    mark: RGB(0x004A18), leastContrast: 7)
}

/// A theme for dark screens and one for light ones: which of them is wanted may become known only later.
package struct Themes: Hashable, Sendable {
  package var dark: Theme
  package var light: Theme

  package init(dark: Theme, light: Theme) {
    self.dark = dark
    self.light = light
  }

  package static let standard = Themes(dark: .dark, light: .light)
  package static let highContrast = Themes(dark: .highContrastDark, light: .highContrastLight)

  /// The one for a scheme.
  package func of(_ scheme: ColorScheme) -> Theme { scheme == .dark ? dark : light }
}
