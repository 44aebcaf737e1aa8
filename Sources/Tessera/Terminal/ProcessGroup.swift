import CTerminalSignals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Stopping and ending, as the shell and the kernel understand them.
package enum ProcessGroup {
  /// Who is stopped.
  package enum Extent: Sendable {
    /// This process: somebody else sent the signal, and sent it to whom they wanted.
    case thisProcess
    /// Everybody in the group, as the terminal does for Ctrl-Z: what feeds us stops too.
    case wholeGroup
  }

  /// Whether a shell could continue this process after a stop.
  ///
  /// Not where the group holds the session's leader (the only program of a terminal window, or of a script in one),
  /// nor where the parent is of another session. An orphaned group that this overlooks isn't stopped by the kernel.
  package static var canBeResumed: Bool {
    let session = getsid(0)
    return getpgid(session) != getpgrp() && getsid(getppid()) == session
  }

  /// Stops, and returns once continued; at once where the kernel refuses. The terminal must have been left.
  package static func stop(_ extent: Extent) { tessera_signals_stop(extent == .wholeGroup ? 1 : 0) }

  /// Ends this process by a signal, without a core file, as its parent expects it of one that was sent the signal.
  ///
  /// Returns only if the signal is held up; exit with 128 and its number then.
  package static func die(of signal: Int32) { tessera_signals_die(signal) }
}
