import Testing

@testable import TesseraUI

@MainActor
struct KeyboardShortcutTests {
  final class Log {
    var names: [String] = []
  }

  private func pressed(_ press: KeyPress) -> [String] {
    let log = Log()
    let stage = Stage(40, 1) {
      HStack {
        Button("first") { log.names.append("first") }
        Button("save") { log.names.append("save") }.keyboardShortcut("s")
        Button("all") { log.names.append("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("find") { log.names.append("find") }.keyboardShortcut("f", modifiers: .control)
        Button("forward") { log.names.append("forward") }.keyboardShortcut("f")
        Button("plus") { log.names.append("plus") }.keyboardShortcut("+", modifiers: [])
        Button("off") { log.names.append("off") }.keyboardShortcut("o").disabled(true)
        Button("ok") { log.names.append("ok") }.keyboardShortcut(.defaultAction)
        Button("no") { log.names.append("no") }.keyboardShortcut(.cancelAction)
      }
    }
    stage.send(.key(press))
    return log.names
  }

  @Test(arguments: [
    (KeyPress("s", modifiers: .command), "save"), (KeyPress("s", modifiers: .control), "save"),
    (KeyPress("s", modifiers: .option), "save"), (KeyPress("s", modifiers: [.option, .shift]), "all"),
    (KeyPress("f", modifiers: .control), "find"), (KeyPress("f", modifiers: .option), "forward"),
    (KeyPress("+"), "plus"), (KeyPress(.return), "ok"), (KeyPress(.escape), "no"), (KeyPress(.space), "first"),
  ]) func `keys run their button from anywhere`(_ press: KeyPress, _ name: String) {
    #expect(pressed(press) == [name])
  }

  @Test(arguments: [KeyPress("s"), KeyPress("o", modifiers: .command), KeyPress("f")])
  func `other keys, and keys of what is disabled, run nothing`(_ press: KeyPress) {
    #expect(pressed(press) == [])
  }

  @Test func `of several controls the first has the shortcut`() {
    let log = Log()
    let stage = Stage(20, 1) {
      HStack {
        Button("a") { log.names.append("a") }
        Button("b") { log.names.append("b") }
      }
      .keyboardShortcut("k")
    }
    stage.send(.key(KeyPress("k", modifiers: .control)))
    #expect(log.names == ["a"])
  }
}
