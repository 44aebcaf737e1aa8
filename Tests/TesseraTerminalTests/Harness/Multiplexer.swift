#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A tmux of its own, with one window: a second terminal, by other hands than the emulator's.
final class Multiplexer {
  private let folder: String
  private let program: String

  /// Starts one that runs a program, or a line of the shell, in a window of a size in cells, without a status line.
  init(running path: String, columns: Int, rows: Int) throws {
    let candidates = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw TerminalFailure("tmux isn't installed")
    }
    self.program = program
    var template = Array("/tmp/tessera-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TerminalFailure(call: "mkdtemp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try run(
      "start-server", ";", "set-option", "-g", "default-terminal", "tmux-256color", ";",
      "set-option", "-g", "status", "off", ";", "set-option", "-g", "escape-time", "0", ";",
      "new-session", "-d", "-x", String(columns), "-y", String(rows), path)
  }

  deinit {
    _ = try? run("kill-server")
    unlink(folder + "/socket")
    rmdir(folder)
  }

  /// Gives tmux a command and returns what it prints.
  @discardableResult
  func run(_ command: String...) throws -> String {
    let session = try TerminalSession(
      program, ["-u", "-S", folder + "/socket", "-f", "/dev/null"] + command, hasTerminal: false,
      input: .file("/dev/null"), output: .collected, complaints: .collected)
    guard try session.waitForExit() == .code(0) else { throw session.failure("tmux \(command) failed") }
    return session.outputText
  }

  /// Presses a key by tmux' name for it, such as `Down`.
  func press(_ key: String) throws { try run("send-keys", key) }

  /// Changes the size of the window, in cells.
  func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", String(columns), "-y", String(rows))
  }

  /// The text of the window's rows, without blanks at their ends.
  func lines() throws -> [String] {
    try run("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Waits until the window shows these rows.
  func wait(for expected: [String]) throws { try wait(for: "\(expected)") { $0 == expected } }

  /// Waits until a condition holds for the window's rows, and returns them.
  @discardableResult
  func wait(for what: String, until condition: ([String]) -> Bool) throws -> [String] {
    let deadline = ContinuousClock.now + TerminalSession.patience
    var shown: [String] = []
    while .now < deadline {
      shown = try lines()
      if condition(shown) { return shown }
    }
    throw TerminalFailure("tmux never showed \(what)", screen: shown)
  }
}
