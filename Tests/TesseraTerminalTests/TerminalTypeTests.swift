import Testing

extension TerminalTests {
  /// On any terminal type the picker is drawn, or a number is asked for, with one clear line where the type isn't known.
  @Suite struct TerminalTypes {
    @Test(arguments: [
      "xterm", "xterm-256color", "xterm-kitty", "alacritty", "foot", "tmux-256color", "screen", "screen-256color",
      "rxvt-unicode", "linux", "vt100", "ansi", "dumb", "", "no-such-terminal", "../../etc/passwd",
    ])
    func `every type is used, with a line where it isn't known`(term: String) throws {
      let session = try Tessera.start(["alpha", "beta"], environment: ["TERM": term], complaints: .collected)
      try session.wait(forText: "beta")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\n")
      let complaints = session.complaints.filter { $0 == 0x0A }.count
      // The database needn't have all the others.
      if ["no-such-terminal", "../../etc/passwd"].contains(term) { #expect(complaints == 1) }
      if ["xterm", "vt100", "linux", "ansi", "dumb", ""].contains(term) { #expect(complaints == 0) }
      #expect(complaints == 0 || complaints == 1 && !session.log.contains(0x1B))
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: ["C", "POSIX"])
    func `a locale without UTF-8 is drawn in ASCII, and the answer is the bytes`(locale: String) throws {
      let session = try Tessera.start(["grün", "中文"], environment: ["LC_ALL": locale])
      try session.wait(forText: "gr")
      try session.waitForSilence()
      #expect(session.log.allSatisfy { $0 < 0x80 })
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "grün\n")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["CLICOLOR": "0"]])
    func `colours that aren't wanted aren't sent`(environment: [String: String]) throws {
      let session = try Tessera.start(["alpha", "beta"], environment: environment)
      try session.wait(forText: "beta")
      try session.waitForSilence()
      for row in 0..<24 {
        #expect(session.screen.cells(row: row).allSatisfy { $0.foreground == nil && $0.background == nil })
      }
    }

    @Test(arguments: ["dark", "16", "hl:yellow"], [["NO_COLOR": "1"], ["CLICOLOR": "0"]])
    func `colours that are asked for are sent all the same`(spec: String, environment: [String: String]) throws {
      let session = try Tessera.start(["--color", spec, "alpha", "beta"], environment: environment)
      try session.wait(forText: "beta")
      try session.waitForSilence()
      #expect((0..<24).contains { row in session.screen.cells(row: row).contains { $0.background != nil } })
    }

    @Test func `noise of a terminal picks nothing and ends nothing`() throws {
      let session = try Tessera.start(["alpha", "beta", "gamma"])
      try session.wait(forText: "gamma")
      let noise = ["\u{1B}[15~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[1;5C", "\u{1B}[<35;10;5M", "\u{1B}[M !!", "\u{1B}OP"]
      for sequence in noise { try session.send(Array(sequence.utf8)) }
      try session.press(.end, .enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "gamma\n")
    }
  }
}
