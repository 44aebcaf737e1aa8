#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is wrong with the options of the environment or of the file; each ends the program with status 2.
enum ConfigurationError: Error, Equatable {
  /// An option is wrong, at a place such as `TESSERA_DEFAULT_OPTS` or a file and a line.
  case option(place: String, OptionError)
  /// A word is no option.
  case noOption(place: String, word: String)
  /// A quotation isn't ended.
  case unfinished(place: String)
  /// The file is somebody else's.
  case foreignOwner(path: String)
  /// The file can be changed by somebody else.
  case writableByOthers(path: String)
  /// The file is there, but can't be read.
  case unreadable(path: String, errno: Int32)
  /// The file is larger than options can be.
  case tooLarge(path: String)

  /// One sentence for people.
  var explanation: String {
    switch self {
    case .option(let place, let error): "\(place): \(error.explanation)"
    case .noOption(let place, let word): "\(place): '\(printable(word))' is no option; options begin with '-'"
    case .unfinished(let place): "\(place): a quotation is not ended"
    case .foreignOwner(let path): "\(path): not read, as it belongs to another user"
    case .writableByOthers(let path): "\(path): not read, as others may write to it; chmod go-w helps"
    case .unreadable(let path, let code):
      "\(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
    case .tooLarge(let path): "\(path): larger than 1 MiB"
    }
  }
}
