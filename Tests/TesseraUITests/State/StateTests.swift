import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct StateTests {
  /// A button that counts how often it was selected.
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button(String(count)) { count += 1 }.buttonStyle(.plain) }
  }

  /// Shows a view twice.
  private struct Twice<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      HStack(spacing: 8) {
        content
        content
      }
    }
  }

  @Test func aViewThatStandsInTwoPlacesHasTwoStates() {
    let stage = Stage(3, 1) {
      HStack(spacing: 8) {
        Counter()
        Counter()
      }
    }
    stage.press(.return, .rightArrow, .return, .return)
    #expect(stage.lines == ["1 2"])
  }

  @Test func oneValueUsedTwiceHasTwoStates() {
    let stage = Stage(3, 1) { Twice { Counter() } }
    stage.press(.return, .rightArrow, .return, .return)
    #expect(stage.lines == ["1 2"])
  }

  @Test func stateOutlivesPlansOfEverySize() {
    let stage = Stage(3, 1) { Counter() }
    stage.press(.return, .return)
    for (columns, rows) in [(1, 1), (80, 24), (0, 0), (3, 1)] { stage.resize(columns, rows) }
    #expect(stage.lines == [" 2"])
  }

  @Test func settingStateAsksForAPictureAndDrawingDoesNot() {
    let stage = Stage(3, 1) { Counter() }
    #expect(!stage.host.needsDrawing)
    stage.host.handle(.key(KeyPress("x")), moreInputIsWaiting: false, now: .now)
    #expect(!stage.host.needsDrawing)
    stage.host.handle(.key(KeyPress(.return)), moreInputIsWaiting: false, now: .now)
    #expect(stage.host.needsDrawing)
    stage.draw()
    #expect(!stage.host.needsDrawing)
  }

  private struct Toggled: View {
    @State private var isShown = true
    var body: some View {
      HStack(spacing: 8) {
        Button("t") { isShown.toggle() }.buttonStyle(.plain)
        if isShown { Counter() }
      }
    }
  }

  @Test func stateIsForgottenWhenItsViewGoes() {
    let stage = Stage(3, 1) { Toggled() }
    stage.press(.rightArrow, .return, .return)
    #expect(stage.lines == ["t 2"])
    stage.press(.leftArrow, .return)
    #expect(stage.lines[0].trimmed == "t")
    stage.press(.return)
    #expect(stage.lines == ["t 0"])
  }

  private struct Either: View {
    @State private var isFirst = true
    var body: some View {
      HStack(spacing: 8) {
        Button("t") { isFirst.toggle() }.buttonStyle(.plain)
        if isFirst { Counter() } else { Counter() }
      }
    }
  }

  @Test func eachAlternativeHasItsOwnState() {
    let stage = Stage(3, 1) { Either() }
    stage.press(.rightArrow, .return, .leftArrow, .return)
    #expect(stage.lines == ["t 0"])
  }

  private struct Reordered: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      HStack(spacing: 8) {
        Button("r") { names.reverse() }.buttonStyle(.plain)
        Button("d") { names.removeFirst() }.buttonStyle(.plain)
        ForEach(names, id: \.self) { name in
          Text(name)
          Counter()
        }
      }
    }
  }

  @Test func inACollectionStateFollowsTheId() {
    let stage = Stage(15, 1) { Reordered() }
    // Counts b once and c twice.
    stage.press(.end, .leftArrow, .return, .rightArrow, .return, .return)
    #expect(stage.lines == ["r d a 0 b 1 c 2"])
    stage.press(.home, .return)
    #expect(stage.lines == ["r d c 2 b 1 a 0"])
    stage.press(.rightArrow, .return)
    #expect(stage.lines[0].trimmed == "r d b 1 a 0")
  }

  private struct Identified: View {
    @State private var id = 0
    var body: some View {
      HStack(spacing: 8) {
        Button("i") { id += 1 }.buttonStyle(.plain)
        Counter().id(id)
      }
    }
  }

  @Test func anotherIdIsAnotherView() {
    let stage = Stage(3, 1) { Identified() }
    stage.press(.rightArrow, .return, .leftArrow, .return)
    #expect(stage.lines == ["i 0"])
  }

  private struct Hidden: View {
    @State private var isText = false
    var body: some View {
      HStack(spacing: 8) {
        Button("h") { isText.toggle() }.buttonStyle(.plain)
        isText ? AnyView(Text("-")) : AnyView(Counter())
      }
    }
  }

  @Test func anotherTypeInAHiddenViewIsAnotherView() {
    let stage = Stage(3, 1) { Hidden() }
    stage.press(.rightArrow, .return, .leftArrow, .return)
    #expect(stage.lines == ["h -"])
    stage.press(.return)
    #expect(stage.lines == ["h 0"])
  }

  private struct Pair: Equatable {
    var left = 0
    var right = 0
  }

  private struct Step: View {
    @Binding var value: Int
    var body: some View { Button("+") { value += 1 }.buttonStyle(.plain) }
  }

  private struct Owner: View {
    @State private var pair = Pair()
    var body: some View {
      HStack(spacing: 8) {
        Step(value: $pair.left)
        Step(value: $pair.right)
        Step(value: .constant(7))
        Text("\(pair.left)\(pair.right)")
      }
    }
  }

  @Test func aBindingSetsTheStateOfItsOwner() {
    let stage = Stage(8, 1) { Owner() }
    stage.press(.return, .rightArrow, .return, .return, .rightArrow, .return)
    #expect(stage.lines == ["+ + + 12"])
  }

  private struct Optional: View {
    @State private var chosen: String?
    @State private var before: String? = "x"
    var body: some View {
      Button("\(chosen ?? "-")\(before ?? "-")") {
        before = chosen
        chosen = "c"
      }
      .buttonStyle(.plain)
    }
  }

  @Test func aStateMayHaveNoValue() {
    let stage = Stage(2, 1) { Optional() }
    #expect(stage.lines == ["-x"])
    stage.press(.return)
    #expect(stage.lines == ["c-"])
  }
}
