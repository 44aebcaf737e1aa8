import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal device as something to talk to in lines; its modes stay as they are.
struct LineTerminal: ~Copyable {
  /// What came of waiting for a line.
  enum Line: Equatable {
    /// A line, without its end.
    case text(String)
    /// The end of the input, or a terminal that has gone.
    case end
    /// The time was over first.
    case timeout
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Opens the controlling terminal.
  init() throws(TerminalError) {
    let opened = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { throw .noDevice(code: errno) }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// How large it is.
  var size: CellSize { TerminalSize.ask(descriptor: descriptor, last: nil) }

  /// Prints a text.
  func print(_ text: String) throws(TerminalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .gone
      }
    }
  }

  /// Waits for a line that the user ends, at most until a time.
  mutating func readLine(until deadline: ContinuousClock.Instant?) -> Line {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return .text(line)
      }
      let timeout = deadline.map { PollTimeout.milliseconds(from: .now, to: $0) } ?? -1
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, timeout)
      if ready == 0, let deadline, deadline <= .now { return .timeout }
      guard ready > 0 else {
        if ready == 0 || errno == EINTR { continue }
        return .end
      }
      guard receive() else { return .end }
    }
  }

  private mutating func receive() -> Bool {
    var count = 0
    let block = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    received += block
    return count > 0
  }
}
