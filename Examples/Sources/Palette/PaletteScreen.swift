import SwiftUI

/// Colours to choose from, with the words that were chosen for the last one.
struct PaletteScreen: View {
  @State private var chosen: Swatch?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header
      ScrollView {
        WideFirst(minimumColumnWidth: 96, gap: 8) {
          introduction
          ForEach(Swatch.all, id: \.self) { swatch in
            Button {
              chosen = swatch
            } label: {
              SwatchTile(swatch: swatch, isChosen: swatch == chosen)
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    .padding()
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Colours").font(.title2)
      Wrap(gap: 8) {
        ForEach(chosen?.words ?? ["none chosen"], id: \.self) { word in
          Text(word)
            .font(.caption)
            .padding(.horizontal, 8)
            .background(chosen?.color.opacity(0.4) ?? .gray.opacity(0.2), in: Capsule())
        }
      }
    }
  }

  private var introduction: some View {
    Text("Choose a colour to see what people call it")
      .bold()
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      .background(.blue.opacity(0.22))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// One colour to choose.
struct SwatchTile: View {
  let swatch: Swatch
  let isChosen: Bool

  var body: some View {
    HStack {
      Text(swatch.name)
      if isChosen {
        Spacer()
        Text("✓").foregroundStyle(.green)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
    .background(swatch.color.opacity(0.35), in: RoundedRectangle(cornerRadius: 12))
  }
}
