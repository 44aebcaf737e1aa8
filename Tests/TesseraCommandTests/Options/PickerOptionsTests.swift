import Tessera
import Testing

@testable import TesseraCommand

/// The options of the picker, read into their fields.
@MainActor
struct PickerOptionsTests {
  @Test(
    "Each option sets its own field, in every way people write it",
    arguments: [
      (["--read0"], options { $0.input.separator = .null }), (["--print0"], options { $0.answer.separator = .null }),
      (["--file", "a", "--file=-"], options { $0.input.files = [[0x61], [0x2D]] }),
      (["--json"], options { $0.input.isJSON = true }), (["-d", ":"], options { $0.input.delimiter = .text([0x3A]) }),
      (["-d[:;]"], options { $0.input.delimiter = .anyOf([0x3A, 0x3B]) }),
      (["--delimiter", "\\t"], options { $0.input.delimiter = .text([9]) }),
      (["--with-nth=2"], options { $0.input.shownFields = FieldRanges("2") }),
      (["--ansi"], options { $0.input.readsColors = true }),
      (["--section-prefix", "#"], options { $0.input.sectionPrefix = [0x23] }),
      (["--header", "a"], options { $0.appearance.header = "a" }),
      (["--lines", "4"], options { $0.appearance.lineLimit = 4 }),
      (["--columns", "2..6"], options { $0.appearance.tileColumns = 2...6 }),
      (["--columns", "4"], options { $0.appearance.tileColumns = 4...4 }),
      (["--columns", "..4"], options { $0.appearance.tileColumns = 1...4 }),
      (["--columns", "4.."], options { $0.appearance.tileColumns = 4...1000 }),
      (["--arrange", "flow"], options { $0.appearance.arrangement = .flow }),
      (["--density=compact"], options { $0.appearance.density = .compact }),
      (["--no-numbers"], options { $0.appearance.showsNumbers = false }),
      (["--no-numbers", "--numbers"], options { _ in }),
      (["--preview", "cat {}"], options { $0.appearance.preview = CommandTemplate("cat {}") }),
      (["--intro", "a b"], options { $0.appearance.introduction = "a b" }),
      (["--height", "40%"], options { $0.appearance.height = .percent(40) }),
      (["--height=10"], options { $0.appearance.height = .rows(10) }),
      (["--height=auto"], options { $0.appearance.height = .auto }),
      (["--height=~12"], options { $0.appearance.height = .rowsAtMost(12) }),
      (["--height", "~40%"], options { $0.appearance.height = .percentAtMost(40) }),
      (
        ["--color", "light,hl:yellow:bold,fg:-1,bg+:#0a0B0c"],
        options {
          $0.appearance.theme = .light
          $0.appearance.asksForColors = true
          $0.appearance.colors = [
            .init(role: .match, value: .numbered(3), attributes: .bold), .init(role: .text, value: .terminalDefault),
            .init(role: .focusedTile, value: .rgb(RGB(0x0A0B0C))),
          ]
        }
      ),
      (["--color=bw"], options { $0.appearance.theme = .mono }),
      (["--theme", "high-contrast"], options { $0.appearance.theme = .highContrast }),
      (["-q", "a b"], options { $0.search.query = "a b" }), (["-f", ""], options { $0.search.filter = "" }),
      (
        ["-ei"],
        options {
          $0.search.isExact = true; $0.search.letterCase = .ignore
        }
      ),
      (["-n", "1,-1"], options { $0.search.searchedFields = FieldRanges("1,-1") }),
      (["-m"], options { $0.selection.maximumMarks = .max }),
      (["--multi"], options { $0.selection.maximumMarks = .max }),
      (["--multi=3"], options { $0.selection.maximumMarks = 3 }),
      (
        ["-e10"],
        options {
          $0.search.isExact = true
          $0.selection.picksOnlyItem = true
          $0.selection.leavesWhenEmpty = true
        }
      ),
      (
        ["-1", "-0"],
        options {
          $0.selection.picksOnlyItem = true; $0.selection.leavesWhenEmpty = true
        }
      ),
      (
        ["--preselect", "a", "--preselect", "b", "--start", "c"],
        options {
          $0.selection.preselected = [[0x61], [0x62]]
          $0.selection.start = [0x63]
        }
      ),
      (["--timeout", "2.5"], options { $0.selection.timeout = .init(seconds: 2.5, value: nil) }),
      (["--timeout=3:a:b"], options { $0.selection.timeout = .init(seconds: 3, value: Array("a:b".utf8)) }),
      (["--timeout=3:"], options { $0.selection.timeout = .init(seconds: 3, value: []) }),
      (
        ["--snapshot", "80x24:svg"],
        options { $0.report.snapshot = .init(size: CellSize(columns: 80, rows: 24), format: .svg) }
      ),
    ])
  func fields(_ words: [String], _ expected: Options) throws {
    let options = try parse(words)
    #expect(options == expected)
  }

  @Test(
    "A bad value is refused by the option's name and with what would be right",
    arguments: [
      ["--file", ""], ["--delimiter", ""], ["--delimiter", "[]"], ["--delimiter", "[é]"], ["--delimiter", "[z-a]"],
      ["--with-nth", "0"], ["--with-nth", ""], ["--nth", "1,"], ["--nth", "1..2..3"], ["--accept-nth", "a"],
      ["--accept-nth", "+1"],
      ["--section-prefix", ""], ["--lines", "0"], ["--lines", "101"], ["--tile-width", "0"], ["--tile-gap", "-1"],
      ["--columns", "0"], ["--columns", "6..2"], ["--columns", ".."], ["--columns", "1..2..3"], ["--columns", ""],
      ["--arrange", "wide"], ["--density", "Compact"], ["--fill", ""], ["--height", "0"], ["--height", "-2"],
      ["--height", "200%"], ["--height", "0%"], ["--height", "%"], ["--height", "~"],
      ["--height", "~0"], ["--height", "~101%"], ["--height", "~auto"], ["--direction", "up"], ["--theme", "pink"],
      ["--color", ""], ["--color", "fg"], ["--color", "foo:red"], ["--color", "fg:#12345"], ["--color", "fg:256"],
      ["--color", "fg:#+12345"], ["--color", "hl:red,dark"], ["--color", "fg:red:blue"], ["--timeout", "0"],
      ["--timeout", "x"], ["--timeout", ""], ["--timeout", "1e3"], ["--timeout", ":a"], ["--bind", "a"],
      ["--bind", "foo:accept"],
      ["--bind", "a:foo"], ["--bind", "a:execute"], ["--bind", "a:execute()"], ["--bind", "a:execute(ls"],
      ["--bind", "a:accept,"], ["--bind", "ctrl-c:accept"], ["--bind", "a:up,ctrl-z:accept"],
      ["--bind", "ctrl-\\:accept"], ["--bind", "CTRL-L:accept"], ["--expect", "ctrl-c"], ["--expect", "a,ctrl-l"],
      ["--preview", "cat 'x"], ["--preview", " "], ["--bind", "a:accept b:abort"], ["--expect", "shift-a"],
      ["--expect", "ctrl-a,"],
      ["--cycle", "on"], ["--preview", ""], ["--snapshot", "80x24:png"], ["--completion", "ksh"],
    ])
  func badValues(_ words: [String]) {
    do throws(OptionError) {
      _ = try parse(words)
      Issue.record("\(words) was taken")
    } catch {
      guard case .badValue(let option, let value, let expected) = error else {
        Issue.record("\(words): \(error)")
        return
      }
      #expect("--\(option)" == words[0])
      #expect(value == words[1])
      #expect(!expected.isEmpty)
    }
  }

  @Test(
    "Keys have fzf's names",
    arguments: [
      ("a", KeyPress("a")), ("A", KeyPress("A")), (":", KeyPress(":")), ("ctrl-a", KeyPress("a", modifiers: .control)),
      ("CTRL-A", KeyPress("a", modifiers: .control)), ("alt-x", KeyPress("x", modifiers: .option)),
      ("alt-X", KeyPress("X", modifiers: .option)), ("ctrl-alt-a", KeyPress("a", modifiers: [.control, .option])),
      ("enter", KeyPress(.return)), ("esc", KeyPress(.escape)), ("btab", KeyPress(.tab, modifiers: .shift)),
      ("shift-tab", KeyPress(.tab, modifiers: .shift)), ("pgdn", KeyPress(.pageDown)),
      ("page-down", KeyPress(.pageDown)),
      ("f1", KeyPress(.function(1))), ("f12", KeyPress(.function(12))),
      ("ctrl-space", KeyPress(.space, modifiers: .control)),
      ("ctrl-m", KeyPress(.return)), ("ctrl-j", KeyPress(.return)), ("ctrl-i", KeyPress(.tab)),
      ("ctrl-h", KeyPress(.delete)), ("CTRL-H", KeyPress(.delete)), ("ctrl-[", KeyPress(.escape)),
      ("ctrl-alt-m", KeyPress(.return, modifiers: .option)), ("alt-h", KeyPress("h", modifiers: .option)),
      ("shift-up", KeyPress(.upArrow, modifiers: .shift)), ("del", KeyPress(.deleteForward)), ("-", KeyPress("-")),
    ])
  func keyNames(_ name: String, _ press: KeyPress) {
    #expect(NamedKey(name)?.press == press)
    #expect(NamedKey(name)?.name == name)
  }

  nonisolated private static func run(_ line: String) -> BoundAction {
    CommandTemplate(line).map { .execute($0) } ?? .ignore
  }

  @Test(
    "Bindings may have several actions, and commands with commas, brackets and colons",
    arguments: [
      ("ctrl-d:page-down", ["ctrl-d"], [[.pageDown]]),
      ("a:toggle+down,b:abort", ["a", "b"], [[.toggle, .down], [.abort]]),
      (":::", [], []), (":search", [], []), ("::search", [":"], [[.search]]), (",:up", [","], [[.up]]),
      ("a:execute(less {}),b:up", ["a", "b"], [[run("less {}")], [.up]]),
      ("a:execute(f(x), y)+accept", ["a"], [[run("f(x), y"), .accept]]),
      ("a:execute-silent[x]]", [], []), ("a:execute:x, y:z", ["a"], [[run("x, y:z")]]),
      ("a:execute/x y/", ["a"], [[run("x y")]]), ("a:cancel", ["a"], [[.abort]]),
    ] as [(String, [String], [[BoundAction]])])
  func bindings(_ text: String, _ keys: [String], _ actions: [[BoundAction]]) {
    let bindings = try? KeyBindingParser.bindings(text)
    #expect((bindings ?? []).map(\.key.name) == keys)
    #expect((bindings ?? []).map(\.actions) == actions)
  }
}
