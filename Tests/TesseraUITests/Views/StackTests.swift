import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct StackTests {
  @Test func textsBelowEachOtherHaveNoRowBetweenThemAndOtherViewsHalfARow() {
    let probe = Probe()
    let measuring = Measuring {
      VStack(alignment: .leading) {
        Text("a")
        Text("b")
        ProbeView(probe)
      }
    }
    #expect(measuring.size(nil, nil) == Size(width: 16, height: 56))
    measuring.place(nil, nil)
    #expect(probe.frame?.minY == 40)
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let stage = Stage(10, 1) {
      HStack(spacing: 0) {
        Text("ab")
        Spacer()
        Text("c")
      }
    }
    #expect(stage.lines == ["ab       c"])
  }

  @Test func twoSpacersShareWhatIsLeft() {
    let stage = Stage(9, 1) {
      HStack(spacing: 0) {
        Spacer()
        Text("c")
        Spacer()
      }
    }
    #expect(stage.lines == ["    c"])
  }

  @Test(arguments: [(nil, 0.0), (24.0, 24.0), (Double.nan, 0), (-3, 0)] as [(Double?, Double)])
  func aSpacerShrinksToItsMinimum(_ minimum: Double?, _ width: Double) {
    let measuring = Measuring {
      HStack(spacing: 0) { Spacer(minLength: minimum.map { .init($0) }) }
    }
    #expect(measuring.size(0, 0).width == width)
  }

  @Test func aHigherPriorityGetsItsRoomFirst() {
    let stage = Stage(8, 1) {
      HStack(spacing: 0) {
        Text("aaaa").lineLimit(1)
        Text("bbbbbb").lineLimit(1).layoutPriority(1)
      }
    }
    #expect(stage.lines == ["a…bbbbbb"])
  }

  @Test func viewsThatLieOnEachOtherShareTheirAlignment() {
    let stage = Stage(5, 3) {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Text("x")
      }
    }
    #expect(stage.lines == ["", "", "    x"])
  }

  @Test(arguments: [ScreenTraits.coloured, .uncoloured])
  func aStackFromRightToLeftIsMirrored(_ traits: ScreenTraits) {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = Stage(6, 1, traits: traits, environment: environment) {
      HStack(spacing: 8) {
        Text("a")
        Text("bc")
        Spacer()
      }
    }
    #expect(stage.lines == ["  bc a"])
  }

  @Test func severalRootsStandBelowEachOther() {
    let stage = Stage(1, 2) {
      Text("a")
      Text("b")
    }
    #expect(stage.lines == ["a", "b"])
  }
}
