import Testing

@testable import TesseraUI

@MainActor
struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false
    let title = "b"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("a", isOn: $isOn)
        Toggle(title, isOn: .constant(true))
        Toggle(isOn: $isOn) { Text("c") }.disabled(true)
      }
    }
  }

  @Test func `keys and clicks turn it, where it can be used`() {
    let stage = Stage(5, 3) { Settings() }
    #expect(stage.lines == ["[ ] a", "[x] b", "[ ] c"])
    stage.press(.space)
    #expect(stage.lines == ["[x] a", "[x] b", "[x] c"])
    stage.click(4, 0)
    stage.click(4, 2)
    #expect(stage.lines == ["[ ] a", "[x] b", "[ ] c"])
  }
}
