import Tessera

/// Three ways to arrange the same tiles, and chips that flow: a tab a container, with its numbers as they are.
///
/// It is written in the words of SwiftUI alone, so it is also an example.
struct GalleryView: View {
  @State private var tab = GalleryTab.wideFirst
  @State private var chosen = ""
  @Environment(reading: { $0.dismiss }) private var dismiss

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 8) {
        FlowLayout(spacing: 8) {
          ForEach(GalleryTab.allCases) { item in
            Button("\(item.id + 1) \(item.title)") { tab = item }
              .buttonStyle(GalleryTabStyle(isChosen: item == tab))
          }
        }
        VStack(alignment: .leading, spacing: 0) {
          Text(tab.explanation)
          Text(numbers(in: proxy.size).text + (chosen.isEmpty ? "" : "; chosen: \(chosen)"))
            .foregroundStyle(.secondary)
        }
        // With the spacing a whole row, so that chips stand on whole rows.
        .padding(.bottom, 8)
        ScrollView {
          GalleryTiles(tab: tab, chosen: $chosen)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .onKeyPress { press in
      if let digit = press.characters.first?.wholeNumberValue, let item = GalleryTab(rawValue: digit - 1) {
        tab = item
        return .handled
      }
      guard press.key == "q" || press.key == .escape else { return .ignored }
      dismiss()
      return .handled
    }
  }

  // A scroll bar takes its columns where the tiles are higher than the screen.
  private func numbers(in size: CGSize) -> LiveNumbers {
    let numbers = LiveNumbers(of: tab, width: Double(size.width))
    let overflows = numbers.height > Double(size.height) - 96
    return overflows ? LiveNumbers(of: tab, width: Double(size.width) - 8 * Double(ScrollBar.columns)) : numbers
  }
}

/// The look of a tab.
struct GalleryTabStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold(isChosen)
      .lineLimit(1)
      .padding(.horizontal, 8)
      // One and a half rows: with a gap of 8 points, lines of them follow each other by whole rows.
      .padding(.vertical, 4)
      .background(isChosen ? .blue.opacity(0.4) : .gray.opacity(0.2), in: Capsule())
  }
}
