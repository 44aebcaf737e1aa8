import Testing

extension TerminalTests {
  /// What reaches the views of a program: the mouse, pasted text, what the terminal answers.
  @Suite struct Events {
    private func openProbe(columns: Int = 80, environment: [String: String] = [:]) throws -> TerminalSession {
      let session = try Tessera.startProbe(columns: columns, environment: environment)
      try session.wait(forText: "mouse none")
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      return session
    }

    @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
    func `a press, its drag and its release are told, also right of column 223`(term: String) throws {
      let session = try openProbe(columns: 300, environment: ["TERM": term])
      try session.press(.press(column: 250, row: 1))
      try session.wait(forText: "press(button: 0) at 250,1 x1")
      try session.press(.drag(column: 299, row: 9))
      try session.wait(forText: "drag(button: 0) at 299,9 x1")
      try session.press(.release(column: 299, row: 9))
      try session.wait(forText: "release(button: 0) at 299,9 x1")
    }

    @Test func `two quick clicks on a cell are a double click`() throws {
      let session = try openProbe()
      try session.press(.click(column: 5, row: 1), .click(column: 5, row: 1))
      try session.wait(forText: "release(button: 0) at 5,1 x2")
      try session.press(.click(column: 6, row: 1))
      try session.wait(forText: "release(button: 0) at 6,1 x1")
    }

    @Test func `the scroll bar is dragged`() throws {
      let session = try openProbe()
      try session.press(.press(column: 79, row: 3), .drag(column: 79, row: 23))
      try session.wait(forText: "Tile 30")
      #expect(!session.screen.shows("Tile 1"))
      try session.press(.drag(column: 40, row: 0), .release(column: 40, row: 0))
      try session.wait(forText: "Tile 1")
      #expect(session.process.poll() == nil)
    }

    @Test func `a paste is text: its line breaks accept nothing, its escapes are gone`() throws {
      let session = try openProbe()
      try session.send(Array("\u{1B}[200~one\r\ntwo\u{1B}[31m\u{7}\t\u{202E}three\n\u{1B}[201~".utf8))
      try session.wait(forText: "pasted one two[31m three")
      #expect(session.process.poll() == nil)
      #expect(session.screen.bellCount == 0)
    }

    @Test(arguments: [
      ("rgb:ffff/ffff/ffff", "light"), ("rgb:fd/f6/e3", "light"), ("rgba:f/f/f/f", "light"),
      ("rgb:0000/0000/0000", "dark"),
      ("rgb:1e1e/1e1e/2e2e", "dark"), ("nonsense", "dark"),
    ])
    func `what the terminal says of its ground decides, however late and cut`(answer: String, scheme: String) throws {
      let session = try openProbe()
      #expect(contains(session.log, "\u{1B}]11;?"))
      for byte in Array("\u{1B}]11;\(answer)\u{1B}\\".utf8) { try session.send([byte]) }
      try session.send(Array("\u{1B}[200~after\u{1B}[201~".utf8))
      try session.wait(forText: "pasted after")
      try session.wait(forText: "scheme \(scheme)")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    @Test func `an answer that nobody asked for changes nothing`() throws {
      let session = try openProbe(environment: ["COLORFGBG": "15;0"])
      #expect(!contains(session.log, "]11;?"))
      try session.send(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[12;3R\u{1B}[200~after\u{1B}[201~".utf8))
      try session.wait(forText: "pasted after")
      #expect(session.screen.shows("scheme dark"))
    }

    @Test(arguments: ["linux", "vt100", "screen", "screen-256color", "ansi"])
    func `terminals that might print the question aren't asked`(term: String) throws {
      let session = try Tessera.startProbe(environment: ["TERM": term])
      try session.wait(forText: "mouse none")
      try session.waitForSilence()
      #expect(!contains(session.log, "]11;?"))
    }

    @Test func `COLORFGBG is believed before the terminal is asked`() throws {
      let session = try Tessera.startProbe(environment: ["COLORFGBG": "0;15"])
      try session.wait(forText: "scheme light")
    }

    @Test func `an answer on its way is taken, not left to the shell`() throws {
      let session = try Tessera.startProbe()
      try session.press(.escape)
      try session.wait(for: "the question") { _ in contains(session.log, "\u{1B}]11;?") }
      try session.send(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8))
      #expect(try session.waitForExit() == .code(0))
      #expect(try session.device.waitingInput() == 0)
    }

    private func contains(_ log: [UInt8], _ text: String) -> Bool {
      String(decoding: log, as: UTF8.self).contains(text)
    }
  }
}
