import Tessera

/// Shows what reaches it: how often `+` was pressed, the last event of the mouse, the last paste, the colour scheme.
struct ProbeView: View {
  let count: Int

  @State private var keys = 0
  @State private var mouse = "none"
  @State private var pasted = "none"
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("scheme \(colorScheme == .light ? "light" : "dark"), \(keys) keys")
      Text("mouse \(mouse)").frame(maxWidth: .infinity, alignment: .leading).onMouse { event in
        mouse = describe(event)
        return .handled
      }
      Text("pasted \(pasted)")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { index in Button("Tile \(index + 1)") { dismiss() } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .onPaste { text in
      pasted = text
      return .handled
    }
    .onKeyPress("+") {
      keys += 1
      return .handled
    }
    .onKeyPress(.escape) {
      dismiss()
      return .handled
    }
  }

  private func describe(_ event: MouseEvent) -> String {
    "\(event.action) at \(event.position.column),\(event.position.row) x\(event.clickCount)"
  }
}
