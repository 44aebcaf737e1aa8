#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which of the standard descriptors 0–2 were closed when the program started.
///
/// A closed one would be taken by the next file that is opened, the terminal for example, and answers
/// would go to the screen.
package struct StandardStreams: Equatable, Sendable {
  /// Whether standard input was closed: there are no items to be read.
  package var inputWasClosed = false

  /// Whether standard output was closed: an answer can't be given.
  package var outputWasClosed = false

  /// Whether standard error was closed: complaints are lost.
  package var errorWasClosed = false

  /// Fills the holes among descriptors 0–2 with `/dev/null` and tells which there were.
  ///
  /// To be called before anything is opened. Where `/dev/null` can't be opened, the holes stay; they are told all
  /// the same.
  package static func fillingHoles() -> StandardStreams {
    var result = StandardStreams()
    // From the lowest up: open takes the lowest free descriptor.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      switch descriptor {
      case STDIN_FILENO: result.inputWasClosed = true
      case STDOUT_FILENO: result.outputWasClosed = true
      default: result.errorWasClosed = true
      }
      let filled = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
      if filled > descriptor { close(filled) }
    }
    return result
  }
}
