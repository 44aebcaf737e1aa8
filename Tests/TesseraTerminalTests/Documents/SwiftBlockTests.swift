import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Every block of Swift in the documents compiles.
  ///
  /// All that `import SwiftUI` are one module, compiled with the alias; all others are another. So a later block may use
  /// what an earlier one declares, and no two may declare the same. A block marked `<!-- test: statements -->` is the
  /// body of a function, one marked `<!-- test: package -->` a manifest.
  @Suite struct SwiftBlocks {
    @Test func `blocks that import Tessera or nothing compile`() throws {
      try compile(blocks().filter { !$0.code.contains("import SwiftUI") }, [])
    }

    @Test func `blocks that import SwiftUI compile with the alias`() throws {
      try compile(blocks().filter { $0.code.contains("import SwiftUI") }, ["-module-alias", "SwiftUI=Tessera"])
    }

    private func blocks() throws -> [MarkdownPage.Block] {
      try MarkdownPage.names().flatMap { try MarkdownPage($0).blocks }.filter {
        $0.language == "swift" && $0.mark != "package"
      }
    }

    private func compile(_ blocks: [MarkdownPage.Block], _ options: [String]) throws {
      try #require(!blocks.isEmpty)
      let built = String(
        cString: try #require(getenv("TESSERA_EXAMPLES"), "TESSERA_EXAMPLES must tell where the modules are"))
      var template = Array("/tmp/tessera-test-XXXXXX".utf8CString)
      try #require(mkdtemp(&template) != nil)
      let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      var files: [String] = []
      defer {
        for file in files { unlink(file) }
        rmdir(folder)
      }
      for (index, block) in blocks.enumerated() {
        let name = "\(folder)/block\(index).swift"
        files.append(name)
        try store(source(block, index), to: name)
      }
      let root = MarkdownPage.root
      let session = try TerminalSession(
        "/usr/bin/env",
        ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Documents"] + options
          + ["-I", built + "/Modules", "-I", built + "/CTerminalSignals.build", "-I", root + "/Sources/CNcurses"]
          + ["-I", root + "/Sources/CUnistring", "-module-cache-path", built + "/ModuleCache"] + files,
        environment: ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin"],
        hasTerminal: false, input: .file("/dev/null"), output: .collected, complaints: .collected)
      let status = try session.waitForExit(within: .seconds(120))
      #expect(status == .code(0), "\(String(decoding: session.complaints, as: UTF8.self))")
    }

    // Complaints name the page and its line. A module has one `@main` at most, and documents have several.
    private func source(_ block: MarkdownPage.Block, _ index: Int) -> String {
      let lines = block.code.split(separator: "\n", omittingEmptySubsequences: false)
      var imports = lines.filter { $0.hasPrefix("import ") }
      if imports.isEmpty { imports = ["import Tessera"] }
      // Lines keep their places.
      let rest = lines.map { $0.hasPrefix("import ") || $0 == "@main" ? "" : $0 }
      let parts = block.place.split(separator: ":")
      let location = "#sourceLocation(file: \"\(parts[0])\", line: \((Int(parts[1]) ?? 0) + 1))"
      let isBody = block.mark == "statements"
      let body = isBody ? ["@MainActor func block\(index)() {", location[...]] + rest + ["}"] : [location[...]] + rest
      return (imports + body).joined(separator: "\n") + "\n"
    }

    private func store(_ text: String, to path: String) throws {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      guard descriptor >= 0 else { throw TerminalFailure("\(path) can't be written") }
      defer { close(descriptor) }
      let bytes = Array(text.utf8)
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count == bytes.count else { throw TerminalFailure("\(path) can't be written") }
    }
  }
}
