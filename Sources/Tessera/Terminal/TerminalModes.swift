#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modes of a terminal device: those that were found, and those of a program that reads every key itself.
package struct TerminalModes {
  /// The modes to be restored.
  package private(set) var saved: termios

  private var raw: termios

  /// Reads the modes of a device; changes nothing.
  package init(descriptor: Int32) throws(TerminalError) {
    saved = try Self.read(descriptor)
    raw = saved
  }

  /// Makes every key arrive as it is typed, Ctrl-C, Ctrl-Z and Ctrl-\ too, and output leave unchanged.
  ///
  /// What is found is what will be restored, unless it is what was set here before: a shell hands a stopped program
  /// the modes back that it was stopped with. In the background this stops the program until it is brought to the front.
  package mutating func setRaw(descriptor: Int32) throws(TerminalError) {
    let found = try Self.read(descriptor)
    if !Self.areEqual(found, raw) { saved = found }
    raw = saved
    cfmakeraw(&raw)
    try Self.write(raw, descriptor, TCSADRAIN)
    // What the device kept of it is what a later comparison meets.
    raw = try Self.read(descriptor)
  }

  /// Whether the device has the modes that were set last; false too where it doesn't answer.
  package func areSet(descriptor: Int32) -> Bool {
    do { return Self.areEqual(try Self.read(descriptor), raw) } catch { return false }
  }

  /// Restores the modes that were found, and throws away what was typed meanwhile.
  ///
  /// In the background, where the terminal is somebody else's, only if nobody has changed the modes since.
  package func restore(descriptor: Int32) throws(TerminalError) {
    if tcgetpgrp(descriptor) != getpgrp() {
      guard Self.areEqual(try Self.read(descriptor), raw) else { return }
    }
    var blocked = sigset_t()
    var previous = sigset_t()
    sigemptyset(&blocked)
    // Leaving mustn't end as a stop.
    sigaddset(&blocked, SIGTTOU)
    sigprocmask(SIG_BLOCK, &blocked, &previous)
    defer { sigprocmask(SIG_SETMASK, &previous, nil) }
    try Self.write(saved, descriptor, TCSAFLUSH)
  }

  private static func read(_ descriptor: Int32) throws(TerminalError) -> termios {
    var result = termios()
    guard tcgetattr(descriptor, &result) == 0 else { throw error(errno) }
    return result
  }

  private static func write(_ modes: termios, _ descriptor: Int32, _ when: Int32) throws(TerminalError) {
    var modes = modes
    while tcsetattr(descriptor, when, &modes) != 0 {
      guard errno == EINTR else { throw error(errno) }
    }
  }

  private static func error(_ code: Int32) -> TerminalError { code == EIO ? .gone : .modes(code: code) }

  private static func areEqual(_ left: termios, _ right: termios) -> Bool {
    guard
      left.c_iflag == right.c_iflag, left.c_oflag == right.c_oflag, left.c_cflag == right.c_cflag,
      left.c_lflag == right.c_lflag
    else { return false }
    return withUnsafeBytes(of: left.c_cc) { left in
      withUnsafeBytes(of: right.c_cc) { right in left.elementsEqual(right) }
    }
  }
}
