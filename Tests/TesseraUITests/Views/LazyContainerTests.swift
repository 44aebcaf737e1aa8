import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct LazyContainerTests {
  /// Counts which elements were made. Only touched by one thread.
  final class Made: @unchecked Sendable {
    var indices: Set<Int> = []
  }

  /// A button with a state of its own, which counts how often it was selected.
  private struct Counter: View {
    let index: Int
    let made: Made
    @State private var count = 0

    var body: some View {
      made.indices.insert(index)
      return Button("\(index):\(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  private struct List: View {
    var count = 10_000
    var made = Made()
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Counter(index: $0, made: made) }
        }
      }
    }
  }

  private func rows(_ stage: Stage<some View>) -> [String] {
    stage.lines.map { String($0.dropLast($0.hasSuffix("│") || $0.hasSuffix("┃") ? 1 : 0)).trimmed }
  }

  @Test func onlyWhatIsNearTheVisiblePartIsMade() {
    let made = Made()
    let stage = Stage(20, 4, traits: .halfBlocks) { List(made: made) }
    #expect(rows(stage) == ["0:0", "1:0", "2:0", "3:0"])
    #expect(made.indices.count < 20)
    #expect(made.indices.contains(9_999))
    made.indices = []
    stage.press(.downArrow)
    #expect(made.indices.count < 20)
  }

  @Test func aLineHoldsAsManyViewsAsThereAreColumns() {
    // The stack asks for its children's ideal size as well, where an adaptive column is offered nothing.
    let stage = Stage(60, 6, traits: .halfBlocks) {
      VStack {
        Text("title")
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 0) {
            Text("first")
            ForEach(1..<12, id: \.self) { Text("\($0)") }
          }
        }
      }
    }
    #expect(stage.lines[1].split(separator: " ") == ["first", "1", "2", "3", "4"])
    #expect(stage.lines[2].split(separator: " ") == ["5", "6", "7", "8", "9"])
  }

  @Test func everyKeyFindsItsGoal() {
    let stage = Stage(20, 4, traits: .halfBlocks) { List() }
    for _ in 0..<10 { stage.press(.downArrow) }
    #expect(rows(stage) == ["7:0", "8:0", "9:0", "10:0"])
    stage.press(.end)
    #expect(rows(stage) == ["9996:0", "9997:0", "9998:0", "9999:0"])
    #expect(stage.surface.cursor?.row == 3)
    stage.press(.upArrow, .upArrow, .upArrow, .upArrow)
    #expect(rows(stage) == ["9995:0", "9996:0", "9997:0", "9998:0"])
    stage.press(.pageUp)
    #expect(stage.surface.cursor?.row == 0)
    #expect(rows(stage).first == "9991:0")
    stage.press(.tab)
    #expect(stage.surface.cursor?.row == 1)
    stage.press(.home)
    #expect(rows(stage) == ["0:0", "1:0", "2:0", "3:0"])
    stage.press(.pageDown, .pageDown)
    #expect(rows(stage).last == "8:0")
  }

  @Test func theWheelLeadsOn() {
    let stage = Stage(20, 4, traits: .halfBlocks) { List() }
    for _ in 0..<30 { stage.send(.mouse(MouseEvent(.scrollDown, at: CellPosition(column: 0, row: 0)))) }
    #expect(rows(stage) == ["90:0", "91:0", "92:0", "93:0"])
    stage.press(.downArrow)
    #expect(rows(stage)[1] == "91:0")
    #expect(stage.surface.cursor?.row == 1)
  }

  @Test func stateOutlivesScrollingAway() {
    let stage = Stage(20, 4, traits: .halfBlocks) { List() }
    stage.press(.downArrow, .return, .return, .end, .return, .upArrow, .return, .home)
    #expect(rows(stage) == ["0:0", "1:2", "2:0", "3:0"])
    stage.press(.end)
    #expect(rows(stage) == ["9996:0", "9997:0", "9998:1", "9999:1"])
  }

  @Test func stateGoesWithItsElement() {
    struct Changing: View {
      let made = Made()
      @State private var elements = Array(0..<500)
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(elements, id: \.self) { Counter(index: $0, made: made) }
          }
        }
        .onKeyPress("x") {
          elements.removeAll { $0 == 40 }
          return .handled
        }
        .onKeyPress("y") {
          elements = [900] + Array(0..<500)
          return .handled
        }
      }
    }
    let stage = Stage(20, 4, traits: .halfBlocks) { Changing() }
    for _ in 0..<40 { stage.press(.downArrow) }
    stage.press(.return, .downArrow, .return, .home)
    // 40 goes and comes back as a new one; 41 was there all the time, though at another place.
    stage.press("x", "y")
    stage.press(.home)
    for _ in 0..<42 { stage.press(.downArrow) }
    #expect(rows(stage).suffix(2) == ["40:0", "41:1"])
  }

  @Test func aStateInAViewThatIsGoneIsForgotten() {
    struct Toggled: View {
      let made = Made()
      @State private var isShown = true
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<100, id: \.self) { index in
              if index > 0 || isShown { Counter(index: index, made: made) } else { Text("none") }
            }
          }
        }
        .onKeyPress("x") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let stage = Stage(20, 4, traits: .halfBlocks) { Toggled() }
    stage.press(.return)
    #expect(rows(stage).first == "0:1")
    stage.press("x", "x", .home)
    #expect(rows(stage).first == "0:0")
  }

  @Test func viewsOfDifferentHeightsFollowEachOther() {
    let stage = Stage(12, 6, traits: .halfBlocks) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("head")
          ForEach(0..<200) { index in
            Button(action: {}) { Text(index % 3 == 0 ? "\(index)\n+" : "\(index)") }.buttonStyle(.plain)
          }
          Text("foot")
        }
      }
    }
    #expect(rows(stage) == ["head", "0", "+", "1", "2", "3"])
    for _ in 0..<50 { stage.press(.downArrow) }
    var expected = (0..<200).flatMap { $0 % 3 == 0 ? ["\($0)", "+"] : ["\($0)"] }[...]
    while let first = expected.first, first != rows(stage).first { expected.removeFirst() }
    #expect(rows(stage) == Array(expected.prefix(6)))
    for _ in 0..<30 { stage.press(.upArrow) }
    #expect(stage.surface.cursor != nil)
    stage.press(.end)
    #expect(rows(stage).contains("199"))
  }

  @Test func theEndsAreReachedAcrossViewsWithoutFocus() {
    let stage = Stage(12, 4, traits: .halfBlocks) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Text("head")
          ForEach(0..<500) { Button("\($0)") {}.buttonStyle(.plain) }
          Text("foot")
        }
      }
    }
    stage.press(.end)
    #expect(rows(stage).contains("499"))
    stage.press(.upArrow, .upArrow, .home)
    #expect(rows(stage) == ["head", "0", "1", "2"])
  }

  @Test func anElementMayStandForNoViewOrForSeveral() {
    let stage = Stage(12, 5, traits: .halfBlocks) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(0..<6) { index in
            if index == 0 { Text("a") }
            if index == 2 {
              Text("b")
              Text("c")
            }
          }
        }
      }
    }
    #expect(rows(stage) == ["a", "", "b", "", "c"])
  }

  @Test func aStackIsAsWideAsItIsOffered() {
    let measuring = Measuring { LazyVStack(spacing: 0) { ForEach(0..<3) { _ in ProbeView() } } }
    #expect(measuring.size(200, nil) == Size(width: 200, height: 48))
    #expect(measuring.size(nil, nil) == Size(width: 16, height: 48))
    #expect(measuring.size(.infinity, .infinity) == Size(width: 16, height: 48))
  }

  @Test func aGridMakesTheRowsThatAreSeen() {
    let made = Made()
    let stage = Stage(30, 4, traits: .halfBlocks) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<5_000, id: \.self) { Counter(index: $0, made: made) }
        }
      }
    }
    #expect(made.indices.count < 40)
    #expect(
      rows(stage).map { $0.split(separator: " ").map(String.init) }.prefix(2) == [["0:0", "1:0"], ["2:0", "3:0"]])
    stage.press(.rightArrow, .downArrow, .return, .end)
    #expect(rows(stage).last?.contains("4999:0") == true)
    stage.press(.home)
    #expect(rows(stage)[1].contains("3:1"))
  }

  @Test("A lazy grid stands where its layout puts it", arguments: [80.0, 200, 333])
  func aGridFollowsItsLayout(_ width: Double) {
    let heights = [16.0, 40, 8, 24, 16, 30, 12]
    let columns = [GridItem(.fixed(40), spacing: 4, alignment: .topLeading), GridItem(.adaptive(minimum: 30))]
    let probes = heights.map { _ in Probe() }
    Measuring {
      LazyVGrid(columns: columns, alignment: .trailing, spacing: 6) {
        ForEach(heights.indices, id: \.self) { index in ProbeView(probes[index], width: 20, height: heights[index]) }
      }
      .frame(width: .init(width), height: 300, alignment: .topLeading)
    }.place(width, 300)
    let elements = heights.map { LayoutElement(width: 20, height: .init($0)) }
    let expected = LazyVGridLayout(columns: columns, alignment: .trailing, spacing: 6)
      .arrange(elements, proposal: ProposedViewSize(points: width, nil))
    #expect(probes.map(\.frame) == expected.arrangedFrames)
  }

  @Test func aGridWhoseElementsStandForSeveralViewsGivesEachACell() {
    let stage = Stage(20, 3, traits: .halfBlocks) {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
        ForEach(0..<3) { index in
          Text("a\(index)")
          Text("b\(index)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    #expect(
      stage.lines.map { $0.split(separator: " ").map(String.init) } == [["a0", "b0"], ["a1", "b1"], ["a2", "b2"]])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aRowMakesWhatIsSeenAcross(_ direction: LayoutDirection) {
    let made = Made()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let stage = Stage(20, 2, environment: environment) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) { ForEach(0..<1_000, id: \.self) { Counter(index: $0, made: made) } }
      }
    }
    #expect(made.indices.count < 60)
    let isLeft = direction == .leftToRight
    #expect(isLeft ? stage.lines[0].hasPrefix("0:0 1:0") : stage.lines[0].hasSuffix("1:0 0:0"))
    let on: KeyEquivalent = isLeft ? .rightArrow : .leftArrow
    for _ in 0..<20 { stage.press(on) }
    #expect(stage.lines[0].contains("20:0"))
    stage.press(.end)
    #expect(isLeft ? stage.lines[0].hasSuffix("999:0") : stage.lines[0].hasPrefix("999:0"))
    stage.press(isLeft ? .leftArrow : .rightArrow, .return)
    #expect(stage.lines[0].contains("998:1"))
  }

  @Test func listsInAListAreLazyToo() {
    let made = Made()
    let stage = Stage(20, 4, traits: .halfBlocks) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<50, id: \.self) { section in
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<50, id: \.self) { Counter(index: section * 50 + $0, made: made) }
            }
          }
        }
      }
    }
    #expect(made.indices.count < 400)
    stage.press(.downArrow, .return, .end, .home)
    #expect(rows(stage) == ["0:0", "1:1", "2:0", "3:0"])
  }
}
