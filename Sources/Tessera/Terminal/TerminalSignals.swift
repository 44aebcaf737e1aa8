import CTerminalSignals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that were recorded.
package struct SignalSet: OptionSet, Sendable {
  /// A bit `1 << signal` each.
  package let rawValue: UInt32

  /// Creates a set from its bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one signal, by its number.
  package init(_ signal: Int32) { self.init(rawValue: 1 << UInt32(signal)) }

  /// The window has another size.
  package static let windowChange = SignalSet(SIGWINCH)
  /// The process was continued after a stop.
  package static let resume = SignalSet(SIGCONT)
  /// Somebody asks the process to stop.
  package static let stop = SignalSet(SIGTSTP)
  /// Those that end the program.
  package static let ending: SignalSet = [
    SignalSet(SIGINT), SignalSet(SIGTERM), SignalSet(SIGHUP), SignalSet(SIGQUIT),
  ]
}

/// The signals of a program that owns a terminal: recorded, never acted on in a handler.
///
/// Process-wide: install once at a time.
package struct TerminalSignals {
  /// Readable after a signal.
  package let descriptor: Int32

  /// Starts recording. To be undone with ``restore()``.
  package static func install() throws(TerminalError) -> TerminalSignals {
    let descriptor = tessera_signals_install()
    guard descriptor >= 0 else { throw .signals(code: errno) }
    return TerminalSignals(descriptor: descriptor)
  }

  /// Puts back the actions that were found.
  package func restore() { tessera_signals_restore() }

  /// What was recorded since the last call.
  package func take() -> SignalSet { SignalSet(rawValue: tessera_signals_take()) }

  /// What was recorded and not taken yet.
  package static var pending: SignalSet { SignalSet(rawValue: tessera_signals_pending()) }

  /// Makes the descriptor unreadable until the next signal, and keeps what was recorded.
  package static func quiet() { tessera_signals_quiet() }

  /// Prepares what gives the terminal back if the program crashes.
  package func armCrashGuard(descriptor: Int32, modes: termios, bytes: [UInt8]) {
    var modes = modes
    // More bytes than are kept: then the modes alone, which matter most.
    if tessera_signals_arm(descriptor, &modes, bytes, bytes.count) != 0 {
      tessera_signals_arm(descriptor, &modes, bytes, 0)
    }
  }

  /// Undoes ``armCrashGuard(descriptor:modes:bytes:)``.
  package func disarmCrashGuard() { tessera_signals_disarm() }
}
