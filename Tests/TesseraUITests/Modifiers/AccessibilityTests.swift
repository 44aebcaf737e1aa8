import Testing

@testable import TesseraUI

@MainActor
struct AccessibilityTests {
  @Test func `the focused view says what it shows, or what it was told to say`() {
    let stage = Stage(40, 1) {
      HStack {
        Button("plain") {}
        Button("x") {}.accessibilityLabel("Close").accessibilityHint("Leaves the page")
        Button {
        } label: {
          HStack {
            Text("♥").accessibilityHidden(true)
            Text("3").accessibilityLabel("three likes")
          }
        }
        Button("volume") {}.accessibilityValue("70 percent")
        Text("").focusable()
      }
    }
    var said: [String?] = []
    for _ in 0..<5 {
      said.append(stage.host.focusedDescription)
      stage.press(.tab)
    }
    #expect(said == ["plain", "Close, Leaves the page", "three likes", "volume, 70 percent", nil])
  }
}
