import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ViewThatFitsTests {
  @Test(
    "The first view that fits is taken, else the last",
    arguments: [
      (200.0, 100.0, Size(width: 100, height: 50)), (100, 50, Size(width: 100, height: 50)),
      (99, 100, Size(width: 60, height: 70)), (200, 40, Size(width: 20, height: 20)),
      (10, 10, Size(width: 20, height: 20)), (nil, nil, Size(width: 100, height: 50)),
      (nil, 60, Size(width: 100, height: 50)), (.infinity, .infinity, Size(width: 100, height: 50)),
      (.nan, -1, Size(width: 20, height: 20)),
    ] as [(Double?, Double?, Size)])
  func choices(_ width: Double?, _ height: Double?, _ size: Size) {
    let measuring = Measuring {
      ViewThatFits {
        ProbeView(width: 100, height: 50)
        ProbeView(width: 60, height: 70)
        ProbeView(width: 20, height: 20)
      }
    }
    #expect(measuring.size(width, height) == size)
  }

  @Test func onlyTheAxesAskedForCount() {
    let stage = Stage(10, 2) {
      ViewThatFits(in: .vertical) {
        Text("a text that is much too long for this")
        Text("short and two lines")
        Text("tiny")
      }
    }
    #expect(stage.lines.map(\.trimmed) == ["short and", "two lines"])
  }

  @Test func onlyTheChosenViewCanHaveTheFocus() {
    let stage = Stage(6, 2) {
      ViewThatFits {
        Button("a long title") {}
        Button("a") {}.buttonStyle(.plain)
      }
    }
    #expect(stage.host.draw(size: stage.size, traits: .coloured).cursor?.column == 2 || stage.surface.cursor != nil)
    #expect(stage.lines.joined().trimmed == "a")
  }

  @Test func noViewsAreNoView() {
    #expect(Measuring { VStack { ViewThatFits {} } }.size(10, 10) == .zero)
  }
}
