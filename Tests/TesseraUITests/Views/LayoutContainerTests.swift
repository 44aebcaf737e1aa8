import Testing
import TesseraLayout

import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

@testable import TesseraUI

@MainActor
struct LayoutContainerTests {
  /// Counts the calls of a layout. Only touched by one thread.
  final class Calls: @unchecked Sendable {
    var measured: [ProposedViewSize] = []
    var placed = 0
  }

  /// A layout as a program would write it: a diagonal.
  private struct Diagonal: Layout {
    let calls: Calls

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      calls.measured.append(proposal)
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      calls.placed += 1
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  @Test func aLayoutIsAContainer() {
    let calls = Calls()
    let stage = Stage(6, 3) {
      Diagonal(calls: calls) {
        Text("a")
        Text("bb")
        Text("c")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.lines == ["a", " bb", "   c"])
  }

  @Test func aLayoutIsMeasuredOncePerProposalAndPlacedOnce() {
    let calls = Calls()
    let stage = Stage(60, 10) {
      ScrollView {
        HStack {
          VStack {
            Diagonal(calls: calls) { Text("a") }.padding(8).frame(maxWidth: .infinity)
            Text("b")
          }
          Text("c")
        }
      }
    }
    for index in calls.measured.indices {
      #expect(!calls.measured[..<index].contains { $0.isSame(as: calls.measured[index]) })
    }
    #expect(calls.placed == 1)
    stage.draw()
    #expect(calls.placed == 2)
  }

  @Test("In a nest of a hundred containers a leaf is measured a bounded number of times")
  func nestingDoesNotMultiply() {
    func nest(_ depth: Int, around view: AnyView) -> AnyView {
      var view = view
      for level in 0..<depth {
        let inner = view
        view =
          level % 2 == 0
          ? AnyView(
            HStack(spacing: 0) {
              inner
              Text("h")
            }.padding(1))
          : AnyView(
            VStack(spacing: 0) {
              inner
              Spacer(minLength: 0)
            }.frame(maxWidth: .infinity).background(.red))
      }
      return view
    }
    var counts: [Int] = []
    for depth in [2, 10, 100] {
      let probe = Probe()
      _ = Stage(200, 60) { nest(depth, around: AnyView(ProbeView(probe))) }
      counts.append(probe.proposals.count)
      #expect(probe.frames.count == 1)
    }
    #expect(counts.allSatisfy { $0 <= 16 }, "\(counts)")
  }

  @Test func aTileTakesTheSlotsThatItWants() {
    let probes = (0..<4).map { _ in Probe() }
    _ = Stage(38, 20) {
      WideFirstGrid {
        ProbeView(probes[0]) { Size(width: $0.proposedWidth ?? 0, height: 16) }.tileSpan(1)
        ProbeView(probes[1]) { Size(width: $0.proposedWidth ?? 0, height: 16) }.tileSpan(2)
        ProbeView(probes[2]) { Size(width: $0.proposedWidth ?? 0, height: 16) }.padding(0).tileSpan(99)
        ProbeView(probes[3]) { Size(width: $0.proposedWidth ?? 0, height: 16) }.tileSpan(-1)
      }
    }
    #expect(probes.map { $0.frame?.width } == [96, 200, 304, 96])
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue = 1.0
  }

  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .zero)
        x += 8 * subview[Weight.self]
      }
    }
  }

  @Test func aViewCarriesAValueForItsLayout() {
    let probes = (0..<3).map { _ in Probe() }
    _ = Stage(20, 1) {
      Weighted {
        ProbeView(probes[0]).layoutValue(key: Weight.self, value: 3)
        ProbeView(probes[1])
        ProbeView(probes[2])
      }
    }
    #expect(probes.map { $0.frame?.minX } == [0, 24, 32])
  }

  @Test func whatALayoutForgetsStandsInTheMiddle() {
    struct Forgetful: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let probe = Probe()
    _ = Stage(20, 3) { Forgetful { ProbeView(probe) } }
    #expect(probe.frame?.origin == Point(x: 72, y: 16))
  }
}
