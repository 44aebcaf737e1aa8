/// Why a test of the terminal can't go on: a sentence, and what the screen showed then.
struct TerminalFailure: Error, CustomStringConvertible {
  /// The sentence, with the screen below it.
  let description: String

  /// Creates a failure of one sentence.
  init(_ sentence: String) { description = sentence }

  /// Creates the failure of a system call that has just set `errno`.
  init(call: String) { description = "\(call): \(String(cString: strerror(errno)))" }

  /// Creates a failure that shows the screen.
  init(_ sentence: String, screen: [String]) {
    let rows = screen.map { "  |\($0)|" }.joined(separator: "\n")
    description = "\(sentence); the screen was\n\(rows)"
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
