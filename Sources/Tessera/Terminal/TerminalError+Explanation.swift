#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TerminalError {
  /// One sentence for people: what was wrong and what would be right. Names from outside are cleaned.
  package var explanation: String {
    switch self {
    case .noDevice(let code): "no terminal to draw on (/dev/tty: \(Self.reason(code)))"
    case .typeNotSet: "TERM is not set; set it to the type of your terminal, such as xterm-256color"
    case .typeIsDumb: "a terminal of the type 'dumb' can't place text"
    case .unknownType(let name):
      "unknown terminal type '\(Self.printable(name))'; set TERM to one that `toe -a` lists"
    case .noTypeDatabase: "no terminfo database found; install ncurses-base or set TERMINFO"
    case .incapableType(let name): "a terminal of the type '\(Self.printable(name))' can't place text"
    case .modes(let code): "the terminal's modes can't be set: \(Self.reason(code))"
    case .signals(let code): "signals can't be received: \(Self.reason(code))"
    case .screen(let code): "the screen can't be set up: \(Self.reason(code))"
    case .refused(let operation): "the screen refused an operation: \(operation)"
    case .gone: "the terminal was closed"
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  // An environment variable may hold anything, and this goes to a terminal.
  private static func printable(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(64).map { (" "..."~").contains($0) ? $0 : "?" }))
  }
}
