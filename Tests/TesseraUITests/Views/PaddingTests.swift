import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct PaddingTests {
  private func frame(
    traits: ScreenTraits = .coloured, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: (ProbeView) -> some View
  ) -> (outer: Size, inner: Point?) {
    let probe = Probe()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let measuring = Measuring(traits: traits, environment: environment) { view(ProbeView(probe)) }
    measuring.place(100, 100)
    return (measuring.size(100, 100), probe.frame?.origin)
  }

  @Test func aSideIsSixteenPointsUnlessItIsTold() {
    let (outer, inner) = frame { $0.padding() }
    #expect(outer == Size(width: 48, height: 48))
    #expect(inner == Point(x: 16, y: 16))
  }

  @Test func onlyTheNamedSidesHaveRoom() {
    let (outer, inner) = frame { $0.padding([.leading, .top], 10) }
    #expect(outer == Size(width: 26, height: 26))
    #expect(inner == Point(x: 10, y: 10))
    #expect(frame { $0.padding(.horizontal, 4) }.outer == Size(width: 24, height: 16))
    #expect(frame { $0.padding(.vertical, 4) }.outer == Size(width: 16, height: 24))
  }

  @Test func theLeadingSideIsTheRightOneFromRightToLeft() {
    #expect(frame(direction: .rightToLeft) { $0.padding(.leading, 10) }.inner == Point(x: 0, y: 0))
    #expect(frame(direction: .rightToLeft) { $0.padding(.trailing, 10) }.inner == Point(x: 10, y: 0))
  }

  @Test func theViewIsOfferedWhatIsLeft() {
    let probe = Probe()
    let measuring = Measuring { ProbeView(probe).padding(12) }
    _ = measuring.size(100, nil)
    _ = measuring.size(10, 10)
    #expect(probe.proposals.map(\.proposedWidth) == [76, 0])
    #expect(probe.proposals.map(\.proposedHeight) == [nil, 0])
  }

  @Test(arguments: [(7.0, 0.0), (8, 16), (12, 16), (16, 16), (23, 16), (24, 32)])
  func onWholeRowsRoomAboveAndBelowIsWholeRows(_ points: Double, _ room: Double) {
    let (outer, inner) = frame(traits: .uncoloured) { $0.padding(.vertical, .init(points)) }
    #expect(outer.height == 16 + 2 * room)
    #expect(inner?.y == room)
  }

  @Test func negativeRoomLetsTheViewStandOut() {
    let (outer, inner) = frame { $0.padding(-4) }
    #expect(outer == Size(width: 8, height: 8))
    #expect(inner == Point(x: -4, y: -4))
  }
}
