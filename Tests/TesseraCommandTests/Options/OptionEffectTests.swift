import Tessera
import Testing

@testable import TesseraCommand

/// Every option of the screen and of choosing has an effect: none is taken and left unheeded.
@MainActor
@Suite struct OptionEffectTests {
  /// What can be told of a picker from outside.
  private struct Trace: Equatable {
    var surface: Surface
    var outcome: PickerOutcome?
    var delivered: [PickerAnswer]
    var marks: [Int]
    var terminal: [String]
  }

  /// An option with its arguments, what it is compared with, and the keys by which the difference is seen.
  private struct Row: CustomTestStringConvertible {
    var words: [String]
    var base: [String] = []
    var keys = ""
    /// Whether time passes in the end.
    var waits = false

    var option: String { String(words[0].dropFirst(2).prefix { $0 != "=" }) }
    var testDescription: String { words.joined(separator: " ") }
  }

  nonisolated private static let rows: [Row] = [
    Row(words: ["--header=Head"]), Row(words: ["--footer=Foot"]), Row(words: ["--prompt=Find:"]),
    Row(words: ["--intro=Choose"]), Row(words: ["--preview=echo {}"]), Row(words: ["--arrange=list"]),
    Row(words: ["--arrange=grid"]), Row(words: ["--arrange=flow"]), Row(words: ["--density=compact"]),
    Row(words: ["--density=roomy"]), Row(words: ["--lines=1"]), Row(words: ["--tile-width=30"]),
    Row(words: ["--tile-gap=3"]), Row(words: ["--columns=2"]), Row(words: ["--fill=column"]),
    Row(words: ["--no-numbers"]), Row(words: ["--numbers"], base: ["--no-numbers"]), Row(words: ["--height=7"]),
    Row(words: ["--height=40%"]), Row(words: ["--height=auto"]), Row(words: ["--direction=rtl"]),
    Row(words: ["--theme=light"]), Row(words: ["--theme=mono"]), Row(words: ["--theme=high-contrast"]),
    Row(words: ["--color=light"]), Row(words: ["--color=fg:#123456"]), Row(words: ["--color=bg:#123456"]),
    Row(words: ["--color=fg+:#123456"]), Row(words: ["--color=bg+:#123456"]), Row(words: ["--color=number:#123456"]),
    Row(words: ["--color=hl:#123456"], keys: "/a"), Row(words: ["--color=info:#123456"]),
    Row(words: ["--color=marker:#123456"], base: ["--multi"], keys: " "),
    Row(words: ["--no-motion"]), Row(words: ["--no-mouse"]), Row(words: ["--mouse"], base: ["--no-mouse"]),
    Row(words: ["--multi"], keys: " "), Row(words: ["--multi=1"], base: ["--multi"], keys: "\t\t"),
    Row(words: ["--marking-order"], base: ["--multi"], keys: "l h \r"),
    Row(words: ["--preselect=gamma"], base: ["--multi"]), Row(words: ["--start=gamma"]),
    Row(words: ["--allow-new"], keys: "/zzz\r"), Row(words: ["--digits=focus"], keys: "3"),
    Row(words: ["--cycle=list"], keys: "h"), Row(words: ["--cycle=row"], keys: "h"),
    Row(words: ["--bind=x:last"], keys: "x"), Row(words: ["--expect=x"], keys: "x"),
    Row(words: ["--timeout=5"], waits: true), Row(words: ["--timeout=5:late"], base: ["--timeout=5"], waits: true),
    Row(words: ["--keep-open"], keys: "\r"),
  ]

  /// Options whose effect is seen by running the program only; tests of the terminal do.
  private static let seenElsewhere: Set = ["plain", "select-1", "exit-0", "allow-run"]

  private func trace(_ words: [String], keys: String, waits: Bool) throws -> Trace {
    var options = try Options(arguments: (["tessera"] + words).map { Array($0.utf8) })
    // Columns are left to the labels otherwise, and fewer show less of what options do.
    options.appearance.tileColumns = options.appearance.tileColumns ?? 1...4
    let items = ItemStore(separator: .newline)
    for label in ["alpha", "beta", "gamma", "a label of several words that wraps", "delta", "epsilon", "zeta"] {
      try items.append(item: Array(label.utf8))
    }
    let model = PickerModel(items: items, options: options)
    // Items may come, so that something would move.
    model.isReading = true
    var delivered: [PickerAnswer] = []
    model.deliver = { delivered.append($0) }
    let host = ViewHost(
      environment: Command.environment(options.appearance), root: PickerView(model: model, strings: .english))
    func draw() -> Surface { host.draw(size: CellSize(columns: 60, rows: 20), traits: .coloured) }
    var surface = draw()
    for key in keys {
      let press: KeyEquivalent = key == "\r" ? .return : key == "\t" ? .tab : KeyEquivalent(key)
      host.handle(.key(KeyPress(press)), moreInputIsWaiting: false, now: .now)
      surface = draw()
    }
    if waits { host.deadlinePassed(now: .now + .seconds(100)) }
    let terminal = Command.terminalOptions(options.appearance)
    model.preview?.close()
    return Trace(
      surface: surface, outcome: model.outcome, delivered: delivered, marks: model.marks.inOrderOfMarking,
      terminal: ["\(terminal.height)", "\(terminal.colors)", "\(terminal.mouse)", "\(terminal.background)"])
  }

  @Test(arguments: rows)
  private func `an option changes what is seen or answered`(_ row: Row) throws {
    let without = try trace(row.base, keys: row.keys, waits: row.waits)
    let with = try trace(row.base + row.words, keys: row.keys, waits: row.waits)
    #expect(with != without)
  }

  @Test func `every option of the screen and of choosing is tried`() {
    let known = Set((OptionTable.appearance + OptionTable.selection).map(\.name))
    #expect(Set(Self.rows.map(\.option)).union(Self.seenElsewhere) == known)
  }
}
