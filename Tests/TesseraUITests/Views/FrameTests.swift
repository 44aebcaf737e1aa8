import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct FrameTests {
  nonisolated private static let infinity = Double.infinity

  @Test(
    "A place as wide as it is offered and at least as high as a minimum",
    arguments: [
      // Nothing offered: the view decides, above the minimum.
      (nil, nil, 16.0, 64.0),
      (0, 0, 16, 64),
      (100, 30, 100, 64),
      (100, 200, 100, 64),
      (infinity, infinity, infinity, 64),
      (100, nil, 100, 64),
      (nil, 100, 16, 64),
      (-5, -5, 16, 64),
      (Double.nan, Double.nan, 16, 64),
    ] as [(Double?, Double?, Double, Double)])
  func aWidePlaceWithALeastHeight(_ width: Double?, _ height: Double?, _ outerWidth: Double, _ outerHeight: Double) {
    let measuring = Measuring { ProbeView().frame(maxWidth: .infinity, minHeight: 64) }
    #expect(measuring.size(width, height) == Size(width: outerWidth, height: outerHeight))
  }

  @Test(
    "A fixed place has its size whatever is offered, and offers it",
    arguments: [(nil, nil), (0, 0), (100, 200), (infinity, infinity)] as [(Double?, Double?)])
  func aFixedPlace(_ width: Double?, _ height: Double?) {
    let probe = Probe()
    let measuring = Measuring { ProbeView(probe).frame(width: 40, height: 30) }
    #expect(measuring.size(width, height) == Size(width: 40, height: 30))
    #expect(probe.proposals.map(\.proposedWidth) == [40])
    #expect(probe.proposals.map(\.proposedHeight) == [30])
  }

  @Test func aPlaceOfAFixedWidthLeavesTheHeightToTheView() {
    let probe = Probe()
    let measuring = Measuring { ProbeView(probe, width: 10, height: 24).frame(width: 40) }
    #expect(measuring.size(100, nil) == Size(width: 40, height: 24))
    #expect(probe.proposals.map(\.proposedHeight) == [nil])
  }

  @Test(
    "Between its limits a place follows what it is offered",
    arguments: [
      (nil, 50.0), (0, 20), (10, 20), (60, 60), (90, 80), (infinity, 80),
    ] as [(Double?, Double)])
  func limits(_ offered: Double?, _ width: Double) {
    let measuring = Measuring { ProbeView().frame(minWidth: 20, idealWidth: 50, maxWidth: 80) }
    #expect(measuring.size(offered, nil).width == width)
  }

  @Test func aMaximumBelowTheMinimumLoses() {
    let measuring = Measuring { ProbeView().frame(minWidth: 50, maxWidth: 20) }
    #expect([0, 30, 100].map { measuring.size($0, nil).width } == [50, 50, 50])
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.top, 42, 0), (.topTrailing, 84, 0), (.leading, 0, 24), (.center, 42, 24),
    (.trailing, 84, 24), (.bottomLeading, 0, 48), (.bottom, 42, 48), (.bottomTrailing, 84, 48),
  ])
  func theViewIsAlignedInItsPlace(_ alignment: Alignment, _ x: Double, _ y: Double) {
    let probe = Probe()
    Measuring { ProbeView(probe).frame(width: 100, height: 64, alignment: alignment) }.place(200, 200)
    #expect(probe.frame?.origin == Point(x: x, y: y))
  }

  @Test func fromRightToLeftTheLeadingSideIsTheRight() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let probe = Probe()
    Measuring(environment: environment) { ProbeView(probe).frame(width: 100, height: 16, alignment: .leading) }
      .place(200, 200)
    #expect(probe.frame?.origin == Point(x: 84, y: 0))
  }

  @Test func aViewThatIsLargerThanItsPlaceStandsOutOnBothSides() {
    let probe = Probe()
    Measuring { ProbeView(probe, width: 50, height: 16).frame(width: 10, height: 16) }.place(nil, nil)
    #expect(probe.frame == Rect(origin: Point(x: -20, y: 0), size: Size(width: 50, height: 16)))
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity, 1e300])
  func oddLengthsDrawNothingBad(_ value: Double) {
    for traits in [ScreenTraits.coloured, .uncoloured] {
      let stage = Stage(20, 6, traits: traits) {
        VStack {
          Text("a").frame(width: .init(value), height: .init(value)).background(.red)
          Text("b").frame(minWidth: .init(value), maxWidth: .init(value), minHeight: .init(value)).background(.red)
          Text("c").padding(.init(value)).background(.red)
          Text("d").padding(.top, .init(value)).background(.red)
          Spacer(minLength: .init(value))
          Button("e") {}.padding(.init(value))
        }
      }
      for (columns, rows) in [(1, 1), (40, 20), (20, 6)] { stage.resize(columns, rows) }
      #expect(stage.surface.size == CellSize(columns: 20, rows: 6))
    }
  }
}
