import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ButtonTests {
  /// Counts what was selected.
  final class Log {
    var names: [String] = []
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func theFocusedButtonIsSelected(_ key: KeyEquivalent) {
    let log = Log()
    let stage = Stage(20, 1) {
      HStack {
        Button("a") { log.names.append("a") }
        Button {
          log.names.append("b")
        } label: {
          Text("b")
        }
      }
    }
    stage.press(key, .rightArrow, key, key)
    #expect(log.names == ["a", "b", "b"])
  }

  @Test(arguments: [EventModifiers.control, .option, .shift, .command])
  func withModifiersKeysSelectNothing(_ modifiers: EventModifiers) {
    let log = Log()
    let stage = Stage(20, 1) { Button("a") { log.names.append("a") } }
    stage.send(.key(KeyPress(.return, modifiers: modifiers)))
    #expect(log.names == [])
  }

  @Test func aDisabledButtonIsPassedOver() {
    let log = Log()
    let stage = Stage(30, 1) {
      HStack {
        Button("a") { log.names.append("a") }
        Button("b") { log.names.append("b") }.disabled(true)
        Button("c") { log.names.append("c") }
        // What is forbidden further out stays so.
        Button("d") { log.names.append("d") }.disabled(false).disabled(true)
      }
    }
    stage.press(.rightArrow, .return, .end, .return)
    for column in 0..<30 { stage.click(column, 0) }
    #expect(Set(log.names) == ["a", "c"])
    #expect(log.names.prefix(2) == ["c", "c"])
  }

  @Test func whereNothingCanBeSelectedKeysDoNothing() {
    let stage = Stage(10, 2) { Button("a") {}.disabled(true) }
    stage.press(.downArrow, .return, .space, .tab, .home, .end, .pageDown)
    stage.click(0, 0)
    #expect(stage.surface.cursor == nil)
  }

  @Test func aClickFocusesAndSelects() {
    let log = Log()
    let stage = Stage(10, 3) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button(name) { log.names.append(name) }.buttonStyle(.plain)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    stage.click(0, 1)
    #expect(stage.surface.cursor == CellPosition(column: 0, row: 1))
    stage.click(1, 1)
    stage.click(9, 2)
    stage.click(9_999, 9_999)
    stage.send(.mouse(MouseEvent(.press(button: 1), at: CellPosition(column: 0, row: 0))))
    stage.send(.mouse(MouseEvent(.press(button: 2), at: CellPosition(column: 0, row: 0))))
    stage.send(.mouse(MouseEvent(.release(button: 0), at: CellPosition(column: 0, row: 0))))
    stage.send(.mouse(MouseEvent(.move, at: CellPosition(column: 0, row: 0))))
    #expect(log.names == ["b"])
  }

  @Test func theUppermostButtonGetsTheClick() {
    let log = Log()
    let stage = Stage(4, 1) {
      ZStack {
        Button("aaaa") { log.names.append("below") }.buttonStyle(.plain)
        Button("bb") { log.names.append("above") }.buttonStyle(.plain)
      }
    }
    stage.click(1, 0)
    stage.click(0, 0)
    #expect(log.names == ["above", "below"])
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(configuration.role == .destructive ? "!" : "<")
        configuration.label
        Text(">")
      }
    }
  }

  @Test func aStyleDrawsTheLabelAndKnowsTheRole() {
    let stage = Stage(11, 1) {
      HStack(spacing: 8) {
        Button("a") {}
        Button("b", role: .destructive) {}
        Button(role: .cancel, action: {}) { Text("c") }
      }
      .buttonStyle(Framed())
    }
    #expect(stage.lines == ["<a> !b> <c>"])
  }

  @Test func theInnerStyleWins() {
    let stage = Stage(4, 1) { Button("a") {}.buttonStyle(.plain).buttonStyle(Framed()) }
    #expect(stage.lines[0].trimmed == "a")
  }

  @Test func theCursorRestsOnTheTextOfTheFocusedButton() {
    let stage = Stage(20, 3) {
      Button {
      } label: {
        Text("ab").padding(16)
      }
      .buttonStyle(.plain)
    }
    let cursor = stage.surface.cursor
    #expect(cursor?.row == 1)
    #expect(cursor.map { stage.surface[column: $0.column, row: $0.row].glyph.base } == "a")
    #expect(!stage.surface.showsCursor)
  }
}

extension String {
  /// The text without blanks at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A model that no `@State` tells of.
@MainActor
private final class Counter {
  var count = 0
}

@MainActor
@Suite struct ButtonModelTests {
  @Test func `what an action changes outside of state is drawn`() {
    let counter = Counter()
    struct Counting: View {
      let counter: Counter
      var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
    let stage = Stage(20, 3) { Counting(counter: counter) }
    stage.host.handle(.key(KeyPress(.return)), moreInputIsWaiting: false, now: .now)
    #expect(stage.host.needsDrawing)
    stage.draw()
    #expect(stage.lines.joined().contains("count 1"))
  }

  @Test(arguments: [0, 8, 12]) func `buttons one below the other have whole text rows and even gaps`(top: Int) {
    let stage = Stage(20, 16) {
      VStack(alignment: .leading) {
        Button("first one") {}
        Button("second one") {}
        Button("third one") {}
      }
      .padding(.top, CGFloat(top))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let rows = stage.lines.indices.filter { stage.lines[$0].contains("one") }
    #expect(rows.count == 3)
    #expect(rows[1] - rows[0] == rows[2] - rows[1])
    // No half block stands in a row of text.
    for row in rows {
      for column in 0..<20 {
        let cell = stage.surface[column: column, row: row]
        #expect(cell.upperBackground == cell.lowerBackground)
      }
    }
  }
}
