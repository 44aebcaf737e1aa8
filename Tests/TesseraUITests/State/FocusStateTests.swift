import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct FocusStateTests {
  private struct Form: View {
    @FocusState private var name: String?
    @FocusState private var isLast: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          ForEach(["a", "b", "c"], id: \.self) { text in
            Button(text) {}.buttonStyle(.plain).focused($name, equals: text)
          }
          Button("l") {}.buttonStyle(.plain).focused($isLast)
        }
        Text("\(name ?? "-") \(isLast)")
      }
      .onKeyPress("2") {
        name = "b"
        return .handled
      }
      .onKeyPress("l") {
        isLast = true
        return .handled
      }
      .onKeyPress("x") {
        name = "missing"
        return .handled
      }
    }
  }

  private func column(_ stage: Stage<some View>) -> Int? { stage.surface.cursor?.column }

  @Test func settingTheValueMovesTheFocus() {
    let stage = Stage(20, 2) { Form().frame(maxWidth: .infinity, alignment: .leading) }
    #expect(column(stage) == 0)
    stage.press("2")
    #expect(column(stage) == 2)
    stage.press("l")
    #expect(column(stage) == 6)
  }

  @Test func aValueThatNoViewHasMovesNothing() {
    let stage = Stage(20, 2) { Form().frame(maxWidth: .infinity, alignment: .leading) }
    stage.press(.rightArrow, "x")
    #expect(column(stage) == 2)
  }

  @Test func theValueFollowsTheFocus() {
    let stage = Stage(20, 2) { Form().frame(maxWidth: .infinity, alignment: .leading) }
    // The value is known to the plan after the one that moved the focus.
    stage.draw()
    #expect(stage.lines[1] == "a false")
    stage.press(.rightArrow)
    stage.draw()
    #expect(stage.lines[1] == "b false")
    stage.press(.end)
    stage.draw()
    #expect(stage.lines[1] == "- true")
  }

  @Test func aRequestHoldsOnlyOnce() {
    let stage = Stage(20, 2) { Form().frame(maxWidth: .infinity, alignment: .leading) }
    stage.press("2", .rightArrow)
    #expect(column(stage) == 4)
    stage.resize(30, 2)
    #expect(column(stage) == 4)
    stage.press("2")
    #expect(column(stage) == 2)
  }
}
