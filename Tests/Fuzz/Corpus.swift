#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that targets are fed with.
enum Corpus {
  /// A folder or file can't be read.
  struct Unreadable: Error {
    let path: String
  }

  /// The names and contents of the files of a target, in the order of their names.
  static func files(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = "\(#filePath)".split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Corpora/" + target
    guard let directory = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return try names.sorted().map { ($0, try contents(of: folder + "/" + $0)) }
  }

  private static func contents(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Unreadable(path: path) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { return result }
      result += block[..<count]
    }
  }
}
