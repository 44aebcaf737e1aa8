import Testing

@testable import TesseraCommand

/// Command lines of scripts for fzf.
@MainActor
@Suite struct FzfOptionTests {
  @Test(arguments: [
    (["-m3"], options { $0.selection.maximumMarks = 3 }),
    (["-m10"], options { $0.selection.maximumMarks = 10 }),
    (
      ["-em12"],
      options {
        $0.search.isExact = true
        $0.selection.maximumMarks = 12
      }
    ),
    (
      ["-me"],
      options {
        $0.search.isExact = true
        $0.selection.maximumMarks = .max
      }
    ),
    (
      ["-meq", "a", "b"],
      options {
        $0.search.isExact = true
        $0.selection.maximumMarks = .max
        $0.search.query = "a"
        $0.items = [[0x62]]
      }
    ),
    (
      ["-mqa"],
      options {
        $0.selection.maximumMarks = .max
        $0.search.query = "a"
      }
    ),
    (
      ["-m", "3"],
      options {
        $0.selection.maximumMarks = .max
        $0.items = [[0x33]]
      }
    ),
    (["-q", "-m3"], options { $0.search.query = "-m3" }),
  ])
  func `a number behind -m is the most marks, other letters are options`(_ words: [String], _ expected: Options) throws
  {
    #expect(try parse(words) == expected)
  }

  @Test(arguments: [
    (["-m", "+m"], options { _ in }), (["+m", "-m"], options { $0.selection.maximumMarks = .max }),
    (["+i"], options { $0.search.letterCase = .respect }), (["+s"], options { $0.search.sortsByRank = false }),
    (["+s", "--sort"], options { _ in }), (["-e", "+e"], options { _ in }),
    (["--color=light", "+c"], options { $0.appearance.theme = .mono }),
    (["--extended", "--no-exact", "--no-literal", "--no-multi", "--no-height"], options { _ in }),
    (["-0", "-1", "--no-exit-0", "--no-select-1"], options { _ in }),
    (["--read0", "--print0", "--no-read0", "--no-print0"], options { _ in }),
    (["--ansi", "--print-query", "--expect=a", "--no-ansi", "--no-print-query", "--no-expect"], options { _ in }),
    (["--header=a", "--preview=b", "--no-header", "--no-preview"], options { _ in }),
    (["--cycle", "--no-cycle"], options { _ in }),
  ])
  func `forms that take an option back are taken`(_ words: [String], _ expected: Options) throws {
    #expect(try parse(words) == expected)
  }

  @Test(arguments: [
    (["+0"], ["+0"]), (["+1", "-0"], ["+1"]), (["--", "+m"], ["+m"]), (["+mx"], ["+mx"]), (["+"], ["+"]),
    (["+é"], ["+é"]), (["a", "+m", "b"], ["a", "b"]), (["a", "--", "-m", "+x"], ["a", "-m", "+x"]),
  ])
  func `other words that begin with a plus are items`(_ words: [String], _ items: [String]) throws {
    #expect(try parse(words).items == items.map { Array($0.utf8) })
  }

  @Test(arguments: [
    (["--cycle"], Options.Cycle.list), (["--cycle", "row"], .row), (["--cycle=off"], .off), (["--cycle", "-m"], .list),
    (["--cycle", "+m"], .list), (["--cycle", "--", "row"], .list),
  ])
  func `the argument of --cycle may be left out`(_ words: [String], _ expected: Options.Cycle) throws {
    #expect(try parse(words).selection.cycle == expected)
  }

  @Test(arguments: [
    "--layout=reverse", "--reverse", "--tac", "--border", "--preview-window=up", "--info=inline", "--no-info",
    "--history=a", "--tiebreak=index", "--header-lines=1", "--no-extended", "--margin=1", "--inline-info", "+x",
    "--disabled", "--sync", "--keep-right", "--pointer=a", "--scheme=path", "--no-bold",
  ])
  func `what fzf has and Tessera hasn't is refused by its name, in one line`(_ word: String) {
    do throws(OptionError) {
      _ = try parse([word, "a"])
      Issue.record("\(word) was taken")
    } catch {
      let name = word.prefix { $0 != "=" }
      #expect(error.explanation.hasPrefix("unknown option '\(name)' of fzf: "), "\(error.explanation)")
      #expect(error.explanation.utf8.count < 140 && !error.explanation.contains("\n"))
    }
  }

  @Test func `the names of fzf stand beside no other option`() {
    let names = OptionTable.accepted.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = OptionTable.accepted.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `a configuration may have them, and no items`() throws {
    var options = Options()
    try options.read(configuration: Array("-m3 +s".utf8), comments: .none) { _ in "here" }
    #expect(options.selection.maximumMarks == 3 && !options.search.sortsByRank)
    #expect(throws: ConfigurationError.self) {
      try options.read(configuration: Array("-m a".utf8), comments: .none) { _ in "here" }
    }
  }
}
