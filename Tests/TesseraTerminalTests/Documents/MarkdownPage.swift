import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A page of the repository's documents, as far as tests read it.
struct MarkdownPage {
  /// A block of code between two fences.
  struct Block: Sendable, CustomTestStringConvertible {
    /// The page, from the folder of the repository, and the line of the first fence, from 1.
    var place: String
    /// The heading of the second level above it; empty before the first.
    var heading: String
    /// What stands behind the first fence: `sh`, `swift`, `text`.
    var language: String
    var code: String
    /// What a comment of the form `<!-- test: … -->` in the line before says; nil without one.
    var mark: String?

    var testDescription: String { place }
  }

  /// The blocks, in the order of the page.
  private(set) var blocks: [Block] = []

  /// The folder of the repository.
  static var root: String { folder(of: #filePath, above: 4) }

  /// Reads a page by its path from the folder of the repository.
  init(_ name: String) throws {
    var heading = ""
    var mark: String?
    var open: (line: Int, language: String, lines: [String])?
    let lines = try text(of: Self.root + "/" + name).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            Block(
              place: "\(name):\(block.line)", heading: heading, language: block.language,
              code: block.lines.joined(separator: "\n"), mark: mark))
          open = nil
          mark = nil
        } else {
          open = (index + 1, String(line.dropFirst(3)), [])
        }
      } else if open != nil {
        open?.lines.append(String(line))
      } else if line.hasPrefix("<!-- test: "), line.hasSuffix(" -->") {
        mark = String(line.dropFirst(11).dropLast(4))
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        mark = nil
      } else if !line.isEmpty {
        mark = nil
      }
    }
  }

  /// The pages that people read: the README, what is about it, and all of `docs`, but the manual, whose source is tested.
  static func names() throws -> [String] {
    var names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    for folder in ["docs", "docs/Tessera.docc", "docs/TesseraUI.docc", "docs/TesseraLayout.docc"] {
      guard let stream = opendir(root + "/" + folder) else { throw TerminalFailure("\(folder) can't be read") }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasSuffix(".md"), name != "manual.md" { names.append("\(folder)/\(name)") }
      }
    }
    return names.sorted()
  }

  static func folder(of path: String, above levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
  }
}

/// The text of a file.
func text(of path: String) throws -> String {
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
