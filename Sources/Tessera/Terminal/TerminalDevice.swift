#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal device, opened by us: standard input and output stay free for data.
package struct TerminalDevice: ~Copyable {
  /// What reading gave.
  package enum Input: Equatable {
    /// Some bytes: at least one.
    case bytes([UInt8])
    /// Nothing at the moment.
    case nothing
    /// The end: the terminal has gone.
    case end
  }

  /// The descriptor, 3 or higher.
  package let descriptor: Int32

  /// Opens the controlling terminal.
  package init() throws(TerminalError) {
    // Never blocking, so that a signal is heeded while a stuck terminal takes no output. The state belongs to this
    // opening alone; a shell's own isn't touched.
    var opened = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard opened >= 0 else { throw .noDevice(code: errno) }
    if opened <= STDERR_FILENO {
      let moved = fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      let code = errno
      close(opened)
      guard moved >= 0 else { throw .noDevice(code: code) }
      opened = moved
    }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Reads what has arrived, at most `limit` bytes; never waits.
  package func receive(atMost limit: Int) -> Input {
    var count = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      code = errno
      filled = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    // Zero bytes and EIO are how a terminal that was hung up answers.
    return count < 0 && (code == EAGAIN || code == EWOULDBLOCK) ? .nothing : .end
  }

  /// Whether input has arrived that wasn't read yet.
  package var inputIsWaiting: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Waits until input has arrived; false if none has at the deadline, or a signal came.
  package func waitForInput(until deadline: ContinuousClock.Instant) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, PollTimeout.milliseconds(from: .now, to: deadline)) > 0
  }

  /// Writes all of `bytes`, in one call where the terminal takes them at once.
  ///
  /// A terminal that takes nothing is waited for, until a signal wants the program to end (`wakeDescriptor`, which
  /// ``TerminalSignals`` has) or `patience` is over. Answers whether everything was written.
  package func send(
    _ bytes: [UInt8], wakeDescriptor: Int32, patience: Duration? = nil
  ) throws(TerminalError) -> WriteResult {
    let deadline = patience.map { ContinuousClock.now + $0 }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK:
        guard waitForRoom(wakeDescriptor: wakeDescriptor, until: deadline) else { return .abandoned }
      default: throw .gone
      }
    }
    return .complete
  }

  /// How writing ended.
  package enum WriteResult {
    /// All of it was written.
    case complete
    /// The terminal takes nothing, and waiting had an end.
    case abandoned
  }

  private func waitForRoom(wakeDescriptor: Int32, until deadline: ContinuousClock.Instant?) -> Bool {
    var entries = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
    if deadline == nil { entries.append(pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0)) }
    let timeout = deadline.map { PollTimeout.milliseconds(from: ContinuousClock.now, to: $0) } ?? -1
    guard poll(&entries, nfds_t(entries.count), timeout) != 0 else { return false }
    guard deadline == nil, entries[1].revents != 0 else { return true }
    // Flags are kept; the loop looks at them before it waits again.
    TerminalSignals.quiet()
    return TerminalSignals.pending.isDisjoint(with: .ending)
  }
}
