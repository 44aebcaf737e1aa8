#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe between a test and a program; the test's end doesn't block.
final class Pipe {
  /// Which way bytes go.
  enum Direction {
    /// From the test to the program.
    case toProgram
    /// From the program to the test.
    case fromProgram
  }

  /// The end that the program gets.
  let programEnd: Int32

  /// The end of the test.
  let testEnd: Int32

  private var openEnds: Set<Int32>

  /// Opens one.
  init(_ direction: Direction) throws {
    // A program that ends without having read its input is a result, not the end of all tests.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalFailure(call: "pipe") }
    (programEnd, testEnd) = direction == .toProgram ? (ends[0], ends[1]) : (ends[1], ends[0])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(testEnd, F_SETFL, O_NONBLOCK)
    openEnds = Set(ends)
  }

  deinit { for end in openEnds { close(end) } }

  /// Closes one end; harmless the second time.
  func closeEnd(_ end: Int32) {
    if openEnds.remove(end) != nil { close(end) }
  }
}
