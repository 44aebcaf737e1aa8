import Testing
import TesseraLayout

import struct Foundation.CGPoint
import struct Foundation.CGSize

@testable import TesseraUI

@MainActor
struct OffsetTests {
  @Test func anOffsetMovesOnlyWhatIsDrawn() {
    let stage = Stage(8, 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").offset(x: 16, y: 32)
        Text("b").offset(CGSize(width: 8, height: 0))
        Text("c")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(stage.lines == ["", " b", "c a"])
  }

  @Test func theFocusAndClicksFollowIt() {
    let stage = Stage(8, 2) {
      Button("a") {}.buttonStyle(.plain).offset(x: 24, y: 16).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.surface.cursor == CellPosition(column: 3, row: 1))
  }

  @Test func aPositionIsThatOfTheMiddle() {
    let probe = Probe()
    Measuring { ProbeView(probe).position(x: 40, y: 20) }.place(100, 100)
    #expect(probe.frame == Rect(x: 32, y: 12, width: 16, height: 16))
    #expect(Measuring { ProbeView().position(CGPoint(x: 1, y: 1)) }.size(100, nil) == Size(width: 100, height: 16))
  }

  @Test func fromRightToLeftBothAreMirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let moved = Probe()
    Measuring(environment: environment) { ProbeView(moved).offset(x: 10).frame(width: 100, alignment: .leading) }
      .place(nil, nil)
    #expect(moved.frame?.minX == 74)
    let put = Probe()
    Measuring(environment: environment) { ProbeView(put).position(x: 10, y: 8) }.place(100, 16)
    #expect(put.frame?.minX == 82)
  }

  @Test func aHigherIndexIsDrawnLater() {
    func top(_ first: Double, _ second: Double) -> String {
      Stage(1, 1) {
        ZStack {
          Text("a").zIndex(first)
          Text("b").padding(0).zIndex(second).frame(width: 8)
        }
      }.lines[0]
    }
    #expect(top(0, 0) == "b")
    #expect(top(1, 0) == "a")
    #expect(top(1, 1) == "b")
    #expect(top(0, -1) == "a")
    #expect(top(.nan, 0) == "b")
    #expect(top(.infinity, 1e300) == "a")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func hostileNumbersGetAnAnswer(_ value: Double) {
    for traits in [ScreenTraits.coloured, .uncoloured] {
      let stage = Stage(10, 4, traits: traits) {
        ScrollView([.horizontal, .vertical]) {
          VStack {
            Text("a").offset(x: .init(value), y: .init(value)).background(.red)
            Button("b") {}.position(x: .init(value), y: .init(value))
            Color.blue.aspectRatio(.init(value), contentMode: .fill)
            Color.blue.aspectRatio(CGSize(width: value, height: value), contentMode: .fit)
            LazyVStack(spacing: .init(value)) { ForEach(0..<3) { _ in Color.red.frame(height: .init(value)) } }
            LazyHStack(spacing: .init(value)) { ForEach(0..<3) { _ in Color.red.frame(width: .init(value)) } }
            LazyVGrid(columns: [GridItem(.flexible(minimum: value)), GridItem(.fixed(value))], spacing: .init(value)) {
              ForEach(0..<5) { _ in Button("c") {} }
            }
            ViewThatFits {
              Color.red.frame(width: .init(value)); Text("d")
            }
            Divider().frame(width: .init(value))
          }
        }
      }
      for (columns, rows) in [(1, 1), (30, 9), (10, 4)] { stage.resize(columns, rows) }
      stage.press(.downArrow, .end, .home)
      #expect(stage.surface.size == CellSize(columns: 10, rows: 4))
    }
  }
}
