import Testing

@testable import TesseraUI

@MainActor
struct FocusableTests {
  private struct Fields: View {
    @FocusState private var name: String?
    @FocusState private var isInside: Bool
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Text("a").focusable().focused($name, equals: "a")
          Text("b").focusable().focused($name, equals: "b")
          Text("c").focusable(false).focused($name, equals: "c")
          HStack(spacing: 8) {
            Button("d") {}
            Button("e") {}
          }
          .buttonStyle(.plain)
          .focused($isInside)
        }
        Text("\(name ?? "-") \(isInside)")
      }
      .defaultFocus($name, "b")
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `the value is known to the picture that shows the focus`() {
    let stage = Stage(20, 2) { Fields() }
    #expect(stage.lines[1].trimmed == "b false")
    stage.press(.leftArrow)
    #expect(stage.lines[1].trimmed == "a false")
    #expect(stage.surface[column: 0, row: 0].attributes.contains(.reverse))
  }

  @Test func `around several views the value is that of whichever has the focus`() {
    let stage = Stage(20, 2) { Fields() }
    stage.press(.rightArrow)
    #expect(stage.lines[1].trimmed == "- true")
    stage.press(.rightArrow)
    #expect(stage.lines[1].trimmed == "- true")
    #expect(stage.surface.cursor?.column == 8)
  }

  @Test func `a prominent button shows the focus too`() {
    let stage = Stage(20, 3) {
      HStack {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(.borderedProminent)
    }
    let before = stage.surface
    stage.press(.rightArrow)
    #expect(stage.surface.halves != before.halves || stage.surface.extents.count > 1)
    #expect(stage.surface.extents.count == 2)
  }
}
