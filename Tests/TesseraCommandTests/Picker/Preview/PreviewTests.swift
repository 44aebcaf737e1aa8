import Tessera
import Testing

@testable import TesseraCommand

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Running the command of the preview.
@MainActor
@Suite(.serialized) struct PreviewTests {
  private static let size = CellSize(columns: 30, rows: 9)

  private static func preview() throws -> Preview { Preview(command: try #require(CommandTemplate("cat {}"))) }

  private static func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  private static func text(_ preview: Preview) -> String { String(decoding: preview.output, as: UTF8.self) }

  /// The process groups that a shell wrote before it went on.
  private static func process(_ preview: Preview) -> pid_t? { Int32(text(preview).prefix { $0.isNumber }) }

  /// Reads until something holds; false after a while in which it didn't.
  private static func read(_ preview: Preview, until holds: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !holds() {
      guard ContinuousClock.now < end else { return false }
      preview.deadlinePassed()
      guard let source = preview.sources.first else {
        poll(nil, 0, 1)
        continue
      }
      var request = pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 10) > 0 { _ = source.readSlice() }
    }
    return true
  }

  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  @Test(arguments: [
    (["printf", "%s|%s", "a b", "$HOME;"], "a b|$HOME;"), (["sh", "-c", "echo out; echo err >&2"], "out\nerr\n"),
    (["sh", "-c", "echo $COLUMNS $LINES"], "30 9\n"), (["sh", "-c", "echo no >&2; exit 3"], "no\n"),
    (["sh", "-c", "exit 3"], "status 3"), (["true"], ""), (["sh", "-c", "kill -9 $$"], "status 137"),
    (["/nonexistent/program"], "/nonexistent/program: No such file or directory"), (["cat"], ""),
    (["sh", "-c", "[ -t 0 ] || [ -t 1 ] || echo none"], "none\n"),
  ])
  func `shows what a command prints on both outputs, or why it fails`(_ words: [String], _ output: String) throws {
    let preview = try Self.preview()
    preview.show(words.map { Array($0.utf8) }, size: Self.size)
    preview.finish(within: .seconds(10))
    #expect(Self.text(preview) == output)
    #expect(preview.deadline == nil && preview.sources.isEmpty)
  }

  @Test func `a long text is scrolled as far as it has lines, and another one begins at its first`() throws {
    let preview = try Self.preview()
    preview.show(Self.words("seq", "100"), size: Self.size)
    preview.finish(within: .seconds(10))
    #expect(preview.lineCount == 100 && preview.firstLine == 0)
    for (move, line) in [
      (PreviewMove.lines(-1), 0), (.lines(1), 1), (.pages(1), 9), (.pages(0.5), 13), (.pages(-1), 5), (.bottom, 91),
      (.lines(3), 91), (.pages(-20), 0), (.bottom, 91),
    ] {
      preview.scroll(move)
      #expect(preview.firstLine == line)
    }
    preview.show(Self.words("printf", "a\\n\\nb"), size: Self.size)
    #expect(preview.firstLine == 91, "the text that is there stays where it is")
    preview.finish(within: .seconds(10))
    #expect(preview.lineCount == 3 && preview.firstLine == 0)
    preview.scroll(.bottom)
    #expect(preview.firstLine == 0, "all of it is seen")
    preview.show(nil, size: Self.size)
    #expect(preview.lineCount == 0)
  }

  @Test func `the first command starts at once, another after a pause, and the last wish counts`() throws {
    let preview = try Self.preview()
    let now = ContinuousClock.now
    preview.show(Self.words("echo", "1"), size: Self.size, now: now)
    #expect(preview.deadline == now)
    preview.deadlinePassed(now: now)
    for number in 2...50 {
      preview.show(Self.words("echo", "\(number)"), size: Self.size, now: now + .milliseconds(number))
      preview.deadlinePassed(now: now + .milliseconds(number))
      #expect(preview.sources.isEmpty, "nothing is started while the focus moves")
    }
    preview.deadlinePassed(now: now + .milliseconds(50) + Preview.pause)
    #expect(Self.read(preview) { Self.text(preview) == "50\n" })
    preview.close()
  }

  @Test func `what was there stays for a moment, and goes where the next command prints nothing`() throws {
    let preview = try Self.preview()
    preview.show(Self.words("echo", "first"), size: Self.size)
    preview.finish(within: .seconds(10))
    let now = ContinuousClock.now
    preview.show(Self.words("sleep", "100"), size: Self.size, now: now)
    #expect(Self.text(preview) == "first\n")
    preview.deadlinePassed(now: now + Preview.pause)
    #expect(Self.text(preview) == "first\n")
    preview.deadlinePassed(now: now + Preview.pause + Preview.staleness)
    #expect(Self.text(preview) == "")
    preview.close()
  }

  @Test(arguments: [
    "exec sleep 100", "sleep 100 & wait", "trap '' TERM INT HUP; sleep 100; sleep 100", "yes >/dev/null",
  ])
  func `the whole group is killed when the focus moves, and nothing dead is left`(_ rest: String) throws {
    let preview = try Self.preview()
    preview.show(Self.words("sh", "-c", "echo $$; \(rest)"), size: Self.size)
    #expect(Self.read(preview) { Self.process(preview) != nil })
    let process = try #require(Self.process(preview))
    #expect(!Self.isGone(process))
    preview.show(Self.words("echo", "next"), size: Self.size)
    #expect(Self.read(preview) { Self.text(preview) == "next\n" && Self.isGone(process) && Self.isGone(-process) })
    preview.close()
  }

  @Test func `leaving kills it`() throws {
    let preview = try Self.preview()
    preview.show(Self.words("sh", "-c", "echo $$; sleep 100"), size: Self.size)
    #expect(Self.read(preview) { Self.process(preview) != nil })
    let process = try #require(Self.process(preview))
    preview.close()
    #expect(Self.isGone(process) && preview.output.isEmpty && preview.deadline == nil)
  }

  @Test func `endless output is bounded, and its command ended`() throws {
    let preview = try Self.preview()
    preview.show(Self.words("yes", "y"), size: Self.size)
    #expect(Self.read(preview) { preview.sources.isEmpty && preview.deadline == nil && !preview.output.isEmpty })
    #expect(preview.output.count == Preview.mostBytes)
  }

  @Test func `the same command isn't run again, nor is one for nothing`() throws {
    let preview = try Self.preview()
    preview.show(Self.words("echo", "a"), size: Self.size)
    preview.finish(within: .seconds(10))
    preview.show(Self.words("echo", "a"), size: Self.size)
    #expect(preview.deadline == nil)
    preview.show(nil, size: Self.size)
    #expect(preview.deadline == nil && preview.output.isEmpty)
  }

  // MARK: On the screen

  private static func window(_ columns: Int, _ rows: Int, traits: ScreenTraits = .uncoloured) throws -> Window {
    try Window.picker(["alpha", "be ta", "gamma"], columns, rows, traits: traits) {
      $0.appearance.preview = CommandTemplate("printf '<%s>' {}")
    }
  }

  @Test(
    arguments: [
      (100, 12, PreviewPlace.beside), (99, 16, .below), (99, 15, nil), (300, 1, .beside), (40, 40, .below), (9, 9, nil),
    ] as [(Int, Int, PreviewPlace?)])
  func `stands beside the tiles, below or nowhere`(_ columns: Int, _ rows: Int, _ place: PreviewPlace?) throws {
    let window = try Self.window(columns, rows)
    let preview = try #require(window.model?.preview)
    preview.finish(within: .seconds(10))
    window.draw()
    #expect(window.lines.contains { $0.contains("<alpha>") } == (place != nil))
    #expect(window.lines.contains { $0.contains("──────────────────────────────────") } == (place == .below))
    if place == .beside { #expect(window.lines.allSatisfy { $0.contains(" │ ") || !$0.contains("<") }) }
    preview.close()
  }

  @Test func `follows the focus with the item as one argument`() throws {
    let window = try Self.window(120, 20)
    let preview = try #require(window.model?.preview)
    preview.finish(within: .seconds(10))
    window.press(.rightArrow)
    preview.finish(within: .seconds(10))
    window.draw()
    #expect(window.lines.contains { $0.contains("<be ta>") })
    window.type("/zzz")
    #expect(preview.output.isEmpty)
    preview.close()
  }

  @Test func `every size draws`() throws {
    for traits in [ScreenTraits.coloured, .ascii] {
      let window = try Self.window(1, 1, traits: traits)
      for columns in [1, 8, 40, 99, 100, 101, 200] {
        for rows in [1, 2, 3, 15, 16, 17, 40] { window.resize(columns, rows) }
      }
      window.model?.preview?.close()
    }
  }

  @Test(arguments: [(110, 12), (60, 20)])
  func `long output has a scroll bar, in columns that the command isn't told of`(_ columns: Int, _ rows: Int) throws {
    let window = try Window.picker(["one"], columns, rows, traits: .uncoloured) {
      $0.appearance.preview = CommandTemplate("sh -c 'echo $COLUMNS; seq 2 99'")
    }
    let preview = try #require(window.model?.preview)
    preview.finish(within: .seconds(10))
    window.draw()
    let room = columns < 100 ? columns : (columns - 3) / 2
    #expect(String(decoding: preview.output, as: UTF8.self).hasPrefix("\(room - 2)\n"))
    func bar() -> [String] {
      let lines = window.lines.filter { line in ["│", "┃", "╿", "╽"].contains { line.hasSuffix($0) } }
      return lines.map { String($0.suffix(1)) }.filter { $0 != "│" }
    }
    #expect(bar().first == "┃" && window.lines.contains { $0.contains("1/99") })
    let atTop = window.lines
    preview.scroll(.bottom)
    window.draw()
    #expect(window.lines != atTop && bar().last == "┃")
    preview.close()
  }
}
