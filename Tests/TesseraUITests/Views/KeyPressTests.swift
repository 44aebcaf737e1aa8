import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct KeyPressTests {
  final class Log {
    var names: [String] = []
  }

  @Test func theInnermostViewGetsTheKeyFirst() {
    let log = Log()
    let stage = Stage(10, 1) {
      HStack {
        Button("a") { log.names.append("selected") }
          .onKeyPress { press in
            log.names.append("inner")
            return press.key == "i" ? .handled : .ignored
          }
        Button("b") {}
      }
      .onKeyPress { press in
        log.names.append("outer")
        return press.key == "o" || press.key == .return ? .handled : .ignored
      }
    }
    for (key, names) in [
      ("i", ["inner"]), ("o", ["inner", "outer"]), ("x", ["inner", "outer"]), (.return, ["inner", "outer"]),
      // Ignored by both: the button gets it.
      (.space, ["inner", "outer", "selected"]),
    ] as [(KeyEquivalent, [String])] {
      log.names = []
      stage.press(key)
      #expect(log.names == names, "\(key.character)")
    }
  }

  @Test func aViewWithoutTheFocusGetsNoKey() {
    let log = Log()
    let stage = Stage(10, 1) {
      HStack {
        Button("a") {}.onKeyPress("k") {
          log.names.append("a")
          return .handled
        }
        Button("b") {}.onKeyPress("k") {
          log.names.append("b")
          return .handled
        }
      }
    }
    stage.press("k", .rightArrow, "k")
    #expect(log.names == ["a", "b"])
  }

  @Test func whereNothingHasTheFocusEveryViewIsAsked() {
    let log = Log()
    let stage = Stage(10, 1) {
      Text("a").onKeyPress("k") {
        log.names.append("k")
        return .handled
      }
    }
    stage.press("k", "x")
    stage.send(.key(KeyPress("k", modifiers: .control)))
    #expect(log.names == ["k"])
  }

  @Test func aKeyThatIsTakenMovesNoFocus() {
    let stage = Stage(10, 1) {
      HStack {
        Button("a") {}.buttonStyle(.plain)
        Button("b") {}.buttonStyle(.plain)
      }
      .onKeyPress(.rightArrow) { .handled }
    }
    let before = stage.surface.cursor
    stage.press(.rightArrow)
    #expect(stage.surface.cursor == before)
    stage.press(.tab)
    #expect(stage.surface.cursor != before)
  }

  @Test func furtherKeysMoveTheFocus() {
    let stage = Stage(10, 1) {
      HStack {
        Button("a") {}.buttonStyle(.plain)
        Button("b") {}.buttonStyle(.plain)
      }
      .focusKeys(["l": .right])
    }
    let before = stage.surface.cursor
    stage.send(.key(KeyPress("l", modifiers: .control)))
    #expect(stage.surface.cursor == before)
    stage.press("l")
    #expect(stage.surface.cursor != before)
  }

  private struct Leaving: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Text("a").onKeyPress("q") {
        dismiss()
        return .handled
      }
    }
  }

  @Test func dismissingEndsTheProgramAndNoFurtherKeyCounts() {
    let stage = Stage(10, 1) { Leaving() }
    #expect(!stage.host.isFinished)
    stage.press("q")
    #expect(stage.host.isFinished)
  }

  private struct Waiting: View {
    @State private var deadline: ContinuousClock.Instant?
    @State private var fired = 0
    @Environment(\.inputStatus) private var input
    var body: some View {
      Text(String(fired))
        .onKeyPress("w") {
          deadline = input.now.advanced(by: .seconds(1))
          return .handled
        }
        .onDeadline(deadline) {
          fired += 1
          deadline = nil
        }
    }
  }

  @Test func aDeadlineActsOnceAndOnlyWhenItHasPassed() {
    let stage = Stage(1, 1) { Waiting() }
    #expect(stage.host.deadline == nil)
    stage.press("w")
    #expect(stage.host.deadline != nil)
    stage.wait(.milliseconds(999))
    #expect(stage.lines == ["0"])
    stage.wait(.milliseconds(1))
    #expect(stage.lines == ["1"])
    #expect(stage.host.deadline == nil)
    stage.wait(.seconds(5))
    #expect(stage.lines == ["1"])
  }
}
