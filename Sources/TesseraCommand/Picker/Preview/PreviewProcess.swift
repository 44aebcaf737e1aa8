#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command of the preview while it runs, and the end of the pipe that it writes to.
///
/// It leads a process group, which is killed as a whole. Nothing here waits.
struct PreviewProcess {
  /// What came of reading.
  enum Reading {
    /// Some bytes.
    case bytes([UInt8])
    /// Nothing for now.
    case nothing
    /// Nobody writes any more.
    case end
  }

  /// The process, which is its group too.
  let process: pid_t

  /// What it writes can be read here; -1 once that was closed.
  private(set) var descriptor: Int32

  /// Starts a command whose outputs are read together.
  init(_ arguments: [[UInt8]], variables: [[UInt8]]) throws(ChildProcess.StartFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcess.StartFailure(errno: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }
    descriptor = ends[0]
    do throws(ChildProcess.StartFailure) {
      process = try ChildProcess.start(arguments, on: .pipe(ends[1]), variables: variables)
    } catch {
      close(ends[0])
      throw error
    }
  }

  /// Reads what was written, at most 64 KB.
  func takeOutput() -> Reading {
    guard descriptor >= 0 else { return .end }
    var code: Int32 = 0
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      code = errno
      filled = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (code == EAGAIN || code == EINTR) ? .nothing : .end
  }

  /// Reads no more; a command that writes on is ended by that.
  mutating func closePipe() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Ends the command and all that it has started.
  func end() { kill(-process, SIGKILL) }

  /// Its exit status once it has ended, as a shell has it; nil while it runs. Afterwards nothing is left of it.
  func takeStatus() -> Int32? { Self.takeStatus(of: process) }

  /// As ``takeStatus()``, of a process by its number; 127 for one that isn't ours.
  static func takeStatus(of process: pid_t) -> Int32? {
    var found = siginfo_t()
    guard waitid(P_PID, id_t(process), &found, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      return errno == EINTR ? nil : 127
    }
    guard found.si_signo == SIGCHLD else { return nil }
    // What it has started in the background goes with it; as long as it isn't taken, its number is nobody else's.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    return ChildProcess.exitStatus(ofWait: status)
  }
}
