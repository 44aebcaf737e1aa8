import Testing

extension TerminalTests {
  /// The sample palette, alone in a terminal.
  @Suite struct Palette {
    @Test func `opens on the alternate screen with its title, its status and tile 1 focused`() throws {
      let session = try Tessera.openPalette()
      try session.wait(forText: "Tile palette")
      try session.wait(forText: "Choose a numbered tile")
      try session.wait(forFocusOnTile: 1)
      #expect(session.screen.modes.isAlternateScreen)
      #expect(session.screen.tileRows == [[1, 2, 3], [4, 5, 6, 7, 8], [9, 10, 11]])
    }

    @Test func `arrows move the focus over what the eye sees, Enter selects, q prints the selection`() throws {
      let session = try Tessera.openPalette()
      try session.wait(forFocusOnTile: 1)
      try session.press(.right)
      try session.wait(forFocusOnTile: 2)
      try session.press(.left)
      try session.wait(forFocusOnTile: 1)
      try session.press(.up)
      try session.press(.down)
      try session.wait(forFocusOnTile: 6)
      try session.press(.right)
      try session.wait(forFocusOnTile: 7)
      try session.press(.enter)
      try session.wait(forText: "Selected tile: 7")
      #expect(session.process.poll() == nil, "selecting doesn't close it")
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "7\n")
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: [Key.escape, .text("q")])
    func `leaving without a selection prints nothing, status 0`(key: Key) throws {
      let session = try Tessera.openPalette()
      try session.press(key)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText.isEmpty)
      try session.expectTerminalGivenBack()
    }

    @Test func `with ESCDELAY a lone Escape waits as long as it says`() throws {
      let session = try Tessera.start(environment: ["ESCDELAY": "700"])
      try session.wait(forText: "Tile 1")
      let start = ContinuousClock.now
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(0))
      #expect(ContinuousClock.now - start >= .milliseconds(650))
    }

    @Test func `a lone Escape isn't waited for`() throws {
      let session = try Tessera.openPalette()
      try session.wait(forFocusOnTile: 1)
      let start = ContinuousClock.now
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(0))
      // Curses waits for a second unless it is told otherwise. The promise is 50 ms; the rest is for busy machines.
      #expect(ContinuousClock.now - start < .milliseconds(500))
    }

    @Test(arguments: [("7", 7), ("11", 11), ("10", 10), ("1", 1), ("2", 2)])
    func `a number selects its tile without Enter`(digits: String, number: Int) throws {
      let session = try Tessera.openPalette()
      for digit in digits { try session.press(.text(String(digit))) }
      try session.wait(forText: "Selected tile: \(number)")
      try session.wait(forFocusOnTile: number)
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "\(number)\n")
    }

    @Test(arguments: [
      ("l", 2), ("lh", 1), ("j", 6), ("jk", 1), ("jj", 11), ("h", 1), ("k", 1), ("\t", 2), ("\t\t", 3),
    ])
    func `letters move as arrows do, Tab in reading order`(typed: String, number: Int) throws {
      let session = try Tessera.openPalette()
      try session.wait(forFocusOnTile: 1)
      try session.press(.text(typed), .text(" "))
      try session.wait(forText: "Selected tile: \(number)")
    }

    @Test func `Home, End and Shift-Tab move the focus`() throws {
      let session = try Tessera.openPalette()
      try session.press(.end)
      try session.wait(forFocusOnTile: 11)
      try session.press(.backTab)
      try session.wait(forFocusOnTile: 10)
      try session.press(.home)
      try session.wait(forFocusOnTile: 1)
    }

    @Test func `the focused tile is scrolled into view, the wheel scrolls`() throws {
      let session = try Tessera.openPalette(columns: 40, rows: 12)
      try session.wait(forFocusOnTile: 1)
      #expect(!session.screen.tileRows.joined().contains(11))
      try session.press(.end)
      try session.wait(forText: "Tile 11")
      try session.wait(forFocusOnTile: 11)
      #expect(!session.screen.tileRows.joined().contains(1))
      try session.press(.home)
      try session.wait(forText: "Tile 1")
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      let before = session.screen.tileRows
      try session.press(.wheelDown(column: 20, row: 8))
      try session.wait(for: "other tiles") { !$0.tileRows.isEmpty && $0.tileRows != before }
    }

    @Test func `Enter ends a number that could go on`() throws {
      let session = try Tessera.openPalette()
      try session.press(.text("1"), .enter)
      try session.wait(forText: "Selected tile: 1")
    }

    @Test func `a click selects the tile under it`() throws {
      let session = try Tessera.openPalette()
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      let place = try session.wait(forText: "Tile 5")
      try session.press(.click(column: place.column, row: place.row))
      try session.wait(forText: "Selected tile: 5")
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "5\n")
    }

    @Test func `the focused tile and the selected one are told without colour`() throws {
      let session = try Tessera.start(environment: ["TERM": "vt100", "LANG": "C"])
      let place = try session.wait(forText: "Tile 1")
      try session.wait(forFocusOnTile: 1)
      #expect(session.screen.cell(column: place.column, row: place.row).isEmphasized)
      let before = session.screen.lines
      try session.press(.text("4"))
      try session.wait(forText: "Selected tile: 4")
      #expect(session.screen.lines != before)
      for row in 0..<24 {
        for cell in session.screen.cells(row: row) {
          #expect(cell.foreground == nil && cell.background == nil)
        }
      }
      #expect(session.log.allSatisfy { $0 < 0x80 }, "a terminal of the locale C is sent ASCII")
    }

    @Test func `the history of the terminal is never cleared`() throws {
      let session = try Tessera.openPalette()
      try session.resize(columns: 40, rows: 12)
      try session.waitForSilence()
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      #expect(!String(decoding: session.log, as: UTF8.self).contains("\u{1B}[3J"))
    }
  }
}
