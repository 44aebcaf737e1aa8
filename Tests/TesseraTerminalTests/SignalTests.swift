import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// However the program ends or stops, the terminal is given back.
  @Suite struct Signals {
    @Test(arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS,
      SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
    ])
    func `a signal ends it with the status that shells expect`(signal: Int32) throws {
      let session = try Tessera.openPalette()
      try session.wait(for: "the alternate screen") { $0.modes.isAlternateScreen }
      session.process.send(signal: signal)
      #expect(try session.waitForExit().shellStatus == 128 + signal)
      #expect(session.output.isEmpty)
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV])
    func `a picture that is cut in the middle leaves nothing behind`(signal: Int32) throws {
      let session = try Tessera.openPicker((1...2_000).map { "item \($0)" }, columns: 200, rows: 60)
      try session.waitForSilence()
      // All tiles change, which is more than a terminal takes that nobody reads, and the cursor shows at the end.
      try session.press(.text("/9"))
      let deadline = ContinuousClock.now + TerminalSession.patience
      while !session.hasOutput || state(of: session.process.identifier) != "S", .now < deadline {
        session.pause(atMost: .milliseconds(10))
      }
      session.process.send(signal: signal)
      #expect(try session.waitForExit().shellStatus == 128 + signal)
      try session.expectTerminalGivenBack()
      // The whole screen scrolls again.
      let log = String(decoding: session.log, as: UTF8.self)
      let last = try #require(log.matches(of: /\u{1B}\[[0-9;]*r/).last)
      #expect(["\u{1B}[r", "\u{1B}[1;60r"].contains(last.output), "\(last.output.debugDescription)")
    }

    @Test func `control C interrupts, status 130`() throws {
      let session = try Tessera.openPalette()
      try session.press(.text("3"))
      try session.wait(forText: "Selected tile: 3")
      try session.press(.control("c"))
      #expect(try session.waitForExit() == .code(130))
      #expect(session.output.isEmpty)
      try session.expectTerminalGivenBack()
    }

    @Test func `a stop that can't be seen coming is made good on continuing`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"])
      session.process.send(signal: SIGSTOP)
      try session.resize(columns: 60, rows: 12)
      let before = session.log.count
      session.process.send(signal: SIGCONT)
      try session.wait(for: "a picture") { _ in session.log.count > before }
      try session.wait(forText: "gamma")
      try session.press(.right, .enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "beta\n")
      try session.expectTerminalGivenBack()
    }

    @Test func `a window that closes ends it`() throws {
      let session = try Tessera.openPalette()
      session.device.close()
      #expect(try session.waitForExit().shellStatus == 128 + SIGHUP)
    }

    @Test func `a picker whose shell is killed ends, and doesn't spin`() throws {
      let script = #"sh -c 'echo "pid $$."; exec "$0"' "$0"; :"#
      let session = try TerminalSession("/bin/sh", ["-c", script, Tessera.path()], output: .terminal)
      try session.wait(forText: "Tile 1")
      let text = String(decoding: session.log, as: UTF8.self)
      let digits = try #require(text.firstRange(of: "pid ")).upperBound
      let picker = try #require(pid_t(text[digits...].prefix { $0.isNumber }))
      session.process.send(signal: SIGKILL)
      #expect(try session.waitForExit() == .signal(SIGKILL))
      let deadline = ContinuousClock.now + TerminalSession.patience
      while isRunning(picker), .now < deadline { session.pause(atMost: .milliseconds(10)) }
      #expect(!isRunning(picker))
    }

    /// Whether there is such a process that hasn't ended; one that nobody has asked after yet has.
    private func isRunning(_ process: pid_t) -> Bool { state(of: process).map { $0 != "Z" } ?? false }

    /// What a process does, by the letter that the kernel has for it: `S` while it waits.
    private func state(of process: pid_t) -> Character? {
      let file = open("/proc/\(process)/stat", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 512)
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let text = String(decoding: buffer[..<count], as: UTF8.self)
      return text.firstRange(of: ") ").map { text[$0.upperBound] }
    }

    /// As an ignored one is in a shell: what it would end is told by the write that fails.
    @Test func `SIGPIPE ends nothing`() throws {
      let session = try Tessera.openPalette()
      session.process.send(signal: SIGPIPE)
      try session.press(.text("5"))
      try session.wait(forText: "Selected tile: 5")
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: [Key.control("z"), nil])
    func `suspending gives the terminal back, continuing takes it again`(key: Key?) throws {
      let session = try openUnderShell()
      try session.press(.text("4"))
      try session.wait(forText: "Selected tile: 4")
      if let key {
        try session.press(key)
      } else {
        kill(try session.device.foregroundGroup(), SIGTSTP)
      }
      // By SIGTSTP or by SIGSTOP, which a program may send itself after it has cleaned up.
      try session.wait(for: "the shell") {
        $0.shows("stopped \(128 + SIGTSTP)") || $0.shows("stopped \(128 + SIGSTOP)")
      }
      #expect(!session.screen.modes.isAlternateScreen)
      #expect(session.screen.modes.cursorIsVisible && session.screen.modes.mouseReporting == 0)
      #expect(try session.device.attributes() == session.attributesBefore)

      // The window may have changed meanwhile.
      try session.resize(columns: 40, rows: 20)
      try session.press(.enter)
      try session.wait(for: "two columns") { $0.modes.isAlternateScreen && $0.tileRows.joined().contains(4) }
      try session.wait(forText: "Selected tile: 4")
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      try session.wait(forFocusOnTile: 4)
      try session.press(.text("q"))
      try session.wait(forText: "left 0")
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "4\n")
      try session.expectTerminalGivenBack()
    }

    // zsh continues what it starts in a pipeline though nothing was stopped.
    @Test(arguments: [[], ["--height", "5"]])
    func `a continue without a stop keeps the cursor's place and the rows above`(options: [String]) throws {
      let script = #"printf 'one\ntwo\n' >&2; printf 'a\nb\n' | "$0" "$@"; echo "left $?" >&2"#
      let session = try TerminalSession("/bin/sh", ["-c", script, Tessera.path()] + options, output: .collected)
      try session.wait(for: "the picker") { $0.shows("1 a") }
      let picker = try session.device.foregroundGroup()
      for _ in 1...3 {
        let length = session.log.count
        kill(-picker, SIGCONT)
        try session.wait(for: "the picture again") { _ in session.log.count > length }
        session.pause(atMost: .milliseconds(50))
      }
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(Array(session.screen.lines.prefix(4)) == ["one", "two", "left 0", ""], "\(session.screen.lines)")
      #expect(session.outputText == "a\n")
      try session.expectTerminalGivenBack()
    }

    @Test func `with nobody to continue it, control Z does nothing`() throws {
      let session = try Tessera.openPalette()
      try session.press(.control("z"), .text("5"))
      try session.wait(forText: "Selected tile: 5")
      #expect(session.screen.modes.isAlternateScreen)
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    // Job control is the shell's: it tells the status of the stopped job and continues it after a line.
    private func openUnderShell() throws -> TerminalSession {
      let script = #"set -m; "$0"; echo "stopped $?" >&2; read line; fg >/dev/null; echo "left $?" >&2"#
      let session = try TerminalSession("/bin/sh", ["-c", script, Tessera.path()], output: .collected)
      try session.wait(forText: "Tile 1")
      return session
    }
  }
}
