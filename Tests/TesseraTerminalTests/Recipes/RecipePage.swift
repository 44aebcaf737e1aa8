#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The page of recipes as the repository has it.
enum RecipePage {
  /// The folder of the repository.
  static var root: String { folder(of: #filePath, above: 4) }

  /// The folder of what the recipes are run with: commands and a home.
  static var stage: String { folder(of: #filePath, above: 1) }

  /// The blocks of shell code by the heading above each, in the order of the page.
  static func blocks() throws -> [(heading: String, code: String)] {
    var result: [(heading: String, code: String)] = []
    var heading = ""
    var code: [String]?
    for line in try text(of: root + "/docs/recipes.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = code { result.append((heading, lines.joined(separator: "\n"))) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(String(line))
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
      }
    }
    return result
  }

  private static func text(of path: String) throws -> String {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw TerminalFailure("\(path) can't be read") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }

  private static func folder(of path: String, above levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
  }
}
