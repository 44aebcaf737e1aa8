#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of options that a user has once for all.
enum ConfigurationFile {
  /// What a file may have at most, in bytes.
  private static let limit = 1 << 20

  /// Where it is: in `$XDG_CONFIG_HOME`, where that is an absolute path, else in `~/.config`; nil without a home.
  ///
  /// Bytes, as the name of a folder need not be UTF-8.
  static func path(environment: (String) -> [UInt8]?) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    if let folder = environment("XDG_CONFIG_HOME"), folder.first == slash { return folder + "/tessera/config".utf8 }
    guard let home = environment("HOME"), home.first == slash else { return nil }
    return home + "/.config/tessera/config".utf8
  }

  /// What is in it; nil where there is none.
  ///
  /// Options can run commands, so a file that isn't the user's own (or root's), or that others may write to, is
  /// refused.
  static func contents(of path: [UInt8]) throws(ConfigurationError) -> [UInt8]? {
    // Made for messages only: cleaning it would take a twentieth of the time to the first picture.
    var name: String { printable(String(decoding: path, as: UTF8.self)) }
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw .unreadable(path: name, errno: code)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      throw .unreadable(path: name, errno: code)
    }
    if status.st_uid != geteuid(), status.st_uid != 0 { throw .foreignOwner(path: name) }
    if status.st_mode & (S_IWGRP | S_IWOTH) != 0 { throw .writableByOthers(path: name) }
    var contents: [UInt8] = []
    while contents.count <= limit {
      var code: Int32 = 0
      let block = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
        var count = 0
        repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
        code = count < 0 ? errno : 0
        filled = max(0, count)
      }
      if code != 0 { throw .unreadable(path: name, errno: code) }
      if block.isEmpty { return contents }
      contents += block
    }
    throw .tooLarge(path: name)
  }
}
