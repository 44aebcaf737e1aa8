import Tessera

import struct Foundation.CGFloat

/// The room between the edges of a tile and its content.
enum TileInsets {
  /// 12 points on every side, as in a desktop's palette.
  case regular
  /// 8 points on every side, so that two lines fit into three rows.
  case narrow
  /// None, where text needs all the room there is.
  case none

  var points: Double {
    switch self {
    case .regular: 12
    case .narrow: 8
    case .none: 0
    }
  }
}

/// The look of a tile: its content on a tinted ground, with a check mark once it was chosen.
@MainActor
struct TileFace<Content> {
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
  let content: Content

  @Environment(\.traits) private var traits

  init(
    kind: Kind, color: RGB? = nil, minimumHeight: Double, insets: TileInsets = .regular, alignment: Alignment,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.color = color
    self.minimumHeight = minimumHeight
    self.insets = insets
    self.alignment = alignment
    self.content = content()
  }
}

extension TileFace: View where Content: View {
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

  var body: some View {
    content
      // Rows below three have no room above and below the text.
      .padding(.vertical, CGFloat(minimumHeight >= 48 ? insets.points : 0))
      // Beside a line, text needs a column of room, and the mark of the focus too: two whole columns, as a part of one
      // would be rounded away in some tiles.
      .padding(.horizontal, CGFloat(traits.isWholeRowMode && insets != .none ? 16 : insets.points))
      .frame(maxWidth: .infinity, minHeight: CGFloat(minimumHeight), alignment: alignment)
      // Square in cells: a quarter cut off each corner looks notched beside half-row gaps, and costs 200 bytes a key.
      .background(TileFill(role: role, color: color), in: RoundedRectangle(cornerRadius: 8))
      .overlay(alignment: .topTrailing) {
        if kind == .chosen {
          Text(traits.drawsUnicode ? "✓" : "*")
            .themed(.mark)
            .padding(.top, traits.isWholeRowMode ? 16 : minimumHeight >= 48 ? 8 : 0)
            .padding(.trailing, 8)
        }
      }
  }
}

/// The fill of a tile: the theme's, or a wash of a colour of its own.
private struct TileFill: ShapeStyle {
  let role: ThemeRole
  let color: RGB?

  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(color.map { Paint(source: .rgb($0), opacity: 0.35) } ?? environment.theme[role].paint)
  }
}
