import Tessera

/// The same tiles in the container of a tab.
struct GalleryTiles: View {
  /// How many numbered tiles there are, besides the introductory one.
  nonisolated static let count = 11

  /// As many columns of at least 96 points as fit.
  nonisolated static let lazyColumns = [GridItem(.adaptive(minimum: 96), spacing: 8)]

  /// The tiles of each row of the explicit grid; the introductory one is 0.
  nonisolated static let gridRows = [[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10], [11]]

  /// What the chips say.
  nonisolated static let chips = [
    "swift", "terminal", "layout", "grid", "flow", "half rows", "points", "cells", "focus", "a chip with a long text",
    "tiles", "日本語", "한국어", "português", "ncurses", "picker", "resize me",
  ]

  let tab: GalleryTab
  @Binding var chosen: String

  var body: some View {
    switch tab {
    case .wideFirst:
      WideFirstGrid(minimumColumnWidth: 96, gap: 8) {
        introduction
        ForEach(1...Self.count, id: \.self) { tile($0) }
      }
    case .lazyGrid:
      LazyVGrid(columns: Self.lazyColumns, spacing: 8) {
        introduction
        ForEach(1...Self.count, id: \.self) { tile($0) }
      }
    case .grid:
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(Self.gridRows, id: \.self) { row in
          GridRow {
            ForEach(row, id: \.self) { number in
              if number == 0 { introduction.gridCellColumns(2) } else { tile(number) }
            }
          }
        }
      }
    case .flow:
      FlowLayout(spacing: 8) {
        ForEach(Self.chips, id: \.self) { word in
          Button {
            chosen = word
          } label: {
            Text(word)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(word == chosen ? .green.opacity(0.35) : .gray.opacity(0.2), in: Capsule())
          }
          .buttonStyle(.plain)
        }
      }
    }
  }

  private var introduction: some View {
    Text("The first tile")
      .bold()
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      .background(.blue.opacity(0.22), in: RoundedRectangle(cornerRadius: 8))
  }

  private func tile(_ number: Int) -> some View {
    let label = "Tile \(number)"
    return Button {
      chosen = label
    } label: {
      Text(label)
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 64)
        .background(
          label == chosen ? .green.opacity(0.35) : .gray.opacity(0.16), in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
