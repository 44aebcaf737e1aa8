/// What `--bind` lets a key do; names as in fzf where the meaning is the same.
enum BoundAction: Equatable, Sendable {
  /// Picks, as Enter does.
  case accept
  /// Leaves without a choice.
  case abort
  /// Nothing: the key is switched off.
  case ignore
  case up
  case down
  case left
  case right
  case first
  case last
  case pageUp
  case pageDown
  case next
  case previous
  /// Marks the focused item, or takes its mark away.
  case toggle
  case selectAll
  case deselectAll
  case toggleAll
  /// Opens the filter.
  case search
  /// Empties the filter.
  case clearQuery
  /// Shows or hides the list of keys.
  case help
  /// Draws the screen again.
  case redraw
  /// Shows or hides the preview.
  case togglePreview
  /// Runs a command with the terminal handed over, and comes back.
  case execute(String)
  /// Runs a command without showing what it prints.
  case executeSilently(String)

  /// The action of a name without a command, nil where there is none.
  init?(name: String) {
    guard let found = Self.plain.first(where: { $0.name == name || $0.synonym == name }) else { return nil }
    self = found.action
  }

  /// An action without a command: its name here, the other one that fzf has, and what the manual says.
  typealias Plain = (name: String, synonym: String?, action: BoundAction, meaning: String)

  /// All actions without a command, in the order of the manual.
  static let plain: [Plain] = [
    ("accept", nil, .accept, "pick, as Enter does"),
    ("abort", "cancel", .abort, "leave without a choice"),
    ("ignore", nil, .ignore, "do nothing: the key is switched off"),
    ("up", nil, .up, "move to the tile above"),
    ("down", nil, .down, "move to the tile below"),
    ("left", nil, .left, "move to the left"),
    ("right", nil, .right, "move to the right"),
    ("first", nil, .first, "go to the first item"),
    ("last", nil, .last, "go to the last item"),
    ("page-up", nil, .pageUp, "go a page up"),
    ("page-down", nil, .pageDown, "go a page down"),
    ("next", nil, .next, "go to the next item"),
    ("previous", nil, .previous, "go to the previous item"),
    ("toggle", nil, .toggle, "mark the item, or take its mark away"),
    ("select-all", nil, .selectAll, "mark all items that match"),
    ("deselect-all", nil, .deselectAll, "take all marks away"),
    ("toggle-all", nil, .toggleAll, "exchange marked and unmarked"),
    ("search", "enable-search", .search, "open the filter"),
    ("clear-query", nil, .clearQuery, "empty the filter"),
    ("help", nil, .help, "show or hide the list of keys"),
    ("redraw", "clear-screen", .redraw, "draw the screen again"),
    ("toggle-preview", nil, .togglePreview, "show or hide the preview"),
  ]
}
