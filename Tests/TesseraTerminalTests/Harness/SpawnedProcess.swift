import CVterm

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs in a session of its own, on a terminal device or without one.
final class SpawnedProcess {
  /// Where a standard stream goes.
  enum Stream {
    /// To the terminal device.
    case terminal
    /// To a file of this name.
    case file(String)
    /// To a descriptor of the test.
    case descriptor(Int32)
    /// Nowhere: the program starts with it closed.
    case closed
  }

  /// The process, which is also its session and its process group.
  let identifier: pid_t

  /// How it ended; nil as long as ``poll()`` hasn't seen that.
  private(set) var status: ExitStatus?

  /// Starts a program. With a device it becomes the controlling terminal; signals have their defaults.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], device: String?, streams: [Stream]
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var options: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var options = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&options)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&options)
    }

    // The first terminal that the leader of a session opens becomes its controlling one. Held at a high
    // descriptor until all streams are in their place.
    let held: Int32 = 200
    if let device { posix_spawn_file_actions_addopen(&actions, held, device, O_RDWR, 0) }
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .terminal: posix_spawn_file_actions_adddup2(&actions, held, number)
      case .file(let name):
        posix_spawn_file_actions_addopen(&actions, number, name, number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      case .closed: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      }
    }
    for (number, stream) in zip(Int32(0)..., streams) {
      if case .closed = stream { posix_spawn_file_actions_addclose(&actions, number) }
    }
    if device != nil { posix_spawn_file_actions_addclose(&actions, held) }

    var every = sigset_t()
    var none = sigset_t()
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&options, &every)
    posix_spawnattr_setsigmask(&options, &none)
    let flags = tessera_spawn_setsid | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&options, Int16(flags))

    var process: pid_t = 0
    let failure = Self.withStrings([path] + arguments) { words in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&process, path, &actions, &options, words, variables)
      }
    }
    guard failure == 0 else {
      throw TerminalFailure("\(path) can't be started: \(String(cString: strerror(failure)))")
    }
    identifier = process
  }

  /// A process that still runs is killed, so that a failed test leaves nothing behind.
  deinit {
    guard poll() == nil else { return }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  }

  /// How it ended, nil while it runs; doesn't wait.
  @discardableResult
  func poll() -> ExitStatus? {
    guard status == nil else { return status }
    var waitStatus: Int32 = 0
    if waitpid(identifier, &waitStatus, WNOHANG) == identifier { status = ExitStatus(waitStatus: waitStatus) }
    return status
  }

  /// Sends a signal to the process alone.
  func send(signal: Int32) { kill(identifier, signal) }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
