import Testing

extension TerminalTests {
  /// What a changed window does, with no key pressed.
  @Suite struct Resize {
    @Test func `every size is planned anew, the focused tile stays on the screen`() throws {
      let session = try Tessera.openPalette()
      try session.wait(forFocusOnTile: 1)
      #expect(session.screen.tileRows.map(\.count) == [3, 5, 3])

      try session.resize(columns: 40, rows: 20)
      try session.wait(for: "two columns") { $0.tileRows.first == [1, 2] }
      try session.wait(forFocusOnTile: 1)

      try session.resize(columns: 20, rows: 10)
      try session.wait(for: "one column") { screen in
        !screen.tileRows.isEmpty && screen.tileRows.allSatisfy { $0.count == 1 }
      }
      try session.wait(forFocusOnTile: 1)

      try session.resize(columns: 120, rows: 40)
      try session.wait(for: "nine columns") { $0.tileRows == [[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11]] }
      try session.wait(forFocusOnTile: 1)
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    @Test func `a resize changes neither the focus nor the selection`() throws {
      let session = try Tessera.openPalette()
      try session.press(.text("9"))
      try session.wait(forText: "Selected tile: 9")
      for (columns, rows) in [(40, 20), (20, 10), (200, 50), (80, 24)] {
        try session.resize(columns: columns, rows: rows)
        try session.wait(for: "a picture of \(columns) × \(rows)") { $0.tileRows.joined().contains(9) }
        try session.waitForSilence()
        #expect(session.screen.tileUnderCursor == 9)
      }
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "9\n")
    }

    @Test func `a storm of resizes ends in the picture of a fresh start`() throws {
      let session = try Tessera.openPalette()
      var random = UInt64(2024)
      for _ in 0..<50 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        try session.resize(columns: Int(random >> 33 % 150) + 1, rows: Int(random >> 45 % 50) + 1)
      }
      try session.resize(columns: 53, rows: 17)
      let fresh = try Tessera.openPalette(columns: 53, rows: 17)
      try fresh.waitForSilence()
      try session.wait(for: "the picture of a fresh start") { $0.lines == fresh.screen.lines }
      try session.waitForSilence()
      for row in 0..<17 { #expect(session.screen.cells(row: row) == fresh.screen.cells(row: row), "row \(row)") }
      #expect(session.screen.cursor == fresh.screen.cursor)
    }

    @Test func `the window is believed, not LINES and COLUMNS`() throws {
      let session = try Tessera.start(columns: 40, rows: 20, environment: ["LINES": "24", "COLUMNS": "80"])
      try session.wait(for: "two columns") { $0.tileRows.first == [1, 2] }
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: "five columns") { $0.tileRows == [[1, 2, 3], [4, 5, 6, 7, 8], [9, 10, 11]] }
    }

    @Test func `a terminal that doesn't know its size has 80 × 24`() throws {
      let session = try Tessera.start(tellsSize: false)
      try session.wait(for: "five columns") { $0.tileRows == [[1, 2, 3], [4, 5, 6, 7, 8], [9, 10, 11]] }
    }

    @Test func `the smallest windows end no program`() throws {
      let session = try Tessera.openPalette()
      for (columns, rows) in [(1, 1), (1, 24), (80, 1), (2, 2), (11, 3), (3, 40), (500, 200)] {
        try session.resize(columns: columns, rows: rows)
        try session.waitForSilence()
        #expect(session.process.poll() == nil, "\(columns) × \(rows)")
      }
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: "five columns") { $0.tileRows.map(\.count) == [3, 5, 3] }
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
    }
  }
}
