import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the program can't do what it was asked for; each ends it with status 2.
enum CommandError: Error {
  case terminal(TerminalError)
  case output(AnswerError)
  case input(errno: Int32)
  case tooMuchInput

  init(_ error: ItemReaderError) {
    switch error {
    case .unreadable(let code): self = .input(errno: code)
    case .storeIsFull, .outOfMemory: self = .tooMuchInput
    }
  }

  /// One sentence for people.
  var explanation: String {
    switch self {
    case .terminal(let error): error.explanation
    case .output(.readerIsGone): "standard output: nobody reads it any more"
    case .output(.noSpaceLeft): "standard output: \(Self.reason(ENOSPC))"
    case .output(.unwritable(let code)): "standard output: \(Self.reason(code))"
    case .input(let code): "standard input: \(Self.reason(code))"
    case .tooMuchInput: "standard input: more than fits into memory"
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
