import Testing

@testable import TesseraUI

@MainActor
struct ButtonStyleTests {
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Asking: PrimitiveButtonStyle {
    @State private var asks = false
    func makeBody(configuration: Configuration) -> some View {
      if asks {
        Button("sure") { configuration.trigger() }.buttonStyle(.plain)
      } else {
        Button(role: configuration.role) {
          asks = true
        } label: {
          configuration.label
        }.buttonStyle(.plain)
      }
    }
  }

  @Test func `a style decides what makes a button act, keys act by themselves`() {
    var count = 0
    let stage = Stage(4, 1) { Button("a") { count += 1 }.buttonStyle(Twice()) }
    let column = stage.surface.cursor?.column ?? 0
    stage.click(column, 0)
    #expect(count == 0)
    stage.click(column, 0)
    #expect(count == 1)
    stage.press(.return)
    #expect(count == 2)
  }

  @Test func `a style keeps its own state for each button`() {
    var count = 0
    let stage = Stage(8, 1) {
      HStack(spacing: 8) {
        Button("a") { count += 1 }
        Button("b") { count += 10 }
      }
      .buttonStyle(Asking())
    }
    stage.press(.return)
    #expect(stage.lines[0].trimmed == "sure b")
    stage.press(.return)
    #expect(count == 1)
  }

  @Test func `what removes stands on another ground, what can't be used is faint`() {
    func cell(_ view: some View) -> Cell? {
      let stage = Stage(5, 2) { view.focusEffectDisabled() }
      return stage.surface.cells.first { $0.glyph.base == "a" }
    }
    let plain = cell(Button("a") {})
    #expect(cell(Button("a", role: .destructive) {})?.textBackground != plain?.textBackground)
    #expect(cell(Button("a") {}.disabled(true))?.foreground != plain?.foreground)
  }

  @Test func `a tint colours prominent buttons`() {
    let stage = Stage(3, 2) { Button("a") {}.buttonStyle(.borderedProminent).tint(.green).focusEffectDisabled() }
    let green = Color.green._paint(in: EnvironmentValues()).paint
    guard case .rgb(let rgb) = green.source else { return #expect(Bool(false)) }
    #expect(stage.surface.extents.keys.contains(.rgb(rgb)))
  }
}
