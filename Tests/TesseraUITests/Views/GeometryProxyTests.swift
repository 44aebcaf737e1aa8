import Testing
import TesseraLayout

import struct Foundation.CGRect

@testable import TesseraUI

@MainActor
struct GeometryProxyTests {
  /// What a reader was told. Only touched by one thread.
  final class Told: @unchecked Sendable {
    var frames: [CGRect] = []
  }

  private func reader(_ told: Told) -> some View {
    GeometryReader { proxy in
      Text("a")
      let _ =
        told.frames = [
          proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
          proxy.frame(in: .named("nowhere")), proxy.frame(in: CoordinateSpace.global),
        ]
    }
    .frame(width: 40, height: 16)
  }

  @Test func aFrameIsToldInEverySpace() {
    let told = Told()
    _ = Stage(20, 6) {
      reader(told).padding(.leading, 8).coordinateSpace(name: "box").padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(
      told.frames.map(Rect.init) == [
        Rect(x: 0, y: 0, width: 40, height: 16), Rect(x: 24, y: 16, width: 40, height: 16),
        Rect(x: 8, y: 0, width: 40, height: 16), Rect(x: 24, y: 16, width: 40, height: 16),
        Rect(x: 24, y: 16, width: 40, height: 16),
      ])
  }

  @Test func theNearestSpaceOfANameCounts() {
    let told = Told()
    _ = Stage(20, 6) {
      reader(told).coordinateSpace(.named("box")).padding(16).coordinateSpace(.named("box"))
    }
    #expect(told.frames.map(\.minX)[2] == 0)
  }

  @Test func scrollingMovesTheGlobalFrameOnly() {
    let told = Told()
    let stage = Stage(20, 2) {
      ScrollView {
        VStack(spacing: 0) {
          reader(told)
          ForEach(0..<9) { Button(String($0)) {}.buttonStyle(.plain) }
        }
        .coordinateSpace(name: "box")
      }
    }
    stage.press(.end)
    stage.draw()
    #expect(told.frames.map(\.minY) == [0, -128, 0, -128, -128])
  }

  @Test func nothingCoversATerminal() {
    var insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    _ = Stage(4, 4) {
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Text("a")
      }
    }
    #expect(insets == EdgeInsets())
  }
}
