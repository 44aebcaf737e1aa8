import Testing

extension TerminalTests {
  /// Two terminals that were written by different people agree on what they show.
  @Suite struct InMultiplexer {
    @Test func `tmux shows what the emulator shows, at the start, after a resize and after keys`() throws {
      let session = try Tessera.openPalette()
      let tmux = try Multiplexer(running: Tessera.path(), columns: 80, rows: 24)
      try session.wait(forFocusOnTile: 1)
      try session.waitForSilence()
      try tmux.wait(for: session.screen.lines)

      try session.resize(columns: 40, rows: 20)
      try tmux.resize(columns: 40, rows: 20)
      try session.wait(for: "two columns") { $0.tileRows.first == [1, 2] }
      try session.waitForSilence()
      try tmux.wait(for: session.screen.lines)

      try session.press(.down, .text(" "))
      try tmux.press("Down")
      try tmux.press("Space")
      try session.wait(forText: "Selected tile: 3")
      try session.waitForSilence()
      try tmux.wait(for: session.screen.lines)
    }
  }
}
