import Testing

@testable import TesseraUI

@MainActor
struct HitTestingTests {
  final class Log {
    var clicks = 0
  }

  @Test func `only what lies in the shape of the content is clicked`() {
    let log = Log()
    let stage = Stage(10, 5) {
      Color.blue.contentShape(Circle()).padding(0).onTapGesture { log.clicks += 1 }
    }
    for (column, row) in [(0, 0), (9, 0), (0, 4), (9, 4)] { stage.click(column, row) }
    #expect(log.clicks == 0)
    for (column, row) in [(5, 2), (5, 0), (0, 2), (9, 2)] { stage.click(column, row) }
    #expect(log.clicks == 4)
  }

  @Test func `a button is clicked in the shape of its label`() {
    let log = Log()
    let stage = Stage(12, 6) {
      Button {
        log.clicks += 1
      } label: {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(.capsule)
      }
      .buttonStyle(.plain)
    }
    stage.click(0, 0)
    #expect(log.clicks == 0)
    stage.click(5, 0)
    stage.press(.return)
    #expect(log.clicks == 2)
  }

  @Test func `a rectangle is the whole frame, in a scrolled view too`() {
    let log = Log()
    let stage = Stage(4, 2) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in Button("a") {}.buttonStyle(.plain) }
          Color.blue.frame(height: 16).contentShape(.rect).onTapGesture { log.clicks += 1 }
        }
      }
    }
    stage.press(.end)
    stage.send(.mouse(MouseEvent(.scrollDown, at: CellPosition(column: 0, row: 0))))
    for row in 0..<2 { for column in 0..<4 { stage.click(column, row) } }
    #expect(log.clicks == 4)
  }

  @Test func `the mouse goes through what doesn't take it`() {
    let log = Log()
    let stage = Stage(1, 1) {
      Button("a") { log.clicks += 1 }.buttonStyle(.plain)
        .overlay { Color.clear.onTapGesture { log.clicks += 100 }.allowsHitTesting(false) }
    }
    stage.click(0, 0)
    #expect(log.clicks == 1)
  }
}
