import Tessera

import struct Foundation.CGFloat

/// The look of a tile: its content on a tinted ground, with a check mark once it was chosen.
struct TileFace<Content: View>: View {
  /// What the tile is for, which decides its tint.
  enum Kind {
    case introduction
    case plain
    case chosen
  }

  /// The room between the edges of a tile and its content.
  enum Insets {
    /// 12 points on every side, as in a desktop's palette.
    case regular
    /// 8 points on every side, so that two lines fit into three rows.
    case narrow

    var points: CGFloat { self == .regular ? 12 : 8 }
  }

  let kind: Kind
  let minimumHeight: CGFloat
  var insets = Insets.regular
  let alignment: Alignment
  @ViewBuilder let content: Content

  @Environment(\.traits) private var traits

  var body: some View {
    content
      // Rows below three have no room above and below the text.
      .padding(.vertical, minimumHeight >= 48 ? insets.points : 0)
      // Beside a line, text needs a column of room, and the mark of the focus too: two whole columns, as a part of one
      // would be rounded away in some tiles.
      .padding(.horizontal, traits.isWholeRowMode ? 16 : insets.points)
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: alignment)
      .background(tint, in: RoundedRectangle(cornerRadius: 12))
      .overlay(alignment: .topTrailing) {
        if kind == .chosen {
          Text(traits.drawsUnicode ? "✓" : "*")
            .bold()
            .foregroundStyle(.green)
            .padding(.top, traits.isWholeRowMode ? 16 : minimumHeight >= 48 ? 8 : 0)
            .padding(.trailing, 8)
        }
      }
  }

  private var tint: Color {
    switch kind {
    case .introduction: .blue.opacity(0.3)
    case .plain: .gray.opacity(0.16)
    case .chosen: .green.opacity(0.35)
    }
  }
}
