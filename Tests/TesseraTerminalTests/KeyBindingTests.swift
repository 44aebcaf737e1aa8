import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// The key bindings, pressed in the shells that are installed.
  @Suite struct KeyBindings {
    /// A shell, and how it starts without anybody's configuration.
    struct Shell: Sendable, CustomTestStringConvertible {
      var name: String
      var options: String

      var testDescription: String { name }

      /// Where it is; nil where it isn't installed.
      var path: String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
          .first { access($0, X_OK) == 0 }
      }
    }

    static let shells = [
      Shell(name: "bash", options: "--noprofile --norc -i"), Shell(name: "zsh", options: "-f -i"),
      Shell(name: "fish", options: "--no-config -i"),
    ].filter { $0.path != nil }

    @Test(arguments: shells) func `Ctrl-T puts file names into the line, quoted where they must be`(_ shell: Shell)
      throws
    {
      let session = try start(shell)
      try session.press(.text("printf '<%s>\\n' X"), .control("t"))
      try session.wait(forText: "File:")
      try session.press(.text("it's"))
      try session.press(.enter)
      try session.wait(forText: "X" + #"it\'s\ here"#)
      try session.press(.control("t"))
      try session.wait(forText: "File:")
      // Escape leaves the line as it was.
      try session.press(.escape)
      try session.wait(for: "the line again") { !$0.shows("File:") }
      try run(session, "what it prints") { $0.shows("<Xit's here>") }
    }

    @Test(arguments: shells) func `a name that looks like an option is put in as a path`(_ shell: Shell) throws {
      let session = try start(shell)
      try session.press(.text("printf '<%s>\\n' "), .control("t"))
      try session.wait(forText: "File:")
      try session.press(.text("option"))
      try session.press(.enter)
      try session.wait(for: "the line again") { !$0.shows("File:") && $0.shows("./-option") }
      try run(session, "what it prints") { $0.shows("<./-option>") }
    }

    @Test(arguments: shells) func `Alt-C goes to a folder and keeps what was typed`(_ shell: Shell) throws {
      let session = try start(shell)
      try session.press(.text("echo \"now $PWD\""))
      try session.send(Array("\u{1B}c".utf8))
      try session.wait(forText: "Folder:")
      try session.press(.text("sub"))
      try session.press(.enter)
      try session.wait(for: "the line again") { !$0.shows("Folder:") && $0.shows("echo \"now") }
      try run(session, "the folder's name") {
        $0.lines.contains { $0.hasPrefix("now /") && $0.hasSuffix("/sub dir") }
      }
    }

    @Test(arguments: shells) func `Ctrl-R puts a command of the history into the line, whole`(_ shell: Shell) throws {
      let session = try start(shell)
      try session.press(.text("echo \"upper"), .enter, .text("lower\""), .enter)
      try session.wait(for: "what it prints") { lines($0, "lower") == 1 }
      try session.press(.text("low"), .control("r"))
      try session.wait(forText: "History: low")
      try session.press(.enter)
      try session.wait(for: "the line again") { $0.lines.count { $0.hasSuffix("lower\"") } == 2 }
      try run(session, "the same again") { lines($0, "upper") == 2 && lines($0, "lower") == 2 }
    }

    @Test(arguments: shells) func `a key that isn't asked for stays what it was`(_ shell: Shell) throws {
      let session = try start(shell, keys: "history")
      try session.press(.text("echo one"), .control("t"), .enter)
      // Two characters changed places, or nothing happened, as the shell has it; no picker opened.
      try session.wait(for: "what it prints") { lines($0, "one") + lines($0, "oen") == 1 }
      #expect(!session.screen.shows("File:"))
    }

    // Enter is pressed again every second: between the picker's end and the line's return a key may be nobody's, and at
    // an empty line it does nothing.
    private func run(
      _ session: TerminalSession, _ what: String, until condition: @escaping (TerminalEmulator) -> Bool
    ) throws {
      var next = ContinuousClock.now
      try session.wait(for: what) { screen in
        if condition(screen) { return true }
        if .now >= next {
          try session.press(.enter)
          next = .now + .seconds(1)
        }
        return false
      }
    }

    private func lines(_ screen: TerminalEmulator, _ line: String) -> Int { screen.lines.count { $0 == line } }

    // In a folder of its own, which goes with the shell, and with the bindings read.
    private func start(_ shell: Shell, keys: String = "files directories history") throws -> TerminalSession {
      let path = try #require(shell.path)
      let program = try Tessera.path().split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let session = try TerminalSession(
        "/bin/sh",
        [
          "-c",
          """
          HOME=$(mktemp -d) && trap 'rm -rf "$HOME"' EXIT && cd "$HOME" && mkdir "sub dir" other &&
            : >"it's here" && : >./-option && \(path) \(shell.options)
          """,
        ],
        environment: ["PATH": "\(program.joined(separator: "/")):/usr/local/bin:/usr/bin:/bin"])
      let set = shell.name == "fish" ? "set TESSERA_KEYS \(keys)" : "TESSERA_KEYS='\(keys)'"
      // A word that isn't in the line that is typed tells that the shell is through with it.
      try session.press(
        .text("\(set); source '\(MarkdownPage.root)/share/key-bindings/tessera.\(shell.name)'; echo rea''dy"), .enter)
      try session.wait(forText: "ready")
      return session
    }
  }
}
