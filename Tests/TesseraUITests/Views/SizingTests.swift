import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

@testable import TesseraUI

@MainActor
struct SizingTests {
  @Test func aFixedSizeIsTheIdealOne() {
    let probe = Probe()
    let both = Measuring {
      ProbeView(probe) { Size(width: $0.proposedWidth ?? 70, height: $0.proposedHeight ?? 30) }.fixedSize()
    }
    #expect(both.size(10, 10) == Size(width: 70, height: 30))
    #expect(probe.proposals.allSatisfy { $0.proposedWidth == nil && $0.proposedHeight == nil })
    let across = Measuring {
      ProbeView(Probe()) { Size(width: $0.proposedWidth ?? 70, height: $0.proposedHeight ?? 30) }
        .fixedSize(horizontal: true, vertical: false)
    }
    #expect(across.size(10, 10) == Size(width: 70, height: 10))
  }

  @Test func aTextOfFixedHeightKeepsAllItsLines() {
    let measuring = Measuring { Text("one two three").fixedSize(horizontal: false, vertical: true) }
    #expect(measuring.size(40, 16) == Size(width: 40, height: 48))
  }

  @Test(
    "A shape fits in the room or fills it",
    arguments: [
      (ContentMode.fit, 2.0, 100.0, 100.0, 100.0, 50.0), (.fill, 2, 100, 100, 200, 100),
      (.fit, 0.5, 100, 100, 50, 100), (.fill, 0.5, 100, 100, 100, 200),
      (.fit, 2, 100, nil, 100, 50), (.fill, 2, nil, 100, 200, 100),
      (.fit, 2, .infinity, 100, 200, 100), (.fit, 1, 0, 100, 0, 0),
      (.fit, 2, nil, nil, 10, 5), (.fill, 2, nil, nil, 20, 10),
      // What is no ratio leaves the offer.
      (.fit, .nan, 100, 30, 100, 30), (.fit, 0, 100, 30, 100, 30), (.fill, -1, 100, 30, 100, 30),
      (.fit, .infinity, 100, 30, 100, 30),
    ] as [(ContentMode, Double, Double?, Double?, Double, Double)])
  func shapes(
    _ mode: ContentMode, _ ratio: Double, _ width: Double?, _ height: Double?, _ fitWidth: Double, _ fitHeight: Double
  ) {
    let size = Size(width: fitWidth, height: fitHeight)
    #expect(Measuring { Color.red.aspectRatio(CGFloat(ratio), contentMode: mode) }.size(width, height) == size)
    if ratio > 0, ratio.isFinite {
      let shape = CGSize(width: ratio * 3, height: 3)
      #expect(Measuring { Color.red.aspectRatio(shape, contentMode: mode) }.size(width, height) == size)
    }
  }

  @Test func withoutARatioTheViewsOwnShapeIsKept() {
    func view() -> ProbeView {
      ProbeView(Probe()) { Size(width: $0.proposedWidth ?? 40, height: $0.proposedHeight ?? 10) }
    }
    #expect(Measuring { view().scaledToFit() }.size(100, 100) == Size(width: 100, height: 25))
    #expect(Measuring { view().scaledToFill() }.size(100, 100) == Size(width: 400, height: 100))
    #expect(Measuring { view().aspectRatio(contentMode: .fit) }.size(100, 100) == Size(width: 100, height: 25))
  }

  @Test func lengthsOfAFrameMayBeIdeal() {
    let measuring = Measuring { Color.red.frame(idealWidth: 40, idealHeight: 24) }
    #expect(measuring.size(nil, nil) == Size(width: 40, height: 24))
    #expect(Measuring { Color.red.frame(idealWidth: 40).fixedSize() }.size(5, 5) == Size(width: 40, height: 10))
  }
}
