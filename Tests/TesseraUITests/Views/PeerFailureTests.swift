import Testing
import TesseraLayout

import struct Foundation.CGRect
import struct Foundation.CGSize

@testable import TesseraUI

/// What other libraries of this kind were seen to get wrong.
@MainActor
struct PeerFailureTests {
  @Test("A heading with a least height that needs two lines gets both")
  func aHeadingKeepsItsSecondLine() {
    let stage = Stage(12, 6) {
      ScrollView {
        VStack(spacing: 0) {
          Text("Choose a colour").frame(maxWidth: .infinity, minHeight: 16, alignment: .leading)
        }
      }
    }
    #expect(stage.lines.prefix(2).map(\.trimmed) == ["Choose a", "colour"])
  }

  @Test(
    "A place that is as wide as it is offered proposes no height where none is offered",
    arguments: [(nil, nil as Double?), (0, 64), (nil, nil)] as [(Double?, Double?)])
  func anUnspecifiedHeightIsPassedOn(_ offered: Double?, _ proposed: Double?) {
    let probe = Probe()
    let measuring = Measuring { ProbeView(probe).frame(maxWidth: .infinity, minHeight: 64) }
    #expect(measuring.size(100, offered).height == 64)
    #expect(probe.proposals.map(\.proposedHeight) == [proposed])
  }

  @Test func anEndlessOfferIsAnswered() {
    let measuring = Measuring { ProbeView().frame(maxWidth: .infinity, minHeight: 64) }
    #expect(measuring.size(.infinity, 10) == Size(width: .infinity, height: 64))
  }

  @Test func aScrollViewIsGreedyAndItsContentStandsAtTheTop() {
    let stage = Stage(8, 5) {
      VStack(spacing: 0) {
        ScrollView { Text("a") }
        Text("foot")
      }
    }
    #expect(stage.lines[0].trimmed == "a")
    #expect(stage.lines[4].trimmed == "foot")
  }

  @Test func plainButtonsLineUpWithWhatIsAboveThem() {
    let stage = Stage(12, 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("wide tile").frame(maxWidth: .infinity, minHeight: 16, alignment: .leading)
        Button("1") {}.buttonStyle(.plain).frame(maxWidth: .infinity, alignment: .leading)
        Button("2") {}.buttonStyle(.plain)
      }
    }
    #expect(stage.lines == ["wide tile", "1", "2"])
  }

  @Test func aViewUsedTwiceHasTwoStates() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
    }
    let stage = Stage(6, 1) {
      HStack(spacing: 8) {
        Counter()
        Counter()
      }
    }
    stage.press(.return, .rightArrow, .return, .return)
    #expect(stage.lines[0].trimmed == "1 2")
  }

  /// Counts the calls of a layout. Only touched by one thread.
  final class Calls: @unchecked Sendable {
    var measured: [ProposedViewSize] = []
    var placed = 0
  }

  private struct Counted: Layout {
    let calls: Calls

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      calls.measured.append(proposal)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      calls.placed += 1
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("What scrolls is measured at the widths that it is drawn at, not for a stack's sake without one")
  func contentOfAScrollViewIsNotMeasuredWithoutAWidth() {
    let calls = Calls()
    _ = Stage(60, 20) {
      VStack(spacing: 8) {
        Text("a heading")
        ScrollView { Counted(calls: calls) { Text("some words of text") } }.padding(8)
      }
    }
    #expect(!calls.measured.isEmpty && calls.measured.allSatisfy { $0.proposedWidth != nil }, "\(calls.measured)")
  }

  @Test("A layout is measured once for each proposal and placed once a plan, whatever is around it")
  func aLayoutIsMeasuredOnce() {
    func check(_ view: (AnyView) -> AnyView) {
      let calls = Calls()
      _ = Stage(60, 20) { view(AnyView(Counted(calls: calls) { Text("some words of text") })) }
      #expect(calls.placed == 1)
      for index in calls.measured.indices {
        #expect(!calls.measured[..<index].contains { $0.isSame(as: calls.measured[index]) })
      }
    }
    check { view in
      AnyView(
        Grid {
          GridRow {
            view; Text("a")
          }
        })
    }
    check { view in AnyView(ScrollView([.horizontal, .vertical]) { view }) }
    check { view in
      AnyView(
        LazyVStack {
          view; Text("a")
        })
    }
    check { view in AnyView(LazyVGrid(columns: [GridItem()]) { view }) }
    check { view in
      AnyView(
        ViewThatFits {
          Text("a").frame(width: 9999); view
        })
    }
    check { view in
      AnyView(
        FlowLayout {
          view; Text("a")
        }.fixedSize(horizontal: false, vertical: true))
    }
    check { view in AnyView(view.aspectRatio(1, contentMode: .fit).offset(x: 1).position(x: 1, y: 1)) }
    check { view in AnyView(AnyLayout(ZStackLayout()) { view.zIndex(1) }) }
  }

  @Test("In a nest of a hundred containers of every kind a leaf is measured a bounded number of times")
  func nestingDoesNotMultiply() {
    func nest(_ depth: Int, _ leaf: AnyView) -> AnyView {
      (0..<depth).reduce(leaf) { inner, level in
        switch level % 6 {
        case 0: AnyView(FlowLayout(spacing: nil) { inner })
        case 1:
          AnyView(
            ZStack(alignment: .leading) {
              inner; Text("z")
            })
        case 2:
          AnyView(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
              inner; Text("h")
            })
        case 3: AnyView(inner.fixedSize(horizontal: false, vertical: true).alignmentGuide(.leading) { _ in 0 })
        case 4: AnyView(VStack(alignment: .leading, spacing: 0) { inner })
        default: AnyView(AnyLayout(VStackLayout(spacing: 0)) { inner }.zIndex(1))
        }
      }
    }
    var counts: [Int] = []
    for depth in [6, 30, 102] {
      let probe = Probe()
      _ = Stage(200, 60) { nest(depth, AnyView(ProbeView(probe))) }
      counts.append(probe.proposals.count)
      #expect(probe.frames.count == 1)
    }
    #expect(counts.allSatisfy { $0 <= 24 }, "\(counts)")
  }
}
