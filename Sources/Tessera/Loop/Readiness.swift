#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the loop can read without waiting, after it has waited for something to happen.
package struct Readiness {
  /// Whether the terminal has input, or has gone: reading tells which.
  package let terminal: Bool

  /// Whether the terminal was hung up; what had arrived before can still be read.
  package let terminalIsHungUp: Bool

  /// Whether each source has something, or has ended.
  package let sources: [Bool]

  /// Sleeps until a signal, the terminal, a source or the deadline; without a deadline as long as it takes.
  package init(terminal: Terminal, sources: [InputSource], deadline: ContinuousClock.Instant?) {
    var entries = [terminal.descriptor, terminal.signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    entries += sources.map {
      pollfd(fd: $0.descriptor, events: Int16($0.wait == .input ? POLLIN : POLLOUT), revents: 0)
    }
    let timeout = deadline.map { PollTimeout.milliseconds(from: .now, to: $0) } ?? -1
    let count = poll(&entries, nfds_t(entries.count), timeout)
    // A signal interrupts: nothing is known to be readable, and the flags are looked at next.
    let happened = count > 0 ? entries[0].revents : 0
    self.terminal = happened != 0
    terminalIsHungUp = happened & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    self.sources = entries.dropFirst(2).map { count > 0 && $0.revents != 0 }
  }
}
