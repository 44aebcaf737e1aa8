#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How an event loop ended.
package enum LoopOutcome: Equatable, Sendable {
  /// The interface is done.
  case finished
  /// Ctrl-C was pressed, or SIGINT sent.
  case interrupted
  /// A signal ended it: SIGTERM, SIGHUP or SIGQUIT; Ctrl-\ counts as SIGQUIT.
  case terminated(signal: Int32)
  /// The terminal was closed or hung up.
  case terminalGone

  /// The exit status that a shell expects; nil where the interface knows it.
  ///
  /// 130 for an interruption, 128 and the number for another signal; a terminal that has gone is what SIGHUP tells.
  package var exitStatus: Int32? {
    switch self {
    case .finished: nil
    case .interrupted: 128 + SIGINT
    case .terminated(let signal): 128 + signal
    case .terminalGone: 128 + SIGHUP
    }
  }

  /// The signal to die of (``ProcessGroup/die(of:)``), so that the parent learns what happened; nil where
  /// ``exitStatus`` says all.
  package var signalToDieOf: Int32? {
    guard case .terminated(let signal) = self else { return nil }
    return signal
  }
}
