#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The built program, as tests start it.
enum Tessera {
  /// Where it is: what `TESSERA_BINARY` says, else beside the program that runs the tests.
  static func path() throws -> String {
    if let given = getenv("TESSERA_BINARY") { return String(cString: given) }
    let folder = try folder()
    let path = folder + "tessera"
    guard access(path, X_OK) == 0 else { throw TerminalFailure("\(path) isn't built; TESSERA_BINARY may name another") }
    return path
  }

  private static func folder() throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw TerminalFailure("TESSERA_BINARY must tell where the program is") }
    let runner = buffer[..<count].map { UInt8(bitPattern: $0) }
    return String(decoding: runner.prefix(through: runner.lastIndex(of: UInt8(ascii: "/")) ?? 0), as: UTF8.self)
  }

  /// Where the program is that shows what reaches it: beside the one that runs the tests.
  static func probePath() throws -> String {
    let folder = try folder()
    let path = folder + "TerminalProbe"
    guard access(path, X_OK) == 0 else { throw TerminalFailure("\(path) isn't built") }
    return path
  }

  /// Starts the probe.
  static func startProbe(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      probePath(), arguments, columns: columns, rows: rows, environment: environment, output: .collected)
  }

  /// Starts it; standard output is collected, as `$(…)` does it.
  static func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    hasTerminal: Bool = true, tellsSize: Bool = true, input: TerminalSession.Input = .terminal,
    output: TerminalSession.Output = .collected, complaints: TerminalSession.Output = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      path(), arguments, columns: columns, rows: rows, environment: environment, hasTerminal: hasTerminal,
      tellsSize: tellsSize, input: input, output: output, complaints: complaints)
  }

  /// Opens the sample palette and waits until it is there.
  static func openPalette(columns: Int = 80, rows: Int = 24) throws -> TerminalSession {
    let session = try start(columns: columns, rows: rows)
    try session.wait(forText: "Tile 1")
    return session
  }

  /// Opens a picker of items that come through a pipe, and waits until the first is there.
  static func openPicker(
    _ items: [String], _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> TerminalSession {
    let lines = items.map { $0 + "\n" }.joined()
    let session = try start(arguments, columns: columns, rows: rows, input: .bytes(Array(lines.utf8)))
    if let first = items.first { try session.wait(forText: first) }
    return session
  }
}
