/// The colours that a screen lends to views: its ground, its text, its accent, and what parts of it are drawn with.
package struct Theme: Hashable, Sendable {
  /// What is assumed behind everything, to mix transparent colours with.
  package var ground: RGB

  /// The colours of text by level, on the ground or on fills near to it.
  package var labels: [RGB]

  /// The fill of what has the focus.
  package var accent: RGB

  /// Text on the accent.
  package var onAccent: RGB

  /// Letters on the accent that a query found; nil for the colour of the rest.
  package var foundOnAccent: RGB?

  /// The least contrast of text with what is behind it, as WCAG 2.1 counts it.
  package var leastContrast: Double

  /// The looks of parts, by ``ThemeRole/rawValue``.
  package private(set) var looks: [ThemeLook]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - ground: What is assumed behind everything.
  ///   - labels: The colours of text by level, at least one.
  ///   - accent: The fill of what has the focus, and the colour of what a query found.
  ///   - onAccent: Text on the accent.
  ///   - tiles: The fills of plain, introductory and chosen tiles.
  ///   - found: Letters that a query found.
  ///   - mark: The sign of what is chosen.
  ///   - leastContrast: The least contrast of text with what is behind it.
  package init(
    ground: RGB, labels: [RGB], accent: RGB, onAccent: RGB, tiles: (plain: RGB, introduction: RGB, chosen: RGB),
    found: RGB, mark: RGB, leastContrast: Double = 4.5
  ) {
    self.ground = ground
    self.labels = labels
    self.accent = accent
    self.onAccent = onAccent
    self.leastContrast = leastContrast
    looks = ThemeRole.allCases.map { role in
      switch role {
      case .tile: ThemeLook(paint: Paint(tiles.plain))
      case .introduction: ThemeLook(paint: Paint(tiles.introduction))
      case .chosenTile: ThemeLook(paint: Paint(tiles.chosen))
      case .found: ThemeLook(paint: Paint(found), attributes: [.bold, .underline])
      case .mark: ThemeLook(paint: Paint(mark), attributes: .bold)
      case .header, .prompt: ThemeLook(paint: Paint(label: 0), attributes: .bold)
      case .heading: ThemeLook(paint: Paint(label: 1), attributes: .bold)
      case .query: ThemeLook(paint: Paint(label: 0))
      case .number, .detail, .footer, .count, .hint: ThemeLook(paint: Paint(label: 1))
      case .disabled: ThemeLook(paint: Paint(label: 2))
      case .border: ThemeLook(paint: Paint(label: 3))
      }
    }
  }

  /// The look of a part.
  package subscript(role: ThemeRole) -> ThemeLook {
    get { looks[role.rawValue] }
    set { looks[role.rawValue] = newValue }
  }
}

/// A part of a screen that a theme gives a look.
package enum ThemeRole: Int, CaseIterable, Sendable {
  /// The fill of a tile.
  case tile
  /// The fill of a tile that explains.
  case introduction
  /// The fill of a tile that was chosen or marked.
  case chosenTile
  /// Letters that a query found.
  case found
  /// The sign of what is chosen or marked.
  case mark
  /// A text above the tiles.
  case header
  /// The heading of a section.
  case heading
  /// What stands before what is typed.
  case prompt
  /// What is typed.
  case query
  /// The number of a tile.
  case number
  /// The second line of a tile.
  case detail
  /// A text below the tiles.
  case footer
  /// How many items there are.
  case count
  /// Which keys do what.
  case hint
  /// The label of what can't be chosen.
  case disabled
  /// Lines around tiles, scroll bars.
  case border
}

/// How a part of a screen is drawn.
package struct ThemeLook: Hashable, Sendable {
  /// Its colour.
  package var paint: Paint

  /// How its text is drawn besides.
  package var attributes: CellAttributes

  /// Creates a look.
  package init(paint: Paint, attributes: CellAttributes = []) {
    self.paint = paint
    self.attributes = attributes
  }
}

extension Paint {
  /// An opaque colour.
  package init(_ color: RGB) { self.init(source: .rgb(color), opacity: 1) }

  /// The colour of text of a level.
  package init(label level: Int) { self.init(source: .label(level: level), opacity: 1) }
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
