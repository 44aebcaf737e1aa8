#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that lasts as long as the test that made it.
final class TemporaryFile {
  /// Where it is; the name has no signs that a shell takes for its own.
  let path: String

  /// Makes a file of some bytes that nobody else may read.
  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/tessera-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw TerminalFailure(call: "mkstemp") }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw TerminalFailure(call: "write to \(path)") }
      rest = rest.dropFirst(count)
    }
  }

  deinit { unlink(path) }
}
