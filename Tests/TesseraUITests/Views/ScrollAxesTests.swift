import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ScrollAxesTests {
  private func row(_ count: Int) -> some View {
    HStack(spacing: 8) { ForEach(0..<count) { Button(String($0)) {}.buttonStyle(.plain) } }
  }

  @Test func aViewIsGreedyAlongItsAxes() {
    func size(_ axes: Axis.Set, _ width: Double?, _ height: Double?) -> Size {
      Measuring { ScrollView(axes) { ProbeView(width: 40, height: 100) } }.size(width, height)
    }
    #expect(size(.horizontal, 200, 300) == Size(width: 200, height: 100))
    #expect(size([.horizontal, .vertical], 200, 300) == Size(width: 200, height: 300))
    #expect(size([.horizontal, .vertical], nil, nil) == Size(width: 40, height: 100))
    #expect(size([], 200, 300) == Size(width: 40, height: 100))
  }

  @Test func acrossTheFocusIsRevealedByTheSmallestMove() {
    let stage = Stage(11, 2, traits: .halfBlocks) { ScrollView(.horizontal, showsIndicators: false) { row(9) } }
    #expect(stage.lines[0] == "0 1 2 3 4 5")
    for _ in 0..<6 { stage.press(.rightArrow) }
    #expect(stage.lines[0] == "1 2 3 4 5 6")
    for _ in 0..<5 { stage.press(.leftArrow) }
    #expect(stage.lines[0] == "1 2 3 4 5 6")
    stage.press(.leftArrow)
    #expect(stage.lines[0] == "0 1 2 3 4 5")
    stage.press(.end)
    #expect(stage.lines[0] == "3 4 5 6 7 8")
    stage.click(0, 0)
    #expect(stage.surface.cursor?.column == 0)
  }

  @Test(
    "A view that begins in the middle of a row shows its first line of text",
    arguments: [Axis.Set.vertical, .horizontal])
  func theFirstLineIsSeen(_ axes: Axis.Set) {
    let stage = Stage(8, 4, traits: .halfBlocks) {
      VStack(alignment: .leading, spacing: 8) {
        Text("head")
        ScrollView(axes, showsIndicators: false) { Text("a") }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.lines.map(\.trimmed) == ["head", "a", "", ""])
  }

  @Test func fromRightToLeftItStartsAtTheRight() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = Stage(11, 2, environment: environment) {
      ScrollView(.horizontal, showsIndicators: false) { row(9) }
    }
    #expect(stage.lines[0] == "5 4 3 2 1 0")
    #expect(stage.surface.cursor?.column == 10)
    for _ in 0..<6 { stage.press(.leftArrow) }
    #expect(stage.lines[0] == "6 5 4 3 2 1")
    stage.press(.end)
    #expect(stage.lines[0] == "8 7 6 5 4 3")
    stage.press(.home)
    #expect(stage.lines[0] == "5 4 3 2 1 0")
    stage.send(.mouse(MouseEvent(.scrollLeft, at: CellPosition(column: 0, row: 0))))
    #expect(stage.lines[0] == "8 7 6 5 4 3")
  }

  @Test func aBarBelowTellsWhereTheContentStands() {
    func bar(_ direction: LayoutDirection, _ keys: KeyEquivalent...) -> String {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let stage = Stage(10, 3, environment: environment) {
        ScrollView(.horizontal) { row(10).frame(maxHeight: .infinity) }
      }
      for key in keys { stage.press(key) }
      return stage.lines[2]
    }
    #expect(bar(.leftToRight) == "━━━━━─────")
    #expect(bar(.leftToRight, .end) == "─────━━━━━")
    #expect(bar(.rightToLeft) == "─────━━━━━")
    #expect(bar(.rightToLeft, .end) == "━━━━━─────")
  }

  @Test func bothAxesScrollAtOnce() {
    let stage = Stage(12, 4, traits: .uncoloured) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<9) { _ in row(9) } }
      }
    }
    // Two columns and a row go to the bars.
    #expect(stage.lines == ["0 1 2 3 4  ┃", "0 1 2 3 4  │", "0 1 2 3 4  │", "━━━━━───── │"])
    stage.press(.end)
    #expect(stage.lines[2].hasPrefix(" 4 5 6 7 8") || stage.lines[2].hasPrefix("4 5 6 7 8"))
    #expect(stage.surface.cursor?.row == 2)
    stage.press(.home)
    #expect(stage.lines[0].hasPrefix("0 1 2 3 4"))
  }

  @Test func aViewInAViewIsKeptVisibleInBoth() {
    let stage = Stage(9, 3, traits: .halfBlocks) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<6) { line in
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 8) {
                ForEach(0..<9) { Button("\(line)\($0)") {}.buttonStyle(.plain) }
              }
            }
          }
        }
      }
    }
    #expect(stage.lines == ["00 01 02", "10 11 12", "20 21 22"])
    stage.press(.rightArrow, .rightArrow, .rightArrow)
    #expect(stage.lines[0] == " 01 02 03")
    stage.press(.downArrow, .downArrow, .downArrow)
    #expect(stage.surface.cursor?.row == 2)
    #expect(stage.lines[2].hasPrefix("30"))
    stage.send(.mouse(MouseEvent(.scrollDown, at: CellPosition(column: 0, row: 0))))
    #expect(stage.lines[2].hasPrefix("50"))
    // What is scrolled across stays so.
    stage.send(.mouse(MouseEvent(.scrollUp, at: CellPosition(column: 0, row: 0))))
    #expect(stage.lines[0].contains("02 03"))
  }

  @Test("The focused button is never off screen, at any size")
  func theFocusIsAlwaysSeen() {
    let stage = Stage(20, 6, traits: .halfBlocks) {
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 4) { ForEach(0..<7) { _ in row(12) } }
      }
    }
    let keys: [KeyEquivalent] = [.rightArrow, .downArrow, .end, .upArrow, .leftArrow, .home, .pageDown]
    for step in 0..<60 {
      stage.press(keys[step * 5 % keys.count])
      stage.resize(1 + step * 7 % 25, 1 + step * 3 % 9)
      #expect(stage.surface.cursor != nil, "step \(step) at \(stage.size)")
    }
  }
}
