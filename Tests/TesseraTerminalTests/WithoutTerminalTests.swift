import Testing

extension TerminalTests {
  /// What needs no terminal works without one; what needs one says so.
  @Suite struct WithoutTerminal {
    private func run(
      _ arguments: [String], input: TerminalSession.Input = .file("/dev/null"), environment: [String: String] = [:]
    ) throws -> (status: ExitStatus, output: String, complaints: String) {
      let session = try Tessera.start(
        arguments, environment: environment, hasTerminal: false, input: input, complaints: .collected)
      let status = try session.waitForExit()
      #expect(session.log.isEmpty)
      return (status, session.outputText, String(decoding: session.complaints, as: UTF8.self))
    }

    @Test func `a picker without a terminal is an error in one line`() throws {
      let (status, output, complaints) = try run([], input: .bytes(Array("alpha\nbeta\n".utf8)))
      #expect(status == .code(2))
      #expect(output.isEmpty)
      #expect(complaints.split(separator: "\n").count == 1 && complaints.hasSuffix("\n"))
    }

    @Test(arguments: [
      ["--no-such-option"], ["--plan", "wide"], ["--plan"], ["--snapshot", "60"], ["--snapshot", "0x0"],
      ["--items", "many", "--plan", "96"],
    ])
    func `what is wrong on the command line is told in one line, status 2`(arguments: [String]) throws {
      let (status, output, complaints) = try run(arguments)
      #expect(status == .code(2))
      #expect(output.isEmpty)
      #expect(complaints.split(separator: "\n").count == 1 && complaints.hasSuffix("\n"))
    }

    @Test(arguments: ["--help", "--version"])
    func `help and version are answers on standard output`(option: String) throws {
      let (status, output, complaints) = try run([option])
      #expect(status == .code(0))
      #expect(output.contains("tessera") && output.hasSuffix("\n"))
      #expect(complaints.isEmpty)
    }

    @Test func `a terminal is not touched where none is needed`() throws {
      let session = try Tessera.start(["--version"])
      #expect(try session.waitForExit() == .code(0))
      #expect(session.log.isEmpty)
      try session.expectTerminalGivenBack()
    }

    @Test func `the plan of the sample palette has the columns of the table`() throws {
      let (status, output, _) = try run(["--plan", "96,200,304,408"])
      #expect(status == .code(0))
      let rows = output.split(separator: "\n").dropFirst().map { line in
        line.split(separator: " ").compactMap { Int($0) }
      }
      #expect(rows == [[96, 1, 96, 12], [200, 2, 200, 7], [304, 3, 200, 5], [408, 4, 200, 4]])
    }

    @Test func `a snapshot is a plain text of the size that was asked for`() throws {
      let (status, output, _) = try run(["--snapshot", "80x24"], environment: ["LANG": "C.UTF-8"])
      #expect(status == .code(0))
      #expect(output.contains("Tile palette") && output.contains("Tile 11"))
      #expect(!output.contains("\u{1B}"))
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 25)
      for line in lines { #expect(line.count <= 80) }
    }
  }
}
