import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ScrollViewReaderTests {
  private struct Jumping: View {
    var isLazy = false
    var anchor: UnitPoint?
    var target = 57
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(showsIndicators: false) {
          if isLazy {
            LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<100, id: \.self) { Text("t\($0)") } }
          } else {
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<100, id: \.self) { Text("t\($0)") } }
          }
        }
        .onKeyPress("x") {
          proxy.scrollTo(target, anchor: anchor)
          return .handled
        }
      }
    }
  }

  @Test(
    "A view is scrolled to, made or not",
    arguments: [
      (nil, ["t54", "t55", "t56", "t57"]),
      (UnitPoint.top, ["t57", "t58", "t59", "t60"]),
      (UnitPoint.bottom, ["t54", "t55", "t56", "t57"]),
      (UnitPoint(x: .nan, y: .nan), ["t57", "t58", "t59", "t60"]),
      (UnitPoint(x: 0, y: -.infinity), ["t96", "t97", "t98", "t99"]),
    ] as [(UnitPoint?, [String])])
  func aViewIsScrolledTo(_ anchor: UnitPoint?, _ lines: [String]) {
    for isLazy in [false, true] {
      let stage = Stage(9, 4) { Jumping(isLazy: isLazy, anchor: anchor) }
      stage.press("x")
      #expect(stage.lines.map(\.trimmed) == lines, "lazy: \(isLazy)")
      // It stays there until something else moves it.
      stage.draw()
      #expect(stage.lines.map(\.trimmed) == lines)
    }
  }

  @Test func anIdThatIsNotThereDoesNothing() {
    for isLazy in [false, true] {
      let stage = Stage(9, 2) { Jumping(isLazy: isLazy, target: 1000) }
      stage.press("x")
      #expect(stage.lines.map(\.trimmed) == ["t0", "t1"])
    }
  }

  @Test func theFocusFollowsToWhatIsSeen() {
    let stage = Stage(9, 3) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Button(String($0)) {}.buttonStyle(.plain) }
            Text("end").id("end")
          }
        }
        .onKeyPress("x") {
          proxy.scrollTo("end")
          return .handled
        }
      }
    }
    stage.press("x")
    #expect(stage.lines.map(\.trimmed) == ["18", "19", "end"])
    #expect(stage.surface.cursor?.row == 0)
  }
}
