import CStartup

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command that a key or an item runs, without a shell between.
enum ChildProcess {
  /// What the command reads and writes.
  enum Streams {
    /// The terminal, whatever this program's own streams are.
    case terminal
    /// Nothing.
    case nothing
  }

  /// Runs a command to its end; its exit status, 127 where it can't be started, 128 and the number where a signal
  /// ended it.
  ///
  /// Meanwhile an interrupt or a quit from the keyboard is the command's, as with a shell.
  @discardableResult
  static func run(_ arguments: [[UInt8]], on streams: Streams, item: [UInt8]? = nil) -> Int32 {
    guard !arguments.isEmpty else { return 127 }
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
    guard let child = start(arguments, on: streams, item: item) else { return 127 }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Runs what an item says, with the terminal; a line for the shell finds the item in `TESSERA_ITEM`.
  static func run(_ command: ItemCommand, item: [UInt8]) {
    switch command {
    case .arguments(let words): run(words.map { $0.filter { $0 != 0 } }, on: .terminal, item: item)
    case .shell(let line):
      run([Array("/bin/sh".utf8), Array("-c".utf8), line.filter { $0 != 0 }], on: .terminal, item: item)
    }
  }

  private static func start(_ arguments: [[UInt8]], on streams: Streams, item: [UInt8]?) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    let path = streams == .terminal ? "/dev/tty" : "/dev/null"
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0) }
    // Signals that are recorded or ignored here are the command's own again.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTERM, SIGHUP, SIGWINCH] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = arguments.map(copy)
    defer { for word in words { word?.deallocate() } }
    words.append(nil)
    // The first of two variables of one name counts.
    let added = item.map { copy(Array("TESSERA_ITEM=".utf8) + $0.filter { $0 != 0 }) }
    defer { added??.deallocate() }
    var variables: [UnsafeMutablePointer<CChar>?] = added.map { [$0] } ?? []
    var next = startup_environment()
    while let variable = next?.pointee {
      variables.append(variable)
      next = next.map { $0 + 1 }
    }
    variables.append(nil)
    var child = pid_t()
    guard let program = words[0], posix_spawnp(&child, program, &actions, &attributes, words, variables) == 0
    else { return nil }
    return child
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    return copy
  }
}
