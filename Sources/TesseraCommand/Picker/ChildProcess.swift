import CStartup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command that a key, an item or the preview runs, without a shell between.
enum ChildProcess {
  /// What the command reads and writes.
  enum Streams {
    /// The terminal, whatever this program's own streams are.
    case terminal
    /// Nothing.
    case nothing
    /// It reads nothing, and both of its outputs are this descriptor.
    case pipe(Int32)
  }

  /// Why a command can't be started.
  struct StartFailure: Error {
    let errno: Int32
  }

  /// Runs a command to its end; its exit status, 127 where it can't be started, 128 and the number where a signal
  /// ended it.
  ///
  /// Meanwhile an interrupt or a quit from the keyboard is the command's, as with a shell.
  @discardableResult
  static func run(_ arguments: [[UInt8]], on streams: Streams, item: [UInt8]? = nil) -> Int32 {
    var ignored = sigaction()
    #if canImport(Darwin)
      ignored.__sigaction_u.__sa_handler = SIG_IGN
    #else
      ignored.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    var interrupt = sigaction()
    var quit = sigaction()
    sigaction(SIGINT, &ignored, &interrupt)
    sigaction(SIGQUIT, &ignored, &quit)
    defer {
      sigaction(SIGINT, &interrupt, nil)
      sigaction(SIGQUIT, &quit, nil)
    }
    let variables = item.map { [Array("TESSERA_ITEM=".utf8) + $0.filter { $0 != 0 }] }
    let child: pid_t
    do throws(StartFailure) {
      child = try start(arguments, on: streams, variables: variables ?? [])
    } catch {
      return 127
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    return exitStatus(ofWait: status)
  }

  /// The exit status in what `waitpid` tells; 128 and the number where a signal ended the command.
  static func exitStatus(ofWait status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Runs what an item says, with the terminal; a line for the shell finds the item in `TESSERA_ITEM`.
  static func run(_ command: ItemCommand, item: [UInt8]) {
    switch command {
    case .arguments(let words): run(words.map { $0.filter { $0 != 0 } }, on: .terminal, item: item)
    case .shell(let line):
      run([Array("/bin/sh".utf8), Array("-c".utf8), line.filter { $0 != 0 }], on: .terminal, item: item)
    }
  }

  /// Starts a command; its process.
  ///
  /// One that writes to a pipe leads a process group of its own, so that all that it starts can be ended with it.
  ///
  /// - Parameter variables: What is added to the environment, as in `NAME=value`, and wins over what is there.
  static func start(
    _ arguments: [[UInt8]], on streams: Streams, variables: [[UInt8]] = []
  ) throws(StartFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw StartFailure(errno: ENOMEM) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { throw StartFailure(errno: ENOMEM) }
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    switch streams {
    case .terminal:
      for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/tty", O_RDWR, 0) }
    case .nothing:
      for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
    case .pipe(let end):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, end, STDERR_FILENO)
      flags |= Int16(POSIX_SPAWN_SETPGROUP)
    }
    // Signals that are recorded or ignored here are the command's own again.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTERM, SIGHUP, SIGWINCH] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, flags)
    var words = arguments.map(copy)
    defer { for word in words { word?.deallocate() } }
    words.append(nil)
    // Of two variables of one name getenv finds the first, and a shell the last: there may be only one.
    let names = variables.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) + "=" }
    let added = variables.map(copy)
    defer { for variable in added { variable?.deallocate() } }
    var all = added
    var next = startup_environment()
    while let variable = next?.pointee {
      if !names.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) { all.append(variable) }
      next = next.map { $0 + 1 }
    }
    all.append(nil)
    guard let program = words[0] else { throw StartFailure(errno: ENOENT) }
    var child = pid_t()
    let result = posix_spawnp(&child, program, &actions, &attributes, words, all)
    guard result == 0 else { throw StartFailure(errno: result) }
    return child
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }
}
