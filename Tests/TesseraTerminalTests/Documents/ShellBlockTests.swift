import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Every block of shell code in the documents does what the comment before it says, `<!-- test: … -->`:
  ///
  /// - `recipe`: its commands stand in docs/recipes.md too, where ``Recipes`` runs them.
  /// - `make`: each line is `make` with a target that there is.
  /// - `runs`: it runs without a terminal's keys, and ends with 0; a block of text that follows is what it prints.
  /// - `keys KEY … prints TEXT`: it shows something, is given these keys, and prints a last line that ends so.
  @Suite struct ShellBlocks {
    /// A block, and the text that should come of it.
    struct Case: Sendable, CustomTestStringConvertible {
      var block: MarkdownPage.Block
      var output: String?

      var testDescription: String { block.place }
    }

    static let cases: [Case] = {
      let pages = (try? MarkdownPage.names().map(MarkdownPage.init)) ?? []
      return pages.flatMap { page in
        page.blocks.indices.compactMap { index in
          guard page.blocks[index].language == "sh" else { return nil }
          let next = page.blocks.dropFirst(index + 1).first
          return Case(block: page.blocks[index], output: next?.mark == "printed" ? next?.code : nil)
        }
      }
      // Those have tests of their own.
      .filter { !$0.block.place.hasPrefix("docs/recipes.md") }
    }()

    @Test func `there are blocks to run`() { #expect(Self.cases.count > 5) }

    #if os(Linux)
      @Test func `the manual in Markdown is the manual page's`() throws {
        let session = try TerminalSession(
          MarkdownPage.root + "/Tools/manual", hasTerminal: false, input: .file("/dev/null"), output: .collected,
          complaints: .collected)
        #expect(try session.waitForExit() == .code(0))
        let isFresh = try session.outputText == text(of: MarkdownPage.root + "/docs/manual.md")
        #expect(isFresh, "docs/manual.md is stale; `make golden` makes it again")
      }
    #endif

    @Test func `every link leads to a file`() throws {
      for name in try MarkdownPage.names() {
        let folder = MarkdownPage.root + "/" + name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        for part in try text(of: MarkdownPage.root + "/" + name).split(
          separator: "](", omittingEmptySubsequences: false
        ).dropFirst() {
          let target = part.prefix { $0 != ")" && $0 != "#" }
          if target.isEmpty || target.contains(":") || target.contains(" ") || name.contains(".docc/") { continue }
          #expect(access(folder + target, R_OK) == 0, "\(name) links to \(target)")
        }
      }
    }

    @Test func `every block says what language it is in`() throws {
      for name in try MarkdownPage.names() {
        for block in try MarkdownPage(name).blocks {
          #expect(["sh", "swift", "text", "json"].contains(block.language), "\(block.place)")
        }
      }
    }

    @Test(arguments: cases) func `a block does what the page says`(_ test: Case) throws {
      let block = test.block
      let mark = try #require(block.mark, "\(block.place) needs a comment <!-- test: … --> that says how to run it")
      switch mark {
      case "recipe":
        let known = try MarkdownPage("docs/recipes.md").blocks.map(\.code).joined(separator: "\n")
        for command in commands(block.code) { #expect(known.contains(command), "\(block.place) isn't a recipe") }
      case "make":
        let targets = try text(of: MarkdownPage.root + "/Makefile").split(separator: "\n")
        for line in commands(block.code) {
          let words = line.split(separator: " ")
          #expect(words.count > 1 && words[0] == "make", "\(block.place): \(line)")
          #expect(targets.contains { $0.hasPrefix(words[1] + ":") }, "\(block.place): there is no `make \(words[1])`")
        }
      case "runs":
        let session = try Stage.start(block.code)
        #expect(try session.waitForExit() == .code(0), "\(session.failure(block.place))")
        if let output = test.output { #expect(session.outputText == output + "\n") }
      default:
        let words = mark.split(separator: " ")
        try #require(words.first == "keys", "\(block.place) has an unknown mark: \(mark)")
        let end = try #require(words.firstIndex(of: "prints"))
        let session = try Stage.start(block.code)
        // A picture: something that isn't blank.
        try session.wait(for: "a picture") { $0.lines.contains { !$0.isEmpty } }
        for word in words[1..<end] { try session.press(try #require(key(word))) }
        #expect(try session.waitForExit() == .code(0))
        let expected = words[(end + 1)...].joined(separator: " ")
        #expect(session.outputText.split(separator: "\n").last?.hasSuffix(expected) == true, "\(session.outputText)")
      }
    }

    /// The commands of a block: its paragraphs, without lines that are comments and comments behind two spaces.
    private func commands(_ code: String) -> [String] {
      let lines = code.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        line.firstRange(of: "  #").map { String(line[..<$0.lowerBound]) } ?? String(line)
      }
      // A line that is indented, or follows a pipe or an `&&`, belongs to the one before.
      return lines.reduce(into: []) { result, line in
        let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
        if let last = result.last, last.hasSuffix("|") || last.hasSuffix("&&") || line.hasPrefix("  ") {
          result[result.count - 1] = last + "\n" + trimmed
        } else {
          result.append(trimmed)
        }
      }
    }

    private func key(_ word: Substring) -> Key? {
      switch word {
      case "Up": .up
      case "Down": .down
      case "Left": .left
      case "Right": .right
      case "End": .end
      case "Enter": .enter
      case "Space": .text(" ")
      case "Esc": .escape
      default: word.hasPrefix("\"") && word.hasSuffix("\"") ? .text(String(word.dropFirst().dropLast())) : nil
      }
    }
  }
}
