import Testing

@testable import TesseraUI

@MainActor
struct TapTests {
  final class Log {
    var names: [String] = []
  }

  @Test func `the innermost view gets the click`() {
    let log = Log()
    let stage = Stage(3, 1) {
      HStack(spacing: 0) {
        Text("a").onTapGesture { log.names.append("a") }
        Button("b") { log.names.append("b") }.buttonStyle(.plain)
        Text("c")
      }
      .onTapGesture { log.names.append("outer") }
    }
    for column in 0..<3 { stage.click(column, 0) }
    #expect(log.names == ["a", "b", "outer"])
  }

  @Test func `clicks count in a row while they are quick`() {
    let log = Log()
    let stage = Stage(1, 1) {
      Text("a")
        .onTapGesture(count: 2) { log.names.append("two") }
        .onTapGesture { log.names.append("one") }
    }
    stage.click(0, 0)
    stage.click(0, 0)
    stage.wait(.milliseconds(501))
    stage.click(0, 0)
    #expect(log.names == ["one", "two", "one"])
  }

  @Test func `what is disabled isn't clicked`() {
    let log = Log()
    let stage = Stage(1, 1) { Text("a").onTapGesture { log.names.append("a") }.disabled(true) }
    stage.click(0, 0)
    #expect(log.names == [])
  }

  @Test func `a click gives the focus to what can have it, and acts in it`() {
    let log = Log()
    let stage = Stage(3, 1) {
      HStack(spacing: 8) {
        Button("a") {}.buttonStyle(.plain)
        Text("b").onTapGesture { log.names.append("b") }.focusable()
      }
    }
    stage.click(2, 0)
    #expect(log.names == ["b"])
    #expect(stage.surface.cursor?.column == 2)
  }
}
