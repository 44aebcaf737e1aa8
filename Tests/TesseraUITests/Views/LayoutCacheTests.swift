import Testing
import TesseraLayout

import struct Foundation.CGRect
import struct Foundation.CGSize

@testable import TesseraUI

@MainActor
struct LayoutCacheTests {
  /// What was called, in order. Only touched by one thread.
  final class Calls: @unchecked Sendable {
    var names: [String] = []
  }

  private struct Remembering: Layout {
    struct Cache { var plans = 0 }
    let calls: Calls

    func makeCache(subviews: Subviews) -> Cache {
      calls.names.append("make \(subviews.count)")
      return Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      cache.plans += 1
      calls.names.append("update \(subviews.count) after \(cache.plans)")
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      CGSize(width: 16, height: 16)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      calls.names.append("place \(cache.plans)")
    }
  }

  private struct Screen: View {
    let calls: Calls
    var isWrapped = false
    @State private var count = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          if isWrapped {
            AnyLayout(Remembering(calls: calls)) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          } else {
            Remembering(calls: calls) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          }
        }
      }
      .onKeyPress("+") {
        count += 1
        return .handled
      }
      .onKeyPress("x") {
        isShown.toggle()
        return .handled
      }
    }
  }

  @Test("A cache is made once and updated when the views change", arguments: [false, true])
  func aCacheIsKept(_ isWrapped: Bool) {
    let calls = Calls()
    let stage = Stage(10, 2) { Screen(calls: calls, isWrapped: isWrapped) }
    #expect(calls.names == ["make 1", "place 0"])
    calls.names = []
    stage.press("+")
    #expect(calls.names == ["update 2 after 1", "place 1"])
    calls.names = []
    stage.press("+")
    #expect(calls.names == ["update 3 after 2", "place 2"])
    calls.names = []
    // A container that was away starts anew.
    stage.press("x", "x")
    #expect(calls.names == ["make 3", "place 0"])
  }

  @Test func byDefaultACacheIsMadeAnewForOtherViews() {
    struct Plain: Layout {
      let calls: Calls
      func makeCache(subviews: Subviews) -> Int {
        calls.names.append("make \(subviews.count)")
        return subviews.count
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 8 * cache, height: 16)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        calls.names.append("place \(cache)")
      }
    }
    struct Screen: View {
      let calls: Calls
      @State private var count = 1
      var body: some View {
        Plain(calls: calls) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .onKeyPress("+") {
            count += 1
            return .handled
          }
      }
    }
    let calls = Calls()
    let stage = Stage(10, 2) { Screen(calls: calls) }
    stage.press("+")
    #expect(calls.names == ["make 1", "place 1", "make 2", "place 2"])
  }

  @Test func theLayoutInAnyLayoutTellsASpacerItsDirection() {
    let stage = Stage(6, 1) {
      AnyLayout(HStackLayout(spacing: 0)) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(stage.lines == ["a    b"])
  }

  @Test func aLayoutsSpacingHoldsBetweenItAndItsNeighbours() {
    struct Distant: Layout {
      func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(40) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 16, height: 16)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    #expect(
      Measuring {
        HStack {
          ProbeView()
          Distant { Text("a") }
          ProbeView()
        }
      }.size(nil, nil).width == 128)
  }
}
