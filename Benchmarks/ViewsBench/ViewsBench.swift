// An app of eager buttons, written as an application writes it: what Tools/bench-views measures.
//
// usage: ViewsBench COUNT
import Tessera

@main
struct ViewsBench: App {
  var body: some Scene {
    WindowGroup("Buttons") { ButtonsScreen(count: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 11) }
  }
}

/// A status line and a scrolling grid: a tile that introduces, and as many buttons as were asked for.
struct ButtonsScreen: View {
  let count: Int
  @State private var chosen: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(chosen.map { "Chosen tile: \($0)" } ?? "Choose a tile").font(.title2)
      ScrollView {
        WideFirstGrid(minimumColumnWidth: 96, gap: 8) {
          Text("All of these are made for every picture")
            .bold()
            .padding(12)
            .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
            .background(.blue.opacity(0.22), in: RoundedRectangle(cornerRadius: 12))
          ForEach(1...max(1, count), id: \.self) { number in
            Button {
              chosen = number
            } label: {
              NumberTile(number: number, isChosen: number == chosen)
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    .padding()
  }
}

/// The face of a button.
struct NumberTile: View {
  let number: Int
  let isChosen: Bool

  var body: some View {
    Text("Tile \(number)")
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      .background(isChosen ? Color.green.opacity(0.35) : .gray.opacity(0.16), in: RoundedRectangle(cornerRadius: 12))
  }
}
