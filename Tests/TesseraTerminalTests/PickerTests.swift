import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Items in on standard input, screen on the terminal, the choice out on standard output.
  @Suite struct Picker {
    @Test func `Enter prints the focused item, status 0`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"])
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\n")
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: [
      ([Key.right], "beta"), ([.right, .right], "gamma"), ([.right, .left], "alpha"), ([.end], "gamma"),
    ])
    func `arrows choose another`(keys: [Key], item: String) throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"])
      for key in keys { try session.press(key) }
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "\(item)\n")
    }

    @Test func `a number picks its item`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"])
      try session.press(.text("3"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "gamma\n")
    }

    @Test func `a click picks the item under it`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"])
      try session.wait(for: "the wish for clicks") { $0.modes.mouseReporting > 0 }
      let place = try session.wait(forText: "beta")
      try session.press(.click(column: place.column, row: place.row))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "beta\n")
    }

    @Test(arguments: [(Key.escape, ExitStatus.code(1)), (.control("c"), .code(130))])
    func `leaving without a choice prints nothing`(key: Key, status: ExitStatus) throws {
      let session = try Tessera.openPicker(["alpha", "beta"])
      try session.press(key)
      #expect(try session.waitForExit() == status)
      #expect(session.output.isEmpty)
      try session.expectTerminalGivenBack()
    }

    @Test func `arguments are items too`() throws {
      let session = try Tessera.start(["alpha", "beta"])
      try session.wait(forText: "beta")
      try session.press(.right, .enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "beta\n")
    }

    @Test func `no items are no choice: status 1, no screen`() throws {
      let session = try Tessera.start(input: .bytes([]))
      #expect(try session.waitForExit() == .code(1))
      #expect(session.output.isEmpty)
      #expect(!session.log.contains(0x1B))
    }

    @Test func `what is picked comes out byte for byte`() throws {
      let item: [UInt8] = [0x20, 0x62, 0xFF, 0xFE, 0x09, 0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x63, 0x20]
      let session = try Tessera.start(input: .bytes(item + [0x0A] + Array("other\n".utf8)))
      try session.wait(forText: "other")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.output == item + [0x0A])
    }

    @Test func `control bytes of an item never reach the terminal`() throws {
      let session = try Tessera.start(
        input: .bytes(Array("\u{7}bell\u{1B}]2;owned\u{7}\u{1B}[2Jx\u{9B}31m\nother\n".utf8)))
      try session.wait(forText: "other")
      try session.waitForSilence()
      #expect(session.screen.bellCount == 0)
      #expect(session.screen.title != "owned")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
    }

    @Test func `a closed standard input is no items for the arguments' sake`() throws {
      let session = try Tessera.start(["alpha", "beta"], input: .closed)
      try session.wait(forText: "alpha")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\n")
    }

    @Test(arguments: ["/", "/proc/self/mem", "/dev/null"])
    func `an input that gives nothing is told in one line before anything is shown`(path: String) throws {
      let session = try Tessera.start([], input: .file(path), complaints: .collected)
      let status = try session.waitForExit()
      #expect(status == .code(path == "/dev/null" ? 1 : 2))
      #expect(session.output.isEmpty && session.log.isEmpty)
      #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
      try session.expectTerminalGivenBack()
    }

    @Test func `a reader that has left is an error, told after the screen was left`() throws {
      let file = try TemporaryFile([])
      let path = file.path + ".pipe"
      try #require(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(reader >= 0)
      let session = try Tessera.start(["alpha", "beta"], output: .file(path), complaints: .collected)
      try session.wait(forText: "beta")
      close(reader)
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(2))
      #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
      try session.expectTerminalGivenBack()
    }

    @Test func `an answer that can't be written is an error, told after the screen was left`() throws {
      let session = try Tessera.start(["alpha", "beta"], output: .file("/dev/full"), complaints: .collected)
      try session.wait(forText: "alpha")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(2))
      #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
      try session.expectTerminalGivenBack()
    }

    @Test func `a closed standard output is an error, and the answer isn't written to the screen`() throws {
      let session = try Tessera.start(["alpha", "beta"], output: .closed, complaints: .collected)
      // It may be told before anything is shown, or when there is something to write.
      try session.wait(for: "the screen or the end") { $0.shows("alpha") || session.process.poll() != nil }
      if session.process.status == nil { try session.press(.enter) }
      #expect(try session.waitForExit() == .code(2))
      #expect(session.complaints.filter { $0 == 0x0A }.count == 1)
      #expect(!session.screen.shows("alpha"))
      try session.expectTerminalGivenBack()
    }
  }
}

extension TerminalTests.Picker {
  @Test func `keys typed before the first picture count`() throws {
    let session = try Tessera.start([], input: .bytes(Array("alpha\nbeta\ngamma\n".utf8)))
    // At once: the program has hardly begun.
    try session.press(.text("3"))
    #expect(try session.waitForExit() == .code(0))
    #expect(session.outputText == "gamma\n")
  }
}
