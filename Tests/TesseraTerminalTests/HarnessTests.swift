import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// What the other tests lean on: a harness that sees nothing would let everything pass.
  @Suite struct Harness {
    private func shell(
      _ script: String, columns: Int = 80, rows: Int = 24, hasTerminal: Bool = true,
      input: TerminalSession.Input = .terminal, output: TerminalSession.Output = .terminal,
      complaints: TerminalSession.Output = .terminal
    ) throws -> TerminalSession {
      try TerminalSession(
        "/bin/sh", ["-c", script], columns: columns, rows: rows, hasTerminal: hasTerminal,
        input: input, output: output, complaints: complaints)
    }

    @Test func `the program sees the size of the window`() throws {
      let session = try shell("stty size", columns: 37, rows: 11)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.screen.lines.first == "11 37")
      #expect(session.screen.size == (37, 11))
    }

    @Test func `a resize reaches the program by its signal`() throws {
      let session = try shell("trap 'stty size; exit 3' WINCH; echo ready; while :; do sleep 0.01; done")
      try session.wait(forText: "ready")
      try session.resize(columns: 40, rows: 20)
      #expect(try session.waitForExit() == .code(3))
      #expect(session.screen.lines[1] == "20 40")
    }

    @Test func `the terminal controls the session of the program`() throws {
      let session = try shell("echo on the terminal >/dev/tty", input: .file("/dev/null"), output: .collected)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.screen.shows("on the terminal"))
      #expect(session.output.isEmpty)
    }

    @Test func `without a terminal there is none to open`() throws {
      let session = try shell(
        "echo on the terminal >/dev/tty", hasTerminal: false, input: .file("/dev/null"), output: .collected,
        complaints: .collected)
      #expect(try session.waitForExit() != .code(0))
      #expect(!session.complaints.isEmpty)
      #expect(session.log.isEmpty)
    }

    @Test func `control C interrupts the program`() throws {
      let session = try shell("echo ready; while :; do sleep 0.01; done")
      try session.wait(forText: "ready")
      try session.press(.control("c"))
      #expect(try session.waitForExit() == .signal(SIGINT))
    }

    @Test(arguments: [
      ("exit 0", ExitStatus.code(0), 0), ("exit 2", .code(2), 2), ("kill -TERM $$", .signal(SIGTERM), 143),
      ("kill -SEGV $$", .signal(SIGSEGV), 139),
    ])
    func `the status is told as the shell tells it`(script: String, status: ExitStatus, shell code: Int32) throws {
      let session = try shell(script)
      #expect(try session.waitForExit() == status)
      #expect(status.shellStatus == code)
    }

    @Test func `piped input and collected output are passed on whole`() throws {
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let session = try shell("cat; echo seen >&2", input: .bytes(bytes), output: .collected)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.output == bytes)
      #expect(session.screen.lines.first == "seen")
    }

    @Test func `a program need not read its input`() throws {
      let session = try shell("exit 4", input: .bytes([UInt8](repeating: 0x61, count: 300_000)))
      #expect(try session.waitForExit() == .code(4))
      session.takeWhatArrived()
    }

    @Test func `input can come in pieces`() throws {
      let session = try shell("while read line; do echo \"<$line>\" >&2; done", input: .pipe)
      session.feedInput(Array("one\n".utf8))
      try session.wait(forText: "<one>")
      session.feedInput(Array("two\n".utf8))
      try session.wait(forText: "<two>")
      session.endInput()
      #expect(try session.waitForExit() == .code(0))
    }

    @Test func `closed streams are closed`() throws {
      let session = try shell(
        "if [ -e /dev/fd/1 ]; then echo open >&2; else echo closed >&2; fi", output: .closed)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.screen.shows("closed"))
    }

    @Test func `cells tell text, colours and emphasis`() throws {
      let session = try shell(
        #"printf '\033[1mb\033[0m\033[7mr\033[0m\033[4mu\033[0m\033[3mi\033[0m\033[38;5;9;48;2;1;2;3mc\033[0m中e\314\201'"#
      )
      #expect(try session.waitForExit() == .code(0))
      let cells = session.screen.cells(row: 0)
      #expect(cells[0].text == "b" && cells[0].isBold && !cells[0].isReversed)
      #expect(cells[1].isReversed && cells[1].isEmphasized)
      #expect(cells[2].isUnderlined)
      #expect(cells[3].isItalic)
      #expect(cells[4].foreground == 9 && cells[4].background == 0x1010203)
      #expect(cells[5].text == "中" && cells[5].columns == 2 && cells[6].text == "")
      #expect(cells[7].text == "e\u{301}" && cells[7].foreground == nil)
      #expect(session.screen.lines.first == "bruic中e\u{301}")
    }

    @Test func `modes are followed: screen, cursor, mouse, title, bell`() throws {
      let session = try shell(
        #"printf '\033[?1049h\033[?25l\033[?1000h\033[?1006h\033]2;name\007\007in\033[5;9H'; read x; printf '\033[?1000l\033[?25h\033[?1049lout'"#
      )
      try session.wait(forText: "in")
      #expect(
        session.screen.modes == .init(cursorIsVisible: false, isAlternateScreen: true, mouseReporting: 1))
      #expect(session.screen.title == "name" && session.screen.bellCount == 1)
      #expect(session.screen.cursor == (8, 4))
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.screen.modes == .init())
      #expect(session.screen.shows("out") && !session.screen.shows("in"))
    }

    @Test(arguments: [
      ("\u{1B}[?1006;1000h", "\u{1B}[?1006h\u{1B}[?1000h"), ("\u{1B}[?25l", "\u{1B}[?25l"),
      ("a\u{1B}[1;2Hb\u{1B}", "a\u{1B}[1;2Hb"), ("\u{1B}]2;x\u{7}", "\u{1B}]2;x\u{7}"), ("\u{1B}[?1;", ""),
    ])
    func `modes switched together are switched one by one`(sent: String, fed: String) {
      var splitter = PrivateModeSplitter()
      #expect(splitter.split(Array(sent.utf8)) == Array(fed.utf8))
    }

    @Test func `a sequence that is cut anywhere is put together`() {
      let sent = Array("x\u{1B}[?1;47hy\u{1B}[mz".utf8)
      for cut in sent.indices {
        var splitter = PrivateModeSplitter()
        let fed = splitter.split(Array(sent[..<cut])) + splitter.split(Array(sent[cut...]))
        #expect(String(decoding: fed, as: UTF8.self) == "x\u{1B}[?1h\u{1B}[?47hy\u{1B}[mz", "cut at \(cut)")
      }
    }

    @Test func `keys have the coding that the program chose`() throws {
      let session = try TerminalSession(
        "/bin/sh",
        [
          "-c",
          #"stty -icanon -echo min 1; printf 'plain\n'; head -c 3 | od -An -c; printf '\033[?1h\033[?1000h\033[?1006happ\n'; head -c 3 | od -An -c; head -c 18 | od -An -c"#,
        ])
      try session.wait(forText: "plain")
      try session.press(.down)
      try session.wait(forText: "app")
      #expect(session.screen.shows("033   [   B"))
      try session.press(.down)
      try session.wait(forText: "033   O   B")
      try session.press(.click(column: 4, row: 2))
      try session.wait(forText: "033   [   <   0   ;   5   ;   3   M")
      #expect(try session.waitForExit() == .code(0))
    }

    @Test func `questions to the terminal are answered`() throws {
      let session = try shell(
        #"stty -icanon -echo min 1; printf '\033[3;7H\033[6n'; head -c 6 | od -An -c"#)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.screen.shows("033   [   3   ;   7   R"))
    }

    @Test func `changed attributes are seen after the program has gone`() throws {
      let changed = try shell("stty -echo")
      #expect(try changed.waitForExit() == .code(0))
      #expect(try changed.device.attributes() != changed.attributesBefore)
      #expect(try !changed.device.attributes().echoes)
      let unchanged = try shell("stty -echo; stty echo")
      #expect(try unchanged.waitForExit() == .code(0))
      #expect(try unchanged.device.attributes() == unchanged.attributesBefore)
    }

    @Test func `a number isn't found at the start of a longer one`() throws {
      let session = try shell(#"printf 'Tile 11\n Tile 1 x'"#)
      #expect(try session.waitForExit() == .code(0))
      #expect(try #require(session.screen.find("Tile 1")) == (1, 1))
      #expect(try #require(session.screen.find("Tile 11")) == (0, 0))
      #expect(session.screen.find("Tile 2") == nil)
    }

    @Test func `what never comes is told with the screen`() throws {
      let session = try shell("echo something else")
      let failure = #expect(throws: TerminalFailure.self) { try session.wait(forText: "Tile palette") }
      #expect(failure?.description.contains("|something else|") == true)
    }

    @Test func `closing the window hangs up`() throws {
      let session = try shell("trap 'exit 5' HUP; echo ready; while :; do sleep 0.01; done")
      try session.wait(forText: "ready")
      session.device.close()
      #expect(try session.waitForExit() == .code(5))
    }
  }
}
