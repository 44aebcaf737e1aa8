#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes one line to standard error: the program's name, a colon, and what is wrong.
///
/// To be called once the terminal was given back. What can't be written is lost: there is nobody left to tell.
package func complain(_ message: String, program: String) {
  let line = Array("\(program): \(message)\n".utf8)
  var written = 0
  while written < line.count {
    let count = line.withUnsafeBytes { bytes in
      write(STDERR_FILENO, bytes.baseAddress?.advanced(by: written), line.count - written)
    }
    guard count > 0 || (count < 0 && errno == EINTR) else { return }
    written += max(0, count)
  }
}
