import Tessera

/// The state of a picker: which items are shown in which order, what has the focus, what is marked and typed.
///
/// It knows no views: keys and clicks go in, an outcome comes out. Items are told by their index in the store, which
/// stays theirs; positions count what is shown, from zero, and the number on a tile is its position plus one.
@MainActor
final class PickerModel {
  /// Where keys go.
  enum Zone {
    /// To the tiles.
    case tiles
    /// Into the filter field.
    case filter
  }

  /// The items, which may still come in.
  let items: ItemStore

  /// What the command line asks for.
  let options: Options

  /// Whether an item may have the focus and be chosen.
  let canPick: @MainActor (Int) -> Bool

  /// What is told when something was chosen and the picker stays open.
  var deliver: @MainActor (PickerAnswer) -> Void = { _ in }

  /// How the focus moves among the tiles, which only their arrangement knows; set by the view.
  var moveFocus: @MainActor (FocusMove) -> Void = { _ in }

  /// How something gets the terminal for itself after the key; set by the view.
  var handOver: @MainActor (@escaping @MainActor () -> Void) -> Void = { _ in }

  /// What was worked out of where tiles stand.
  let tileMemory = TileRowsMemory()

  /// How many columns of tiles there are, as the labels want it.
  let tileColumns = TileColumns()

  /// How high the tiles were that were made last; nil before any were.
  var tileMetrics: TileMetrics?

  /// Counts the lists that were shown: with another one every tile may show something else.
  private(set) var listRevision = 0

  // What tiles showed last, and how often that has changed.
  private var tileRevision: (number: Int, shown: TileRevision?) = (0, nil)

  /// How many clicks in quick succession the last one was.
  var clickCount = 1

  /// What turns while items come in.
  var spinner = Spinner()

  /// When the choice ends by itself; nil for never.
  let timeLimit: ContinuousClock.Instant?

  /// Where keys go.
  var zone: Zone

  /// What is typed into the filter field.
  var query: QueryText

  /// The number that is being typed.
  var numberEntry = NumberEntry()

  /// Whether the list of keys is shown.
  var showsKeys = false

  /// Whether further items may come.
  var isReading = false

  /// Which items are shown.
  private(set) var list: VisibleList

  /// How it ended; nil while it is open.
  var outcome: PickerOutcome?

  /// Whether something was delivered while it stayed open.
  var hasDelivered = false

  /// Whether the best match comes first.
  var sortsByRank: Bool

  /// The search; nil while nothing was ever typed, so that a picker without a filter pays nothing for one.
  var search: PickerSearch?

  /// The marks.
  var marks: MarkSet

  /// How many of the marked items are shown.
  private(set) var visibleMarkCount = 0

  /// What runs a command for the focused item and shows what it prints; nil where none is wanted.
  let preview: Preview?

  /// Whether a key has hidden the preview.
  var hidesPreview = false

  /// What the arguments of the preview were made of, and those.
  var knownPreview: (key: PreviewKey, arguments: [[UInt8]])?

  /// How many rows everything needs; nil where the height is a given one.
  var fittedHeight: FittedHeight?

  /// What items of any kind there are besides plain ones.
  var features = ItemFeatures()

  // How many items were looked at.
  private var seenItems = 0

  private var focus: Int?
  private var focusIsRequested = true

  /// Whether somebody brought the focus where it is: then it stays on its item. Until then it is on the first one.
  private(set) var isFocusPlaced = false

  /// Creates the state of a picker that opens now.
  init(items: ItemStore, options: Options, canPick: (@MainActor (Int) -> Bool)? = nil) {
    self.items = items
    self.options = options
    self.canPick = canPick ?? { items.details[$0]?.isDisabled != true }
    zone = options.search.startsInFilter ? .filter : .tiles
    query = QueryText(options.search.query ?? "")
    timeLimit = options.selection.timeout.map { .now + .seconds($0.seconds) }
    sortsByRank = options.search.sortsByRank
    marks = MarkSet(maximum: options.selection.maximumMarks ?? 0)
    preview = options.appearance.preview.map { Preview(command: $0) }
    list = .all(count: 0)
    itemsDidChange()
    if !query.isEmpty { queryDidChange() }
  }

  /// Whether several items can be marked.
  var isMulti: Bool { options.selection.maximumMarks != nil }

  // MARK: The list

  /// Tells that items may have come in.
  func itemsDidChange() {
    guard items.count > seenItems else { return }
    let first = seenItems
    seenItems = items.count
    if !items.details.isEmpty { noteDetails(from: first) }
    preselect(from: first)
    let start = itemToStart(from: first)
    if isFiltered {
      search?.itemsDidChange()
    } else {
      list = .all(count: items.count)
      countVisibleMarks()
      if focus == nil { settleFocus(after: list) }
    }
    if let start { place(on: start) }
  }

  /// The item of `--start` among those from `first` on, as long as nobody placed the focus elsewhere.
  private func itemToStart(from first: Int) -> Int? {
    guard let value = options.selection.startValue, !isFocusPlaced else { return nil }
    return (first..<items.count).first { canPick($0) && items.isItem($0, equalTo: value) }
  }

  /// Replaces what is shown, and keeps focus and marks on their items.
  func show(_ newList: VisibleList) {
    let oldList = list
    list = newList
    listRevision += 1
    countVisibleMarks()
    settleFocus(after: oldList)
  }

  /// A number that is another one whenever tiles may show something else than before.
  func tileRevision(of shown: TileRevision) -> Int {
    if shown != tileRevision.shown { tileRevision = (tileRevision.number + 1, shown) }
    return tileRevision.number
  }

  // MARK: The focus

  /// The item that has the focus; nil where none can.
  var focusedItem: Int? { focus }

  /// Where the focused item stands.
  var focusedPosition: Int? { focus.flatMap { list.position(of: $0) } }

  /// Whether the focus has to follow what the state says rather than a key or a click.
  func wantsFocus(on item: Int) -> Bool { focusIsRequested && focus == item }

  /// Tells that a key, a click or the wheel brought the focus to an item.
  func focusDidMove(to item: Int) {
    if focus != item { isFocusPlaced = true }
    focus = item
    focusIsRequested = false
  }

  /// Brings the focus to an item that is shown.
  func place(on item: Int) {
    focus = item
    isFocusPlaced = true
    focusIsRequested = true
  }

  /// The item at a position that can be picked; nil where there is none.
  func item(atPosition position: Int) -> Int? {
    guard (0..<list.count).contains(position) else { return nil }
    let item = list.item(at: position)
    return canPick(item) ? item : nil
  }

  /// Where the focus goes with a new list: it stays on its item; where that is gone, the nearest before it in the old
  /// order has it, else the first. A focus that nobody placed is on the first, which is the best match.
  private func settleFocus(after oldList: VisibleList) {
    focusIsRequested = true
    if isFocusPlaced, let focused = focus {
      if list.contains(focused) { return }
      if let old = oldList.position(of: focused) {
        var position = old - 1
        while position >= 0 {
          let item = oldList.item(at: position)
          if list.contains(item), canPick(item) {
            focus = item
            return
          }
          position -= 1
        }
      }
    }
    focus = (0..<list.count).first { canPick(list.item(at: $0)) }.map { list.item(at: $0) }
  }

  // MARK: Marks

  /// The marked items that the filter hides.
  var hiddenMarkCount: Int { marks.count - visibleMarkCount }

  /// Counts the marks that are shown again, after the list or many marks changed.
  func countVisibleMarks() {
    guard !marks.isEmpty else {
      visibleMarkCount = 0
      return
    }
    if case .all = list {
      visibleMarkCount = marks.count
      return
    }
    visibleMarkCount = (0..<list.count).reduce(0) { $0 + (marks.contains(list.item(at: $1)) ? 1 : 0) }
  }
}
