import Tessera

import struct Foundation.CGFloat

/// The room between the edges of a tile and its content.
enum TileInsets {
  /// 12 points on every side, as in a desktop's palette.
  case regular
  /// 8 points at the sides and 16 above and below together, so that two lines fit into three rows.
  case narrow
  /// 8 points at the sides, where rows need all the height there is.
  case flat
  /// None, where text needs all the room there is.
  case none

  /// Points left and right.
  var sides: Double {
    switch self {
    case .regular: 12
    case .narrow, .flat: 8
    case .none: 0
    }
  }

  /// Points above.
  ///
  /// A narrow one is more than half a row: exactly half is a tie, which goes to the upper row, so that the first line
  /// would stand on the first row of a tile that begins on a whole row, and a row lower in one that doesn't.
  var top: Double {
    switch self {
    case .regular: 12
    case .narrow: 9
    case .flat, .none: 0
    }
  }

  /// Points below.
  var bottom: Double { self == .narrow ? 7 : top }
}

/// The look of a tile: its content on a tinted ground, with a check mark once it was chosen.
struct TileFace: View {
  /// What the tile is for, which decides its tint.
  enum Kind {
    case introduction
    case plain
    case chosen
    /// As ``chosen``, with the mark left to the content.
    case marked
  }

  let kind: Kind
  /// The colour of the tile; nil for the one of its kind.
  let color: RGB?
  let minimumHeight: Double
  let insets: TileInsets
  let alignment: Alignment
  // Of one type, so that the tile has one too.
  let content: _BuiltContent

  @Environment(reading: { $0.traits }) private var traits

  init(
    kind: Kind, color: RGB? = nil, minimumHeight: Double, insets: TileInsets = .regular, alignment: Alignment,
    @ViewBuilder content: () -> some View
  ) {
    self.kind = kind
    self.color = color
    self.minimumHeight = minimumHeight
    self.insets = insets
    self.alignment = alignment
    self.content = _BuiltContent(content())
  }

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  private var role: ThemeRole {
    switch kind {
    case .introduction: .introduction
    case .plain: .tile
    case .chosen, .marked: .chosenTile
    }
  }

  private var hasLines: Bool { traits.isWholeRowMode && insets != .none }

  // Lines would stand where the text does.
  private var isBare: Bool { traits.isWholeRowMode && insets == .none }

  private var edges: EdgeInsets {
    // Rows below three have no room above and below the text.
    let isHigh = minimumHeight >= 48
    // Beside a line, text needs a column of room, and the mark of the focus too: two whole columns, as a part of one
    // would be rounded away in some tiles. In a single row each letter counts more than the room before the bracket.
    return EdgeInsets(
      top: CGFloat(isHigh ? insets.top : 0), leading: CGFloat(hasLines ? 16 : insets.sides),
      bottom: CGFloat(isHigh ? insets.bottom : 0),
      trailing: CGFloat(hasLines ? (minimumHeight < 32 ? 8 : 16) : insets.sides))
  }

  var body: some View {
    // Square in cells: a quarter cut off each corner looks notched beside half-row gaps, and costs 200 bytes a key.
    let tile = FilledTile(
      insets: edges, minimumHeight: minimumHeight, alignment: alignment,
      style: TileFill(role: role, color: color, isShown: !isBare), in: RoundedRectangle(cornerRadius: 8),
      content: content)
    // Erased, as the type of a branch that isn't taken would be made for every picture.
    return kind == .chosen ? AnyView(marked(tile)) : AnyView(tile)
  }

  private func marked(_ tile: FilledTile) -> some View {
    tile.overlay(alignment: .topTrailing) {
      Text(traits.drawsUnicode ? "✓" : "*")
        .themed(.mark)
        .padding(.top, traits.isWholeRowMode ? 16 : minimumHeight >= 48 ? 8 : 0)
        .padding(.trailing, 8)
    }
  }
}

/// The fill of a tile: the theme's, or a wash of a colour of its own.
private struct TileFill: ShapeStyle {
  let role: ThemeRole
  let color: RGB?
  let isShown: Bool

  func _paint(in environment: EnvironmentValues) -> _Paint {
    guard isShown else { return _Paint(.clear) }
    return _Paint(color.map { Paint(source: .rgb($0), opacity: 0.35) } ?? environment.theme[role].paint)
  }
}
