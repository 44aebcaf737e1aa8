import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// A picture below the prompt: nothing else on the screen or in the history is touched.
  @Suite struct Inline {
    /// A shell that has printed `lines` lines, then a prompt, and runs the probe.
    private func show(
      _ arguments: String, after lines: Int, columns: Int = 40, rows: Int = 12, prompt: String = "$ run\\n"
    ) throws -> TerminalSession {
      let script = """
        i=1; while [ $i -le \(lines) ]; do echo "line $i"; i=$((i+1)); done
        printf '\(prompt)'; trap '' INT; "$0" \(arguments) tiles 3; status=$?; printf '<%s' $status; read x
        """
      let session = try TerminalSession(
        "/bin/sh", ["-c", script, Tessera.probePath()], columns: columns, rows: rows, output: .terminal)
      try session.wait(forText: "scheme dark")
      try session.waitForSilence()
      return session
    }

    /// All lines that were ever shown, those scrolled off first.
    private func transcript(_ session: TerminalSession) -> [String] {
      session.screen.scrolledLines + session.screen.lines
    }

    @Test(arguments: [(2, 6), (5, 6), (8, 6), (11, 6), (30, 6), (0, 4), (30, 4), (30, 40), (0, 40)])
    func `what was above stays, and leaving ends below the prompt`(lines: Int, height: Int) throws {
      let session = try show("rows \(height)", after: lines)
      let before = (lines > 0 ? (1...lines).map { "line \($0)" } : []) + ["$ run"]
      #expect(Array(transcript(session).prefix(before.count)) == before)
      #expect(!session.screen.modes.isAlternateScreen)
      // The prompt is seen above the picture.
      let place = try #require(session.screen.find("scheme dark"))
      #expect(session.screen.lines[place.row - 1] == "$ run")
      // Scrolled no further than needed.
      let used = min(height, 11)
      #expect(session.screen.scrolledLines.count == max(0, before.count + used - 12))

      try session.press(.escape)
      try session.wait(forText: "<0")
      #expect(transcript(session).prefix(before.count + 1) == (before + ["<0"])[...])
      #expect(session.screen.text.split(separator: "\n").last == "<0", "nothing is left below")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    @Test func `a prompt that the cursor stands behind is kept`() throws {
      let session = try show("rows 4", after: 3, prompt: "prompt> ")
      let place = try #require(session.screen.find("scheme dark"))
      #expect(session.screen.lines[place.row - 1] == "prompt>")
      try session.press(.escape)
      try session.wait(forText: "<0")
      #expect(session.screen.lines[..<5] == ["line 1", "line 2", "line 3", "prompt>", "<0"])
    }

    @Test func `hundredths of the screen's rows are taken`() throws {
      let session = try show("percent 50", after: 11)
      #expect(session.screen.scrolledLines.count == 6)
      let place = try #require(session.screen.find("scheme dark"))
      #expect(place.row == 6)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
    func `however it ends, its rows are erased`(signal: Int32) throws {
      let session = try show("rows 5", after: 20)
      let found = try child(of: session)
      let probe = try #require(found)
      kill(probe, signal)
      try session.wait(forText: "<\(128 + signal)")
      #expect(session.screen.find("scheme") == nil && session.screen.find("Tile") == nil)
      try session.press(.enter)
      _ = try session.waitForExit()
      try session.expectTerminalGivenBack()
    }

    @Test func `a resize leaves no remains, and the lines above`() throws {
      let session = try show("rows 6", after: 3)
      for (columns, rows) in [(30, 12), (60, 20), (20, 8), (40, 12)] {
        try session.resize(columns: columns, rows: rows)
        try session.wait(forText: "Tile 1")
        try session.waitForSilence()
        #expect(session.screen.lines.filter { $0.contains("scheme") }.count == 1, "\(columns) × \(rows)")
        #expect(transcript(session).contains("line 1") && transcript(session).contains("$ run"))
      }
      try session.press(.escape)
      try session.wait(forText: "<0")
      #expect(session.screen.find("scheme") == nil && session.screen.find("Tile") == nil)
    }

    @Test func `the mouse is over the rows that are seen`() throws {
      let session = try show("rows 6", after: 4)
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      let place = try session.wait(forText: "mouse none")
      try session.press(.click(column: 3, row: place.row))
      try session.wait(forText: "release(button: 0) at 3,1 x1")
      try session.press(.click(column: 3, row: place.row - 2))
      try session.press(.click(column: 4, row: place.row))
      try session.wait(forText: "release(button: 0) at 4,1 x1")
    }

    @Test func `suspending erases it, continuing draws it below the new prompt`() throws {
      let script = #"set -m; echo above; "$0" rows 5 tiles 3; echo "stopped"; read line; fg >/dev/null; echo "left $?""#
      let session = try TerminalSession(
        "/bin/sh", ["-c", script, Tessera.probePath()], columns: 40, rows: 12, output: .terminal)
      try session.wait(forText: "Tile 1")
      try session.press(.control("z"))
      try session.wait(forText: "stopped")
      #expect(session.screen.lines.first == "above" && session.screen.find("Tile 1") == nil)
      try session.press(.enter)
      try session.wait(forText: "Tile 1")
      try session.waitForSilence()
      #expect(session.screen.lines[0] == "above" && session.screen.shows("stopped"))
      try session.press(.escape)
      try session.wait(forText: "left 0")
      #expect(session.screen.find("Tile 1") == nil)
    }

    // ncurses scrolls where rows have moved, and would take along what stands around the picture.
    @Test(arguments: [[Key.text("/")], [.down, .down, .down, .down, .up], [.pageDown, .pageUp], [.end, .pageUp]])
    func `rows that move leave what is around them`(keys: [Key]) throws {
      let script = #"printf 'one\ntwo\n' >&2; seq 60 | "$0" --height 8 --arrange grid; echo left >&2"#
      let session = try TerminalSession("/bin/sh", ["-c", script, Tessera.path()], output: .collected)
      try session.wait(for: "the picker") { $0.shows("1 1") }
      for key in keys {
        try session.press(key)
        try session.waitForSilence()
        #expect(Array(session.screen.lines.prefix(2)) == ["one", "two"], "after \(key)")
        #expect(session.screen.lines.dropFirst(10).joined().isEmpty, "after \(key)")
      }
      try session.press(.control("c"))
      _ = try session.waitForExit()
      #expect(Array(session.screen.lines.prefix(4)) == ["one", "two", "left", ""])
    }

    @Test func `a terminal type without the moves gives its whole screen`() throws {
      let session = try Tessera.startProbe(["rows", "5"], environment: ["TERM": "ansi"])
      try session.wait(forText: "Tile 10")
    }

    private func child(of session: TerminalSession) throws -> pid_t? {
      var buffer = [UInt8](repeating: 0, count: 256)
      let shell = session.process.identifier
      let file = open("/proc/\(shell)/task/\(shell)/children", O_RDONLY)
      guard file >= 0 else { throw TerminalFailure(call: "children") }
      defer { close(file) }
      let count = read(file, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: " ").first.flatMap {
        pid_t($0)
      }
    }
  }
}
