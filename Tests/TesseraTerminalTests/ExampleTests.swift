import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Apps whose sources import SwiftUI, compiled as they are.
  @Suite struct Examples {
    /// Starts an example, which is built beside the program.
    private func start(_ name: String, _ arguments: [String] = [], columns: Int = 60, rows: Int = 24) throws
      -> TerminalSession
    {
      let folder = try #require(getenv("TESSERA_EXAMPLES"), "TESSERA_EXAMPLES must tell where the examples are")
      return try TerminalSession(
        "\(String(cString: folder))/example-\(name)", arguments, columns: columns, rows: rows, environment: [:],
        hasTerminal: true, tellsSize: true, input: .terminal, output: .collected, complaints: .terminal)
    }

    @Test func `the palette shows its tiles, and what was chosen`() throws {
      let session = try start("palette")
      try session.wait(forText: "Colours")
      try session.wait(forText: "none chosen")
      try session.wait(forText: "Brown")
      try session.press(.right)
      try session.press(.enter)
      try session.wait(forText: "amber")
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    @Test(
      arguments: [
        ("counter", "0", [Key.right, .enter], "1"), ("calculator", "7", [.text("1"), .text("2")], "12"),
        ("contacts", "Select somebody", [.down, .enter], "☆ Favourite"), ("game", "..@..", [.right], "...@."),
        ("tasks", "3 of 3 left", [.enter], "2 of 3 left"), ("votes", "Total: 0", [.enter], "Total: 1"),
        ("wizard", "Welcome!", [.enter], "News: yes"), ("tags", "half rows", [], "ncurses"),
        ("radial", "Mercury", [.enter], "90°"), ("radial", "[ ] Near", [.right, .enter], "[x] Near"),
      ] as [(String, String, [Key], String)])
    func `a screen shows its first picture and answers keys`(
      _ name: String, _ first: String, _ keys: [Key], _ then: String
    ) throws {
      let session = try start("screens", [name])
      try session.wait(forText: first)
      for key in keys { try session.press(key) }
      try session.wait(forText: then)
      // Some of them take every other key for themselves.
      try session.press(.control("c"))
      #expect(try session.waitForExit() == .code(130))
    }
  }
}
