import Testing

@testable import TesseraUI

/// Copies of an environment share memory, and never a change.
@MainActor
struct EnvironmentSharingTests {
  private struct Depth: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  @Test func aChangeOfACopyLeavesTheOriginal() {
    let outer = EnvironmentValues()
    var inner = outer
    inner.lineLimit = 3
    inner.textStyle.isBold = true
    inner[Depth.self] = 7
    #expect(outer.lineLimit == nil)
    #expect(outer.textStyle.isBold == nil)
    #expect(outer[Depth.self] == 0)
    #expect(inner.lineLimit == 3)
    #expect(inner.textStyle.isBold == true)
    #expect(inner[Depth.self] == 7)
  }

  @Test func aChangeOfTheOriginalLeavesTheCopy() {
    var outer = EnvironmentValues()
    let inner = outer
    outer.isEnabled = false
    #expect(inner.isEnabled)
  }

  @Test func aControlTakesNothingOfWhatTellsOfTheOneAround() {
    var environment = EnvironmentValues()
    environment.keyboardShortcut = KeyboardShortcut("k")
    environment.description.label = "outer"
    let outer = environment
    environment.leaveToControl()
    #expect(environment.keyboardShortcut == nil)
    #expect(environment.description == SpokenDescription())
    #expect(outer.keyboardShortcut == KeyboardShortcut("k"))
    #expect(outer.description.label == "outer")
  }
}
