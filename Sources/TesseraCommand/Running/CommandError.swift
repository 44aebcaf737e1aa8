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
  case input(source: String, errno: Int32)
  case tooMuchInput(source: String)
  case item(source: String, JSONItemError)

  /// Why an item can't be taken, whatever source it is of.
  enum BadItem: Error {
    case json(JSONItemError)
    case tooMuch
  }

  init(_ error: ItemReaderError, source: String) {
    switch error {
    case .unreadable(let code): self = .input(source: source, errno: code)
    case .storeIsFull, .outOfMemory: self = .tooMuchInput(source: source)
    }
  }

  init(_ error: BadItem, source: String) {
    switch error {
    case .json(let error): self = .item(source: source, error)
    case .tooMuch: self = .tooMuchInput(source: source)
    }
  }

  /// Whether an item is wrong, rather than reading.
  var isOfItem: Bool {
    if case .item = self { true } else { false }
  }

  /// One sentence for people.
  var explanation: String {
    switch self {
    case .terminal(let error): error.explanation
    case .output(.readerIsGone): "standard output: nobody reads it any more"
    case .output(.noSpaceLeft): "standard output: \(Self.reason(ENOSPC))"
    case .output(.unwritable(let code)): "standard output: \(Self.reason(code))"
    case .input(let source, let code): "\(source): \(Self.reason(code))"
    case .tooMuchInput(let source): "\(source): more than fits into memory"
    case .item(let source, let error): "\(source), \(error.explanation)"
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
