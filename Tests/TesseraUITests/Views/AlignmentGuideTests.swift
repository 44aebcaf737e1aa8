import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

@MainActor
struct AlignmentGuideTests {
  private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  private static let waist = VerticalAlignment(Waist.self)

  @Test func aGuideMovesAViewInItsStack() {
    let probes = [Probe(), Probe()]
    Measuring {
      VStack(alignment: .leading, spacing: 0) {
        ProbeView(probes[0]).alignmentGuide(.leading) { _ in -10 }
        ProbeView(probes[1]).alignmentGuide(.leading) { $0.width }
      }
    }.place(nil, nil)
    #expect(probes.map { $0.frame?.minX } == [26, 0])
  }

  @Test("A guide is carried through everything around its view")
  func aGuideIsCarried() {
    func offset(_ view: some View) -> Double? {
      let probe = Probe()
      Measuring {
        HStack(alignment: Self.waist, spacing: 0) {
          view
          ProbeView(probe, width: 8, height: 8)
        }
      }.place(nil, nil)
      return probe.frame.map { $0.minY + 2 }
    }
    let guided = ProbeView(width: 16, height: 64).alignmentGuide(Self.waist) { _ in 40 }
    #expect(offset(ProbeView(width: 16, height: 64)) == 16)
    #expect(offset(guided) == 40)
    #expect(offset(guided.padding(.top, 8)) == 48)
    #expect(offset(guided.frame(height: 100)) == 58)
    #expect(offset(guided.fixedSize()) == 40)
    #expect(offset(guided.aspectRatio(1, contentMode: .fit)) == 40)
    #expect(offset(guided.background(.red).overlay { Text("a") }) == 40)
    #expect(offset(guided.offset(y: 100)) == 40)
    #expect(offset(guided.layoutPriority(1).zIndex(2).id("a")) == 40)
    #expect(
      offset(
        VStack(spacing: 4) {
          Color.red.frame(height: 10); guided
        }) == 54)
    #expect(
      offset(
        ZStack {
          Color.red.frame(width: 1, height: 128); guided
        }) == 72)
    #expect(offset(FlowLayout(spacing: 0) { guided }) == 40)
    #expect(offset(Grid { GridRow { guided } }) == 40)
    #expect(offset(ViewThatFits { guided }) == 40)
    #expect(offset(AnyLayout(HStackLayout()) { guided }) == 40)
    #expect(offset(guided.alignmentGuide(Self.waist) { $0[Self.waist] + 1 }) == 41)
  }

  @Test func linesOfSeveralViewsAreAveragedWhereTheyLieOnEachOther() {
    let probe = Probe()
    Measuring {
      HStack(alignment: Self.waist, spacing: 0) {
        ZStack(alignment: .top) {
          ProbeView(width: 16, height: 64).alignmentGuide(Self.waist) { _ in 20 }
          ProbeView(width: 16, height: 64).alignmentGuide(Self.waist) { _ in 40 }
          ProbeView(width: 16, height: 64)
        }
        ProbeView(probe, width: 8, height: 8)
      }
    }.place(nil, nil)
    #expect(probe.frame?.minY == 28)
  }

  @Test func fromRightToLeftALineIsCountedFromTheRight() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let probes = [Probe(), Probe()]
    Measuring(environment: environment) {
      VStack(alignment: .leading, spacing: 0) {
        ProbeView(probes[0]).alignmentGuide(.leading) { _ in 4 }.padding(.leading, 6)
        ProbeView(probes[1], width: 40, height: 16)
      }
    }.place(nil, nil)
    // The line is 10 from the right of the padded view, and at the right of the other one.
    #expect(probes[0].frame.map(\.maxX) == probes[1].frame.map { $0.maxX + 4 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func hostileGuidesGetAnAnswer(_ value: CGFloat) {
    let stage = Stage(10, 3) {
      HStack(alignment: .top) {
        Text("a").alignmentGuide(.top) { _ in value }
        VStack(alignment: .leading) {
          Text("b").alignmentGuide(.leading) { _ in value }
          Text("c")
        }
      }
    }
    #expect(stage.surface.size == CellSize(columns: 10, rows: 3))
  }

  @Test("A window's view stands in its middle by its size, whatever lines it has")
  func theRootMeetsNoLines() {
    let stage = Stage(5, 3) {
      Text("a").alignmentGuide(VerticalAlignment.center) { _ in 40 }.alignmentGuide(HorizontalAlignment.center) { _ in
        -8
      }
    }
    #expect(stage.lines == ["", "  a", ""])
  }
}
