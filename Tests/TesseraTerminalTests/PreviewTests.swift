import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// The output of a command beside the tiles, and a height that follows the items.
  @Suite struct Preview {
    private func processes(_ words: String) throws -> Int {
      let session = try TerminalSession("/bin/sh", ["-c", "pgrep -cf '\(words)'"], output: .collected)
      _ = try session.waitForExit()
      return Int(session.outputText.prefix { $0.isNumber }) ?? 0
    }

    @Test func `follows the focus, with the item as one argument that no shell reads`() throws {
      let session = try Tessera.openPicker(
        ["a b; echo $HOME", "second"], ["--preview", "printf '<%s>' {}"], columns: 110, rows: 12)
      try session.wait(forText: "<a b; echo $HOME>")
      try session.press(.right)
      try session.wait(forText: "<second>")
      #expect(session.screen.find("<a b") == nil)
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "second\n")
      try session.expectTerminalGivenBack()
    }

    @Test func `is told its own size, whatever the environment says`() throws {
      let lines = Array("one\ntwo\n".utf8)
      let session = try Tessera.start(
        ["--preview", "sh -c 'echo $COLUMNS by $LINES.'"], columns: 110, rows: 12,
        environment: ["COLUMNS": "7", "LINES": "3"], input: .bytes(lines))
      try session.wait(forText: " by ")
      try session.waitForSilence()
      #expect(!session.screen.shows("7 by") && !session.screen.shows("by 3."), "\(session.screen.lines)")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
    }

    @Test func `a command that fails shows what it says`() throws {
      let session = try Tessera.openPicker(
        ["one"], ["--preview", "cat /nonexistent/file"], columns: 80, rows: 20)
      try session.wait(forText: "No such file")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
    }

    @Test func `endless and silent commands hold up no key, and none is left behind`() throws {
      let mark = "tessera-preview-\(getpid())"
      for command in ["sh -c 'yes \(mark)'", "sh -c 'sleep 100; : \(mark)'", "sh -c 'exec >&-; sleep 100; : \(mark)'"] {
        let session = try Tessera.openPicker(
          ["one", "two", "three"], ["--preview", command, "--bind", "x:last"], columns: 110, rows: 12)
        for key in ["l", "h", "l", "x"] { try session.press(.text(key)) }
        try session.wait(for: "the last item's focus") { $0.cursor.row == 1 && $0.shows("three") }
        try session.press(.enter)
        #expect(try session.waitForExit() == .code(0))
        #expect(session.outputText == "three\n")
        // The search for it is a process with these words, too.
        #expect(try processes("[t]\(mark.dropFirst())") == 0)
      }
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a signal takes it along`(_ signal: Int32) throws {
      let mark = "tessera-signal-\(getpid())-\(signal)"
      let session = try Tessera.openPicker(
        ["one"], ["--preview", "sh -c 'echo started; sleep 100; : \(mark)'"], columns: 110, rows: 12)
      try session.wait(forText: "started")
      session.process.send(signal: signal)
      _ = try session.waitForExit()
      #expect(try processes("[t]\(mark.dropFirst())") == 0)
    }

    @Test func `sequences of the command never reach the terminal but as colours`() throws {
      let session = try Tessera.openPicker(
        ["one"], ["--preview", #"printf '\033]2;owned\a\033[2J\033[31mred\033[0m\a'"#], columns: 110, rows: 12)
      let place = try session.wait(forText: "red")
      try session.waitForSilence()
      #expect(session.screen.bellCount == 0 && session.screen.title != "owned" && session.screen.shows("one"))
      #expect(session.screen.cell(column: place.column, row: place.row).foreground != nil)
      try session.press(.escape)
      _ = try session.waitForExit()
    }

    @Test func `--height auto takes the rows of the items, and more as they come`() throws {
      let session = try Tessera.start(["--height=auto"], columns: 40, rows: 24, input: .pipe)
      session.feedInput(Array("one\ntwo\n".utf8))
      let hints = try session.wait(forText: "Esc cancel")
      #expect((4...8).contains(hints.row), "\(session.screen.lines)")
      session.feedInput(Array((3...12).map { "item\($0)\n" }.joined().utf8))
      session.endInput()
      try session.wait(forText: "item12")
      try session.wait(for: "the hints below") { ($0.find("Esc cancel")?.row ?? 0) > hints.row + 3 }
      #expect(!session.screen.modes.isAlternateScreen && session.screen.shows("one"))
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "one\n")
      #expect(session.screen.text.split(separator: "\n").isEmpty)
      try session.expectTerminalGivenBack()
    }
  }
}
