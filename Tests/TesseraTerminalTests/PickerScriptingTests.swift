import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// What a script gets of a picker with a filter, marks, keys of its own.
  @Suite struct PickerScripting {
    @Test func `--multi prints the marks in the input's order`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"], ["--multi"])
      try session.press(.right, .right, .text(" "), .left, .left, .text(" "))
      try session.wait(forText: "(2 marked)")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\ngamma\n")
      try session.expectTerminalGivenBack()
    }

    @Test func `--marking-order prints them as they were marked, --print0 ends them by NUL`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"], ["-m", "--marking-order", "--print0"])
      try session.press(.right, .text(" "), .left, .text(" "))
      try session.wait(forText: "(2 marked)")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "beta\0alpha\0")
    }

    @Test func `of two equal items the marked one is told by --index`() throws {
      let session = try Tessera.openPicker(["a", "a", "b"], ["-m", "--index"])
      try session.press(.right, .text(" "))
      try session.wait(forText: "(1 marked)")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "2\n")
    }

    @Test func `typing filters, and Enter takes the best match`() throws {
      let session = try Tessera.openPicker(["alpha", "beta", "gamma"], [])
      try session.press(.text("/gam"))
      try session.wait(forText: "1/3")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "gamma\n")
    }

    @Test func `keys that arrive at once filter before they choose`() throws {
      let session = try Tessera.openPicker((1...3000).map { "item \($0) of many" }, ["--search"])
      try session.send(Array("2999\r".utf8))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "item 2999 of many\n")
    }

    @Test func `numbers are those drawn`() throws {
      let items = (1...20).map { $0 == 3 || $0 == 17 ? "odd\($0)" : "even" }
      let session = try Tessera.start(
        ["--query", "odd"], input: .bytes(Array(items.map { $0 + "\n" }.joined().utf8)))
      try session.wait(forText: "2/20")
      try session.press(.text("2"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "odd17\n")
    }

    @Test func `a number with further digits to come waits, Backspace and Esc in the field don't leave`() throws {
      let session = try Tessera.openPicker(["alpha", "beta"], [])
      try session.press(.text("/zz"))
      try session.wait(forText: "0/2")
      try session.press(.escape)
      try session.wait(forText: "alpha")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
      #expect(session.output.isEmpty)
    }

    @Test func `without a match Enter ends with 1 and prints nothing`() throws {
      let session = try Tessera.openPicker(["alpha"], [])
      try session.press(.text("/zzz"))
      try session.wait(forText: "0/1")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(1))
      #expect(session.output.isEmpty)
    }

    @Test func `--allow-new prints what was typed`() throws {
      let session = try Tessera.openPicker(["alpha"], ["--allow-new"])
      try session.press(.text("/new one"))
      try session.wait(forText: "0/1")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "new one\n")
    }

    @Test func `--print-query and --expect come before the item, as in fzf`() throws {
      let session = try Tessera.openPicker(["alpha", "beta"], ["--print-query", "--expect=ctrl-v,f2"])
      try session.press(.text("/be"))
      try session.wait(forText: "1/2")
      try session.press(.control("v"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "be\nctrl-v\nbeta\n")
    }

    @Test func `with --expect Enter prints an empty line for its key`() throws {
      let session = try Tessera.openPicker(["alpha", "beta"], ["--expect=f2"])
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "\nalpha\n")
    }

    @Test func `--keep-open prints each choice at once and stays; its status is 0`() throws {
      let session = try Tessera.openPicker(["alpha", "beta"], ["--keep-open"])
      try session.press(.enter)
      try session.wait(for: "the first choice") { _ in session.outputText == "alpha\n" }
      try session.press(.right, .enter)
      try session.wait(for: "the second choice") { _ in session.outputText == "alpha\nbeta\n" }
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "alpha\nbeta\n")
    }

    @Test(arguments: [[], ["--plain"]])
    func `with --keep-open a pick that can't be written ends it, with status 2`(options: [String]) throws {
      for output in [TerminalSession.Output.file("/dev/full"), .closed] {
        let session = try Tessera.start(
          ["--keep-open"] + options, input: .bytes(Array("alpha\nbeta\n".utf8)), output: output)
        try session.wait(forText: "beta")
        try session.press(.text(options.isEmpty ? "" : "1"), .enter)
        #expect(try session.waitForExit() == .code(2))
        try session.expectTerminalGivenBack()
      }
    }

    @Test func `a reader that doesn't read holds up no key and no signal`() throws {
      let file = try TemporaryFile([])
      let path = file.path + ".pipe"
      try #require(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      let reader = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      try #require(reader >= 0)
      defer { close(reader) }
      let label = String(repeating: "long ", count: 40_000)
      let session = try Tessera.start(
        ["--keep-open"], input: .bytes(Array((label + "\nshort\n").utf8)), output: .file(path))
      try session.wait(forText: "short")
      try session.press(.enter)
      try session.press(.right)
      try session.wait(for: "the focus on the second") { $0.cursor.column > 8 || $0.cursor.row > 3 }
      var received: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      try session.wait(for: "all of the item, while the picker is open") { _ in
        let count = read(reader, &block, block.count)
        if count > 0 { received += block[..<count] }
        return received.count > label.utf8.count
      }
      #expect(received == Array((label + "\n").utf8))
      try session.press(.left, .enter)
      try session.wait(for: "the focus on the first") { $0.cursor.column <= 8 && $0.cursor.row <= 3 }
      session.process.send(signal: SIGTERM)
      #expect(try session.waitForExit().shellStatus == 128 + SIGTERM)
      try session.expectTerminalGivenBack()
    }

    @Test(arguments: [("0.3", ExitStatus.code(1), ""), ("0.3:later", .code(0), "later\n")])
    func `--timeout ends the choice by itself`(_ value: String, _ status: ExitStatus, _ output: String) throws {
      let session = try Tessera.openPicker(["alpha"], ["--timeout=\(value)"])
      #expect(try session.waitForExit() == status)
      #expect(session.outputText == output)
    }

    @Test func `the item of --start has the focus, wherever it is`() throws {
      let session = try Tessera.start(
        ["--start=item37"], columns: 40, rows: 6,
        input: .bytes(Array((1...40).map { "item\($0)\n" }.joined().utf8)))
      try session.wait(forText: "item37")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "item37\n")
    }

    @Test func `--select-1 waits for the end of the input`() throws {
      let session = try Tessera.start(["--select-1"], input: .pipe)
      session.feedInput(Array("alpha\n".utf8))
      session.takeWhatArrived()
      session.feedInput(Array("beta\n".utf8))
      session.endInput()
      try session.wait(forText: "beta")
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
    }

    @Test func `late items leave focus and marks where they are`() throws {
      let session = try Tessera.start(["-m"], input: .pipe)
      session.feedInput(Array("one\ntwo\nthree\n".utf8))
      try session.wait(forText: "three")
      try session.press(.right, .right, .text(" "))
      try session.wait(forText: "(1 marked)")
      session.feedInput(Array((4...40).map { "item\($0)\n" }.joined().utf8))
      session.endInput()
      try session.wait(forText: "40 (1 marked)")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "three\n")
    }

    @Test func `an endless producer ends when the picker is left`() throws {
      let session = try TerminalSession(
        "/bin/sh", ["-c", "(yes; echo $? >&2) | \(try Tessera.path())"], output: .collected, complaints: .collected)
      try session.wait(for: "the first tile") { $0.shows("1 y") }
      try session.press(.escape)
      #expect(try session.waitForExit() == .code(1))
    }

    @Test func `in a command substitution the screen is on the terminal, in colour, and only the choice is the value`()
      throws
    {
      let session = try TerminalSession(
        "/bin/sh", ["-c", "x=$(printf 'alpha\\nbeta\\n' | \(try Tessera.path())); echo \"got $x\""])
      try session.wait(forText: "beta")
      #expect(session.log.count > 100 && String(decoding: session.log, as: UTF8.self).contains("48;5;"))
      try session.press(.enter)
      try session.wait(forText: "got alpha")
      _ = try session.waitForExit()
    }
  }
}

extension TerminalTests.PickerScripting {
  private static func run(_ arguments: [String], _ input: String) throws -> (ExitStatus, String) {
    let session = try Tessera.start(arguments, input: .bytes(Array(input.utf8)))
    let status = try session.waitForExit()
    return (status, session.outputText)
  }

  @Test(
    arguments: [
      (["--multi", "--select-1"], "one\n", ExitStatus.code(0), "one\n"),
      (["--select-1", "--expect=f2"], "one\n", .code(0), "\none\n"),
      (["--select-1", "--print-query", "--expect=f2", "-q", "on"], "one\ntwo\n", .code(0), "on\n\none\n"),
      (["--select-1", "--print0", "--print-query"], "one\n", .code(0), "\0one\0"),
      (["--exit-0", "--print-query", "--expect=f2", "-q", "zz"], "one\n", .code(1), "zz\n\n"),
      (["--filter=o", "--print0", "--print-query"], "one\ntwo\n", .code(0), "o\0one\0two\0"),
      (["--filter=o", "--index", "--print0"], "two\none\n", .code(0), "2\01\0"),
      (["--timeout=0.2:late", "--expect=f2", "--print-query"], "one\n", .code(0), "\n\nlate\n"),
      (["--timeout=0.2:late", "--print0"], "one\n", .code(0), "late\0"),
      (["--read0", "--select-1"], "a\nb\0", .code(0), "a\nb\n"),
      (["--read0", "--print0", "--select-1"], "a\nb", .code(0), "a\nb\0"),
      (["--select-1"], "same\nsame\n", nil, ""),
      (["--ansi", "--select-1", "--accept-nth=2"], "\u{1B}[31ma b\u{1B}[m c\n", .code(0), "b\n"),
      (["--ansi", "--select-1", "--with-nth=2"], "\u{1B}[31ma b\u{1B}[m c\n", .code(0), "\u{1B}[31ma b\u{1B}[m c\n"),
      (["--json", "--select-1"], #"{"label":"a","disabled":true}"# + "\n" + #"{"label":"b"}"#, .code(0), "b\n"),
    ] as [([String], String, ExitStatus?, String)])
  func `what is printed has the order query, key, items, each ended alike`(
    _ arguments: [String], _ input: String, _ status: ExitStatus?, _ output: String
  ) throws {
    guard let status else {
      // Equal items are two: there is something to choose.
      let session = try Tessera.openPicker(["same", "same"], arguments)
      try session.press(.right, .enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "same\n")
      return
    }
    let result = try Self.run(arguments, input)
    #expect(result.0 == status)
    #expect(result.1 == output)
  }

  @Test(arguments: [["--print-query"], ["--print-query", "--expect=f2"]])
  func `Esc prints nothing, whatever was typed`(_ arguments: [String]) throws {
    let session = try Tessera.openPicker(["one"], arguments + ["-q", "o"])
    try session.press(.escape, .escape)
    #expect(try session.waitForExit() == .code(1))
    #expect(session.output.isEmpty)
  }

  @Test(arguments: [
    ([Key.escape], ExitStatus.code(1), ""), ([.enter, .escape], .code(0), "one\n"),
    ([.enter, .control("c")], .code(130), "one\n"), ([.text("/zz"), .enter, .escape, .escape], .code(1), ""),
  ])
  func `--keep-open ends with 0 once something was picked`(_ keys: [Key], _ status: ExitStatus, _ output: String) throws
  {
    let session = try Tessera.openPicker(["one", "two"], ["--keep-open"])
    for key in keys {
      try session.press(key)
      try session.waitForSilence()
    }
    #expect(try session.waitForExit() == status)
    #expect(session.outputText == output)
  }

  @Test func `--print0 ends the sample palette's number too`() throws {
    let session = try Tessera.start(["--print0"])
    try session.wait(forText: "Tile 1")
    try session.press(.text("3"))
    try session.wait(forText: "Selected tile: 3")
    try session.press(.text("q"))
    #expect(try session.waitForExit() == .code(0))
    #expect(session.output == [0x33, 0])
  }
}
