#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where items come from: standard input or a file.
struct ItemSource: Equatable {
  /// What messages call it.
  let name: String

  /// What is read.
  let descriptor: Int32

  /// Standard input.
  static let standardInput = ItemSource(name: "standard input", descriptor: STDIN_FILENO)

  /// The sources of `--file`, opened all at once, so that a missing one is told before anything is shown.
  static func sources(of paths: [[UInt8]]) throws(CommandError) -> [ItemSource] {
    var sources: [ItemSource] = []
    for path in paths { sources.append(try source(of: path)) }
    return sources
  }

  private static func source(of path: [UInt8]) throws(CommandError) -> ItemSource {
    if path == [UInt8(ascii: "-")] { return .standardInput }
    let name = printable(String(decoding: path, as: UTF8.self))
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .input(source: name, errno: errno) }
    return ItemSource(name: name, descriptor: descriptor)
  }
}
