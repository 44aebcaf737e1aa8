import Testing

extension TerminalTests {
  /// On any terminal type the picker is drawn, or one clear line says why not.
  @Suite struct TerminalTypes {
    @Test(arguments: [
      "xterm", "xterm-256color", "xterm-kitty", "alacritty", "foot", "tmux-256color", "screen", "screen-256color",
      "rxvt-unicode", "linux", "vt100", "ansi", "dumb", "", "no-such-terminal", "../../etc/passwd",
    ])
    func `every type is used or refused in a line`(term: String) throws {
      let session = try Tessera.start(["alpha", "beta"], environment: ["TERM": term], complaints: .collected)
      try session.wait(for: "items or the end") { $0.shows("beta") || session.process.poll() != nil }
      if session.process.status == nil {
        // A terminal that can't place text asks for a number.
        if ["", "dumb"].contains(term) { try session.press(.text("1")) }
        try session.press(.enter)
        #expect(try session.waitForExit() == .code(0))
        #expect(session.outputText == "alpha\n")
        #expect(session.complaints.isEmpty)
      } else {
        #expect(try session.waitForExit() == .code(2))
        #expect(session.output.isEmpty && session.log.isEmpty)
        #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
      }
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
