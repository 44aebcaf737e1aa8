import Tessera
import Testing

@testable import TesseraCommand

/// Keys that scroll and hide the preview.
@MainActor
@Suite struct PreviewKeyTests {
  private func window(_ change: (inout Options) -> Void = { _ in }) throws -> (Window, Preview) {
    let window = try Window.picker(["alpha", "beta", "gamma"], 110, 12) { options in
      options.appearance.preview = CommandTemplate("seq 40")
      change(&options)
    }
    let preview = try #require(window.model?.preview)
    preview.finish(within: .seconds(10))
    window.draw()
    return (window, preview)
  }

  private func press(_ window: Window, _ key: KeyEquivalent) {
    window.send(.key(KeyPress(key, modifiers: .shift)))
  }

  @Test func `Shift and arrows scroll the preview and leave the focus, also in the filter`() throws {
    let (window, preview) = try window()
    #expect(window.lines[0].contains("│ 1 ") && window.lines[0].hasSuffix(" 1/40"), "\(window.lines)")
    press(window, .downArrow)
    press(window, .downArrow)
    #expect(window.lines[0].contains("│ 3 ") && window.lines[0].hasSuffix(" 3/40"), "\(window.lines)")
    press(window, .upArrow)
    #expect(preview.firstLine == 1 && window.focusedNumber == 1)
    window.type("/")
    press(window, .downArrow)
    #expect(preview.firstLine == 2 && window.model?.zone == .filter)
    preview.close()
  }

  @Test func `the wheel over the preview scrolls it, beside it the tiles`() throws {
    let (window, preview) = try window()
    window.mouse(.scrollDown, 90, 4)
    #expect(preview.firstLine == 3 && window.lines[0].contains("│ 4 ") && window.lines[0].contains(" 4/40"))
    window.mouse(.scrollUp, 90, 4)
    window.mouse(.scrollDown, 10, 4)
    #expect(preview.firstLine == 0)
    preview.close()
  }

  @Test func `actions scroll by pages and hide it`() throws {
    let (window, preview) = try window {
      $0.selection.bindings =
        (try? KeyBindingParser.bindings("x:preview-page-down,y:preview-bottom,z:toggle-preview")) ?? []
    }
    window.type("x")
    #expect(preview.firstLine > 1)
    window.type("y")
    #expect(window.surface.text.contains(" 40 ") || window.surface.text.contains(" 40\n"), "\(window.surface.text)")
    window.type("z")
    #expect(!window.surface.text.contains("│ "), "\(window.surface.text)")
    window.type("z")
    preview.finish(within: .seconds(10))
    window.draw()
    #expect(window.lines[0].contains("│ 1 ") && preview.firstLine == 0, "shown again it begins anew")
    preview.close()
  }
}
