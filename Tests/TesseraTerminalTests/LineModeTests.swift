import Testing

extension TerminalTests {
  /// A numbered list and a question on the terminal, where there is no screen or none is wanted.
  @Suite struct Lines {
    private let items = TerminalSession.Input.bytes(Array("alpha\nbeta\ngamma\n".utf8))

    private func open(_ arguments: [String] = ["--plain"], environment: [String: String] = [:]) throws
      -> TerminalSession
    {
      let session = try Tessera.start(arguments, environment: environment, input: items)
      try session.wait(forText: "3) gamma")
      try session.wait(forText: "leave:")
      return session
    }

    @Test(arguments: [
      (["--plain"], "2\r", "beta\n"), (["--plain"], "\r", "alpha\n"),
      (["--plain", "--multi"], "3,1\r", "alpha\ngamma\n"),
      (["--plain", "--index"], "3\r", "3\n"),
      (["--plain", "--allow-new"], "delta\r", "delta\n"), (["--plain"], "bet\r1\r", "beta\n"),
      (["--plain"], "9\r1\r", "alpha\n"),
      (["--plain", "--print-query"], "gam\r1\r", "gam\ngamma\n"),
    ])
    func `what is typed picks, status 0`(arguments: [String], keys: String, answer: String) throws {
      let session = try open(arguments)
      try session.press(.text(keys))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == answer)
      #expect(!session.log.contains(0x1B))
    }

    @Test(arguments: [
      (Key.text("q\r"), ExitStatus.code(1)), (.control("d"), .code(1)),
      (.control("c"), .code(130)),
    ])
    func `leaving without a choice prints nothing`(key: Key, status: ExitStatus) throws {
      let session = try open()
      try session.press(key)
      #expect(try session.waitForExit() == status)
      #expect(session.output.isEmpty)
    }

    @Test(arguments: ["", "dumb"])
    func `a terminal without a screen is talked to in lines`(term: String) throws {
      let session = try open([], environment: ["TERM": term])
      try session.press(.text("1\r"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\n")
    }

    @Test func `the sample palette is asked for by number too`() throws {
      let session = try Tessera.start(["--plain"])
      try session.wait(forText: "leave:")
      try session.press(.text("7\r"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "7\n")
    }

    @Test func `a timeout ends with 1, or with its value`() throws {
      let left = try Tessera.start(["--plain", "--timeout", "0.2"], input: items)
      #expect(try left.waitForExit() == .code(1))
      #expect(left.output.isEmpty)
      let given = try Tessera.start(["--plain", "--timeout", "0.2:beta"], input: items)
      #expect(try given.waitForExit() == .code(0))
      #expect(given.outputText == "beta\n")
    }

    @Test func `what is picked while it stays open counts after leaving`() throws {
      let session = try open(["--plain", "--keep-open"])
      try session.press(.text("2\r1\rq\r"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "beta\nalpha\n")
    }

    @Test(arguments: [true, false])
    func `a picked item's command runs only where that is allowed`(isAllowed: Bool) throws {
      let item = #"{"label":"one","run":["sh","-c","echo \"ran $TESSERA_ITEM\" >&2"]}"# + "\n"
      let session = try Tessera.start(
        ["--plain", "--json"] + (isAllowed ? ["--allow-run"] : []), input: .bytes(Array(item.utf8)))
      try session.wait(forText: "leave:")
      try session.press(.text("1\r"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "one\n")
      #expect(session.screen.shows("ran one") == isAllowed)
    }

    @Test func `without a terminal it is an error in one line`() throws {
      let session = try Tessera.start(["--plain"], hasTerminal: false, input: items, complaints: .collected)
      #expect(try session.waitForExit() == .code(2))
      #expect(session.output.isEmpty)
      #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
    }
  }

  /// What is answered without asking.
  @Suite struct AtOnce {
    @Test(
      arguments: [
        (["--select-1"], "one\n", 0, "one\n"), (["--select-1"], "one", 0, "one\n"),
        (["-1", "-q", "tw"], "one\ntwo\n", 0, "two\n"),
        (["-1", "--index", "-q", "tw"], "one\ntwo\n", 0, "2\n"), (["--exit-0"], "", 1, ""),
        (["-0", "-q", "zz"], "one\n", 1, ""),
        (["-0", "-q", "zz", "--print-query"], "one\n", 1, "zz\n"), (["-1", "--print0"], "one\n", 0, "one\0"),
        (["-1", "-d", ":", "--accept-nth", "2"], "a:b:c\n", 0, "b\n"), (["-1", "--read0"], "a\nb\0", 0, "a\nb\n"),
        (["-1", "--json"], "{\"label\":\"a\",\"disabled\":true}\n{\"label\":\"b\",\"value\":\"B\"}\n", 0, "B\n"),
        (["-1", "--json"], "{\"label\":\"a\",\"key\":3}\n", 2, ""),
        (["-1", "--ansi"], "\u{1B}[31mred\n", 0, "\u{1B}[31mred\n"),
        (["-1", "--section-prefix", "#"], "# x\none\n", 0, "one\n"), (["-f", "a", "--index"], "b\na\n", 0, "2\n"),
        (["--filter", "ab"], "xab\r\nab \nc\n", 0, "ab \nxab\r\n"), (["--filter", "z"], "a\n", 1, ""),
        (["--filter", ""], "b\n\na\n", 0, "b\n\na\n"),
        (["-f", "a", "--json"], "{\"label\":\"ab\",\"disabled\":true}\n{\"label\":\"xa\"}\n", 0, "xa\n"),
      ] as [([String], String, Int32, String)])
    func `no terminal is needed`(arguments: [String], input: String, status: Int32, output: String) throws {
      let session = try Tessera.start(
        arguments, hasTerminal: false, input: .bytes(Array(input.utf8)), complaints: .collected)
      #expect(try session.waitForExit() == .code(status))
      #expect(session.outputText == output)
      #expect(session.complaints.filter { $0 == 0x0A }.count == (status == 2 ? 1 : 0))
    }

    @Test func `an only item is picked once the input has ended`() throws {
      let session = try Tessera.start(["--select-1"], input: .pipe)
      session.feedInput(Array("alpha\n".utf8))
      try session.waitForSilence()
      session.feedInput(Array("beta\n".utf8))
      session.endInput()
      try session.wait(forText: "beta")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
      #expect(session.output.isEmpty)
    }

    @Test func `a bad object that comes late ends the screen, status 2`() throws {
      let session = try Tessera.start(["--json"], input: .pipe, complaints: .collected)
      session.feedInput(Array("{\"label\":\"alpha\"}\n".utf8))
      try session.wait(forText: "alpha")
      session.feedInput(Array("{\"label\":1}\n".utf8))
      #expect(try session.waitForExit() == .code(2))
      #expect(String(decoding: session.complaints, as: UTF8.self).contains("line 2, key 'label'"))
      try session.expectTerminalGivenBack()
    }
  }
}
