import TesseraLayout
import Testing

@testable import TesseraUI

@MainActor
@Suite struct MouseTests {
  private final class Log {
    var lines: [String] = []
  }

  private func event(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> Event {
    .mouse(MouseEvent(action, at: CellPosition(column: column, row: row)))
  }

  @Test func theInnermostViewTakesTheMouseAndItsDrag() {
    let log = Log()
    let stage = Stage(20, 4) {
      VStack(spacing: 0) {
        Text("inner").onMouse { event in
          log.lines.append("inner \(event.action)")
          return .handled
        }
        Text("other")
      }
      .onMouse { event in
        log.lines.append("outer \(event.action)")
        return .handled
      }
    }
    let row = stage.lines.firstIndex { $0.contains("inner") } ?? 0
    let column = 9
    stage.send(event(.press(button: 0), column, row))
    stage.send(event(.drag(button: 0), column, row + 1))
    stage.send(event(.release(button: 0), column, 3))
    stage.send(event(.press(button: 0), column, row + 1))
    #expect(
      log.lines == [
        "inner press(button: 0)", "inner drag(button: 0)", "inner release(button: 0)", "outer press(button: 0)",
      ])
  }

  @Test func whatAViewIgnoresReachesTheButton() {
    let log = Log()
    let stage = Stage(20, 3) {
      Button("button") { log.lines.append("action") }.onMouse { _ in
        log.lines.append("seen")
        return .ignored
      }
    }
    let row = stage.lines.firstIndex { $0.contains("button") } ?? 0
    stage.click(10, row)
    #expect(log.lines == ["seen", "action"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theScrollBarIsDraggedFromEndToEnd(direction: LayoutDirection) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let stage = Stage(20, 6, environment: environment) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0).") } }.frame(maxWidth: .infinity)
      }
    }
    let column = direction == .leftToRight ? 19 : 0
    stage.send(event(.press(button: 0), column, 0))
    #expect(stage.lines.contains { $0.contains("row 0.") })
    stage.send(event(.drag(button: 0), column, 5))
    #expect(stage.lines.contains { $0.contains("row 39.") })
    stage.send(event(.drag(button: 0), column, 2))
    #expect(!stage.lines.contains { $0.contains("row 39.") } && !stage.lines.contains { $0.contains("row 0.") })
    stage.send(event(.drag(button: 0), 10, -3))
    stage.send(event(.release(button: 0), 10, -3))
    #expect(stage.lines.contains { $0.contains("row 0.") })
    stage.send(event(.drag(button: 0), column, 5))
    #expect(stage.lines.contains { $0.contains("row 0.") }, "after the release nothing is held")
  }

  @Test(arguments: [ScreenTraits.coloured, .halfBlocks, .uncoloured, .ascii])
  func theThumbIsHeldWhereItIsTakenAndReachesBothEnds(traits: ScreenTraits) {
    for held in 0..<6 {
      let stage = Stage(20, 6, traits: traits) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<15, id: \.self) { Text("row \($0).") } }.frame(maxWidth: .infinity)
        }
      }
      // The wheel has moved it away from the end, where a thumb of two rows and a part of a third stands.
      stage.send(event(.scrollDown, 3, 3))
      let before = stage.surface
      let isThumb = (1...(traits == .ascii ? 2 : 3)).contains(held)
      stage.send(event(.press(button: 0), 19, held))
      if isThumb { #expect(stage.surface == before, "taking hold at \(held) moves nothing") }
      stage.send(event(.drag(button: 0), 12, held))
      if isThumb { #expect(stage.surface == before, "neither does moving sideways at \(held)") }
      stage.send(event(.drag(button: 0), 19, 5))
      #expect(stage.lines.contains { $0.contains("row 14.") }, "from \(held) down")
      stage.send(event(.drag(button: 0), 19, 0))
      #expect(stage.lines.contains { $0.contains("row 0.") }, "from \(held) up")
    }
  }

  @Test func aPasteReachesTheViewThatWantsItCleaned() {
    let log = Log()
    let stage = Stage(20, 3) {
      Button("button") { log.lines.append("action") }.onPaste { text in
        log.lines.append(text)
        return .handled
      }
    }
    stage.send(.paste(Array("a\n\u{1B}b\n".utf8)))
    #expect(log.lines == ["a b"])
  }

  @Test func anotherSchemeIsAnotherPicture() {
    let stage = Stage(20, 3) { Text("text").foregroundStyle(.secondary) }
    #expect(!stage.host.needsDrawing)
    stage.host.adopt(.dark)
    #expect(!stage.host.needsDrawing)
    stage.host.adopt(.light)
    #expect(stage.host.needsDrawing)
    let before = stage.surface
    stage.draw()
    #expect(stage.surface != before)
  }
}
