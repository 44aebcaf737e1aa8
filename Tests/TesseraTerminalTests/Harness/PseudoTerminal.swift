import CVterm

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal device without a terminal: a program has the one end, the test the other.
///
/// Used by one test at a time. The test also holds the program's end open, so that the attributes can be
/// asked for after the program has gone, and the device isn't hung up before ``close()``.
final class PseudoTerminal {
  /// The end of the test, non-blocking.
  let controller: Int32

  /// The program's end.
  private let device: Int32

  /// The name of the program's end, such as `/dev/pts/3`.
  let path: String

  private var isOpen = true

  /// Opens one with a size in cells; 0 × 0 is a size that was never set.
  init(columns: Int, rows: Int) throws {
    var name: UnsafePointer<CChar>?
    controller = tessera_open_terminal(&name)
    guard controller >= 0, let name else { throw TerminalFailure(call: "posix_openpt") }
    path = String(cString: name)
    device = open(path, O_RDWR | O_NOCTTY)
    guard device >= 0 else { throw TerminalFailure(call: "open \(path)") }
    // Programs of other tests must not hold it open.
    for descriptor in [controller, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    guard fcntl(controller, F_SETFL, O_NONBLOCK) == 0 else { throw TerminalFailure(call: "fcntl") }
    try setSize(columns: columns, rows: rows)
  }

  deinit { close() }

  /// Tells the device its size; a different one sends SIGWINCH to the programs on it.
  func setSize(columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw TerminalFailure(call: "TIOCSWINSZ") }
  }

  /// The attributes of the line as they are now.
  func attributes() throws -> LineAttributes {
    var attributes = termios()
    guard tcgetattr(device, &attributes) == 0 else { throw TerminalFailure(call: "tcgetattr") }
    return LineAttributes(attributes)
  }

  /// How many bytes were typed that nobody has read; those of an unfinished line too.
  func waitingInput() throws -> Int {
    var attributes = termios()
    guard tcgetattr(device, &attributes) == 0 else { throw TerminalFailure(call: "tcgetattr") }
    // The line discipline hides an unfinished line unless every byte counts.
    var raw = attributes
    raw.c_lflag &= ~tcflag_t(ICANON)
    guard tcsetattr(device, TCSANOW, &raw) == 0 else { throw TerminalFailure(call: "tcsetattr") }
    defer { tcsetattr(device, TCSANOW, &attributes) }
    var count: Int32 = 0
    guard ioctl(device, UInt(FIONREAD), &count) == 0 else { throw TerminalFailure(call: "FIONREAD") }
    return Int(count)
  }

  /// The process group that has the keyboard; its number is that of its first process.
  func foregroundGroup() throws -> pid_t {
    let group = tcgetpgrp(controller)
    guard group > 0 else { throw TerminalFailure(call: "tcgetpgrp") }
    return group
  }

  /// Sends bytes as if they were typed.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.writeSome(controller, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        throw TerminalFailure("the program reads nothing: \(rest.count) bytes don't fit")
      } else if errno != EINTR {
        throw TerminalFailure(call: "write to \(path)")
      }
    }
  }

  /// The bytes that the program has sent since the last call, empty for none.
  func read() -> [UInt8] { isOpen ? readAvailable(controller).bytes : [] }

  /// Hangs the line up, as a terminal whose window is closed. Harmless the second time.
  func close() {
    guard isOpen else { return }
    isOpen = false
    _ = Self.closeDescriptor(controller)
    _ = Self.closeDescriptor(device)
  }

  // The names of the C functions are taken by methods here.
  private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func closeDescriptor(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }
}

/// Reads what is there without waiting, and tells whether the other end is closed.
func readAvailable(_ descriptor: Int32) -> (bytes: [UInt8], isAtEnd: Bool) {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count < 0 && errno == EINTR {
      continue
    } else {
      return (bytes, count == 0 || errno != EAGAIN)
    }
  }
}
