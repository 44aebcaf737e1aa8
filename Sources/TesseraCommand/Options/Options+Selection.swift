import Tessera

extension Options {
  /// How items are chosen.
  struct Selection: Equatable {
    /// What a number does that is typed: `--digits`.
    var digits = Digits.select

    /// The most items that can be marked; nil where exactly one is picked: `--multi`, without a number `Int.max`.
    var maximumMarks: Int?

    /// Whether marked items are printed in the order they were marked rather than the input's: `--marking-order`.
    var keepsMarkingOrder = false

    /// Whether an only item is picked without asking: `--select-1`.
    var picksOnlyItem = false

    /// Whether nothing is shown, and nothing complained of, where no item matches: `--exit-0`.
    var leavesWhenEmpty = false

    /// The values of items that are marked at the start: `--preselect`.
    var preselected: [[UInt8]] = []

    /// The item to begin at: that of `--start`, or the first of `--preselect` where nothing can be marked.
    var startValue: [UInt8]? { start ?? (maximumMarks == nil ? preselected.first : nil) }

    /// The value of the item that has the focus at the start: `--start`.
    var start: [UInt8]?

    /// Whether what was typed is an answer where no item matches: `--allow-new`.
    var allowsNew = false

    /// Keys that pick and are printed before the items: `--expect`.
    var expectedKeys: [NamedKey] = []

    /// What keys do, the later ones winning: `--bind`.
    var bindings: [KeyBinding] = []

    /// When choosing ends by itself: `--timeout`.
    var timeout: Timeout?

    /// Whether the palette stays open after a pick: `--keep-open`.
    var keepsOpen = false

    /// Whether the command of a JSON item's `run` is obeyed: `--allow-run`.
    var allowsRun = false

    /// What happens beyond the edges of the tiles: `--cycle`.
    var cycle = Cycle.off
  }

  /// What a number does that is typed.
  enum Digits: String, CaseIterable {
    case select
    case focus
  }

  /// What happens beyond the edges of the tiles.
  enum Cycle: String, CaseIterable {
    /// The focus stays.
    case off
    /// Right of a row's last tile comes its first; below the last row the first.
    case row
    /// Right of a row's last tile comes the next row's first; after the last item the first.
    case list
  }

  /// When choosing ends by itself.
  struct Timeout: Equatable {
    /// Seconds, above 0.
    var seconds: Double
    /// What is printed then, as picked; nil for nothing, as left.
    var value: [UInt8]?
  }
}
