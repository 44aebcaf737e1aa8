import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

@MainActor
struct ScrollViewTests {
  /// Numbered buttons below each other, a row each.
  private struct List: View {
    var count = 20
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count) { index in
            Button(String(index)) {}.buttonStyle(.plain).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
  }

  private func rows(_ stage: Stage<some View>) -> [String] { stage.lines.map { String($0.prefix(3)).trimmed } }

  @Test func itIsGreedyInHeightAndTakesTheWidthOfItsContent() {
    let measuring = Measuring { ScrollView { ProbeView(width: 40, height: 100) } }
    #expect(measuring.size(200, 48) == Size(width: 40, height: 48))
    #expect(measuring.size(200, 480) == Size(width: 40, height: 480))
    #expect(measuring.size(nil, nil) == Size(width: 40, height: 100))
  }

  @Test func contentThatIsLessHighStandsAtTheTop() {
    let stage = Stage(12, 4, traits: .halfBlocks) { List(count: 2) }
    #expect(rows(stage) == ["0", "1", "", ""])
    stage.press(.end)
    #expect(rows(stage) == ["0", "1", "", ""])
  }

  @Test func theFocusIsRevealedByTheSmallestMove() {
    let stage = Stage(9, 4, traits: .halfBlocks) { List() }
    stage.press(.downArrow, .downArrow, .downArrow)
    #expect(rows(stage) == ["0", "1", "2", "3"])
    stage.press(.downArrow)
    #expect(rows(stage) == ["1", "2", "3", "4"])
    stage.press(.upArrow, .upArrow, .upArrow)
    #expect(rows(stage) == ["1", "2", "3", "4"])
    stage.press(.upArrow)
    #expect(rows(stage) == ["0", "1", "2", "3"])
    stage.press(.end)
    #expect(rows(stage) == ["16", "17", "18", "19"])
    stage.press(.pageUp)
    #expect(rows(stage).contains("15"))
    stage.press(.home)
    #expect(rows(stage) == ["0", "1", "2", "3"])
  }

  @Test func aPageMovesByWhatIsSeen() {
    let stage = Stage(9, 5, traits: .halfBlocks) { List() }
    var seen: [Int?] = []
    for _ in 0..<5 {
      stage.press(.pageDown)
      seen.append(stage.surface.cursor.flatMap { Int(rows(stage)[$0.row]) })
    }
    #expect(seen == [5, 10, 15, 19, 19])
    stage.press(.pageUp)
    #expect(stage.surface.cursor.flatMap { Int(rows(stage)[$0.row]) } == 14)
  }

  @Test func aBarTellsWhereTheContentStands() {
    let stage = Stage(12, 4, traits: .uncoloured) { List(count: 8) }
    func bar() -> String { stage.lines.map { String($0.suffix(1)) }.joined() }
    #expect(bar() == "┃┃││")
    stage.press(.end)
    #expect(bar() == "││┃┃")
    stage.press(.upArrow, .upArrow, .upArrow, .upArrow)
    #expect(bar() == "│╽┃╿")
    // No bar where everything is seen, nor in a few columns.
    stage.resize(12, 8)
    #expect(stage.lines.allSatisfy { !$0.contains("┃") })
    stage.resize(11, 4)
    #expect(stage.lines.allSatisfy { !$0.contains("┃") })
  }

  @Test func theBarStandsWhereLinesEndAndContentLeavesItFree() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = Stage(12, 4, traits: .uncoloured, environment: environment) { List(count: 8) }
    #expect(stage.lines.map { $0.first.map(String.init) ?? "" }.joined() == "┃┃││")
    let probe = Probe()
    _ = Stage(20, 4, traits: .uncoloured) {
      ScrollView { ProbeView(probe) { Size(width: $0.proposedWidth ?? 0, height: 640) } }
    }
    #expect(probe.frame?.width == 144)
  }

  @Test(arguments: [ScreenTraits.ascii, .colouredASCII])
  func theBarIsAsciiWhereNothingElseCanBeDrawn(_ traits: ScreenTraits) {
    let stage = Stage(12, 4, traits: traits) { List(count: 8) }
    #expect(stage.lines.map { String($0.suffix(1)) }.joined() == "##||")
  }

  @Test func theWheelScrollsAndTakesTheFocusAlong() {
    let stage = Stage(9, 4, traits: .halfBlocks) { List() }
    func wheel(_ action: MouseEvent.Action) {
      stage.send(.mouse(MouseEvent(action, at: CellPosition(column: 1, row: 1))))
    }
    wheel(.scrollDown)
    #expect(rows(stage) == ["3", "4", "5", "6"])
    #expect(stage.surface.cursor?.row == 0)
    wheel(.scrollUp)
    #expect(rows(stage) == ["0", "1", "2", "3"])
    // The focus stays on the button that it was taken to, as long as it is seen.
    #expect(stage.surface.cursor?.row == 3)
    for _ in 0..<20 { wheel(.scrollDown) }
    #expect(rows(stage) == ["16", "17", "18", "19"])
    wheel(.scrollLeft)
    wheel(.scrollRight)
    #expect(rows(stage) == ["16", "17", "18", "19"])
  }

  @Test func contentAboveTheFirstButtonCanBeReachedAgain() {
    let stage = Stage(9, 4, traits: .halfBlocks) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("top")
          ForEach(0..<9) { Button(String($0)) {}.buttonStyle(.plain) }
        }
      }
    }
    stage.press(.end, .home)
    #expect(stage.lines.first?.trimmed == "top")
  }

  @Test func clicksMeanWhatIsSeen() {
    let stage = Stage(9, 4, traits: .halfBlocks) { List() }
    stage.press(.end)
    stage.click(0, 0)
    #expect(stage.surface.cursor?.row == 0)
    #expect(rows(stage) == ["16", "17", "18", "19"])
  }

  @Test func contentThatIsNotInTheViewIsNotDrawn() {
    let stage = Stage(9, 4, traits: .halfBlocks) {
      VStack(spacing: 0) {
        Text("head")
        List()
        Text("foot")
      }
    }
    stage.press(.downArrow, .downArrow, .downArrow)
    #expect(stage.lines[0].trimmed == "head")
    #expect(stage.lines[3].trimmed == "foot")
    #expect(Array(rows(stage)[1...2]) == ["2", "3"])
  }

  @Test func fromAScrollViewTheFocusReachesWhatIsBelowIt() {
    let stage = Stage(9, 4, traits: .halfBlocks) {
      VStack(alignment: .leading, spacing: 0) {
        List(count: 5)
        Button("foot") {}.buttonStyle(.plain)
      }
    }
    stage.press(.downArrow, .downArrow, .downArrow, .downArrow)
    #expect(stage.surface.cursor?.row == 2)
    stage.press(.downArrow)
    #expect(stage.surface.cursor?.row == 3)
    stage.press(.upArrow)
    #expect(stage.surface.cursor?.row == 2)
  }
}
