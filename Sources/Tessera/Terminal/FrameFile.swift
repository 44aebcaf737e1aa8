import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in memory that collects what ncurses writes for a frame.
///
/// ncurses hands a frame over in many pieces; a terminal that gets it in one write shows it sooner and untorn.
package final class FrameFile {
  /// The stream for ncurses.
  package let stream: UnsafeMutablePointer<FILE>

  private let descriptor: Int32

  /// Makes an empty file.
  package init() throws(TerminalError) {
    descriptor = Self.makeDescriptor()
    guard descriptor >= 0 else { throw .screen(code: errno) }
    guard let stream = fdopen(descriptor, "w+") else {
      let code = errno
      close(descriptor)
      throw .screen(code: code)
    }
    self.stream = stream
  }

  deinit { fclose(stream) }

  /// What was written since the last call; the file is empty again.
  package func collect() throws(TerminalError) -> [UInt8] {
    fflush(stream)
    let length = Int(lseek(descriptor, 0, SEEK_CUR))
    guard length > 0 else { return [] }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
      count = pread(descriptor, buffer.baseAddress, length, 0)
      filled = max(0, count)
    }
    // Overwritten from the start by the next frame, so a session's file is as long as its longest frame.
    guard count == length, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .screen(code: errno) }
    return bytes
  }

  private static func makeDescriptor() -> Int32 {
    let inMemory = tessera_memory_file()
    if inMemory >= 0 { return inMemory }
    // Without one, a file whose name is gone as soon as it is open.
    var template = Array("/tmp/tessera-frame.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return descriptor }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
