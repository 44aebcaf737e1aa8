/// Options as scripts for fzf have them: those that mean something here are accepted, the others refused with a hint.
enum FzfOption {
  /// Names that undo an option, or ask for what is so anyway. Their meaning is what their name says.
  static let synonyms: [OptionSpecification] = [
    // Queries always have fzf's extended language.
    .flag("extended", nil, "") { _ in },
    .flag("sort", nil, "") { $0.search.sortsByRank = true },
    .flag("no-exact", nil, "") { $0.search.isExact = false },
    .flag("no-literal", nil, "") { $0.search.isLiteral = false },
    .flag("no-multi", nil, "") { $0.selection.maximumMarks = nil },
    .flag("no-select-1", nil, "") { $0.selection.picksOnlyItem = false },
    .flag("no-exit-0", nil, "") { $0.selection.leavesWhenEmpty = false },
    .flag("no-cycle", nil, "") { $0.selection.cycle = .off },
    .flag("no-expect", nil, "") { $0.selection.expectedKeys = [] },
    .flag("no-read0", nil, "") { $0.input.separator = .newline },
    .flag("no-ansi", nil, "") { $0.input.readsColors = false },
    .flag("no-print0", nil, "") { $0.answer.separator = .newline },
    .flag("no-print-query", nil, "") { $0.answer.printsQuery = false },
    .flag("no-header", nil, "") { $0.appearance.header = nil },
    .flag("no-preview", nil, "") { $0.appearance.preview = nil },
    .flag("no-height", nil, "") { $0.appearance.height = nil },
    .flag("no-color", nil, "") {
      $0.appearance.theme = .mono
      $0.appearance.colors = []
      $0.appearance.asksForColors = false
    },
  ]

  /// What a letter behind `+` undoes. Not `+0` and `+1`: as items they are likelier.
  private static let plusForms: [(letter: UInt8, name: String)] = [
    (UInt8(ascii: "m"), "no-multi"), (UInt8(ascii: "i"), "no-ignore-case"), (UInt8(ascii: "s"), "no-sort"),
    (UInt8(ascii: "e"), "no-exact"), (UInt8(ascii: "c"), "no-color"),
  ]

  /// The option that a word such as `+m` stands for; nil where it is an item.
  static func plusForm(_ word: [UInt8]) throws(OptionError) -> OptionSpecification? {
    guard word.count == 2, word[0] == UInt8(ascii: "+") else { return nil }
    if word[1] == UInt8(ascii: "x") {
      throw .foreign(option: "+x", remedy: "queries always have its extended language; an item stands behind --")
    }
    guard let form = plusForms.first(where: { $0.letter == word[1] }) else { return nil }
    return OptionTable.accepted.first { $0.name == form.name }
  }

  /// The refusal of an option that fzf has and Tessera hasn't; nil for any other.
  static func refusal(ofName name: String, word: String) -> OptionError? {
    guard let found = unsupported.first(where: { $0.names.contains(name) }) else { return nil }
    return .foreign(option: "--" + name, remedy: found.remedy)
  }

  private static let unsupported: [(names: [String], remedy: String)] = [
    (["no-extended"], "queries always have its extended language"),
    (["layout", "reverse", "no-reverse"], "tiles begin at the top; --arrange and --fill say how they go on"),
    (["tac", "no-tac"], "items keep the order of the input; the program tac reverses it"),
    (
      ["preview-window", "preview-label", "preview-label-pos"],
      "the preview stands beside the tiles, or below them where the screen is narrow"
    ),
    (["header-lines", "header-first"], "--header and --section-prefix make headings"),
    (["scheme", "tiebreak", "algo"], "of equal matches the shorter one comes first, then the input's order"),
    (["min-height"], "--height takes N, N%, ~N or auto"),
    (["delay", "sync"], "items are shown as they come in"),
    (["disabled", "phony", "no-phony"], "what is typed always filters"),
    (
      ["keep-right", "hscroll-off", "no-hscroll", "hscroll"], "labels wrap, and their whole text stands below the tiles"
    ),
    (["history", "history-size", "no-history", "listen", "jump-labels", "filepath-word", "tabstop"], noCounterpart),
    (
      [
        "border", "no-border", "border-label", "border-label-pos", "margin", "padding", "info", "no-info",
        "inline-info", "separator", "no-separator", "scrollbar", "no-scrollbar", "pointer", "marker", "ellipsis",
        "scroll-off", "no-bold", "bold", "black", "no-black", "no-unicode", "unicode",
      ], "tiles have a look of their own; --color, --density and --theme change it"
    ),
  ]

  private static let noCounterpart = "it has no counterpart here"
}
