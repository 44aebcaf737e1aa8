import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct LayerTests {
  @Test func aBackgroundHasTheSizeOfItsViewAndLiesBehindIt() {
    let stage = Stage(6, 3) { Text("ab").padding(8).background(.red) }
    #expect(stage.surface.halves == ["......", ".aaaa.", ".aaaa.", ".aaaa.", ".aaaa.", "......"])
    #expect(stage.lines == ["", "  ab", ""])
  }

  @Test func aBackgroundDoesNotChangeTheSize() {
    let measuring = Measuring { ProbeView().background { ProbeView(width: 500, height: 500) } }
    #expect(measuring.size(100, 100) == Size(width: 16, height: 16))
  }

  @Test func aLayerIsOfferedTheSizeOfItsView() {
    let probe = Probe()
    Measuring { ProbeView().overlay { ProbeView(probe, width: 4, height: 4) } }.place(100, 100)
    #expect(probe.proposals.map(\.proposedWidth) == [16])
    #expect(probe.frame == Rect(origin: Point(x: 6, y: 6), size: Size(width: 4, height: 4)))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.bottomTrailing, 12, 12), (.topTrailing, 12, 0), (.leading, 0, 6),
  ])
  func aLayerIsAligned(_ alignment: Alignment, _ x: Double, _ y: Double) {
    for isOverlay in [true, false] {
      let probe = Probe()
      Measuring {
        if isOverlay {
          ProbeView().overlay(alignment: alignment) { ProbeView(probe, width: 4, height: 4) }
        } else {
          ProbeView().background(alignment: alignment) { ProbeView(probe, width: 4, height: 4) }
        }
      }.place(100, 100)
      #expect(probe.frame?.origin == Point(x: x, y: y))
    }
  }

  @Test func severalViewsInALayerLieOnEachOther() {
    let probes = [Probe(), Probe()]
    Measuring {
      ProbeView().overlay(alignment: .topTrailing) {
        ProbeView(probes[0], width: 4, height: 4)
        ProbeView(probes[1], width: 8, height: 2)
      }
    }.place(100, 100)
    #expect(probes.map { $0.frame?.origin } == [Point(x: 12, y: 0), Point(x: 8, y: 0)])
  }

  @Test func anOverlayLiesInFront() {
    let stage = Stage(4, 1) { Text("abcd").overlay(alignment: .trailing) { Text("x") } }
    #expect(stage.lines == ["abcx"])
  }

  @Test func aStyleInAShapeIsCutToIt() {
    let stage = Stage(6, 2, traits: .halfBlocks) {
      Text(" ").frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue, in: Capsule())
    }
    #expect(stage.surface.halves == [".aaaa.", "aaaaaa", "aaaaaa", ".aaaa."])
  }

  @Test func aTransparentStyleIsMixedWithTheGround() {
    let stage = Stage(1, 1) { Color(red: 1, green: 1, blue: 1, opacity: 0.5) }
    let ground = Theme.dark.ground
    #expect(stage.surface.cells[0].upperBackground == .rgb(ground.blended(with: RGB(0xFFFFFF), opacity: 0.5)))
  }

  @Test func aViewOnAnotherHidesItsText() {
    let stage = Stage(4, 1) {
      ZStack {
        Text("abcd")
        Color.red.frame(width: 16, height: 16)
      }
    }
    #expect(stage.lines == ["a  d"])
  }
}
