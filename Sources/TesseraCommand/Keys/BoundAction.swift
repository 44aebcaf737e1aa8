/// What `--bind` lets a key do; names as in fzf where the meaning is the same.
enum BoundAction: Equatable, Sendable {
  /// Picks, as Enter does.
  case accept
  /// Picks where there is something to pick.
  case acceptNonEmpty
  /// Picks the text that was typed.
  case printQuery
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
  case select
  case deselect
  case selectAll
  case deselectAll
  case toggleAll
  /// Opens the filter.
  case search
  /// Leaves the filter for the tiles.
  case tiles
  /// Empties the filter.
  case clearQuery
  /// Shows what matches in the order of the input, or the best first again.
  case toggleSort
  case beginningOfLine
  case endOfLine
  case backwardChar
  case forwardChar
  case backwardWord
  case forwardWord
  case backwardDeleteChar
  case deleteChar
  case backwardKillWord
  case killWord
  case unixLineDiscard
  case killLine
  /// Scrolls what the preview shows.
  case preview(PreviewMove)
  /// Hides the preview, or shows it again.
  case togglePreview
  /// Shows or hides the list of keys.
  case help
  /// Runs a command with the terminal handed over, and comes back.
  case execute(CommandTemplate)
  /// Runs a command without showing what it prints.
  case executeSilently(CommandTemplate)

  /// The action of a name without a command, nil where there is none.
  init?(name: String) {
    guard let found = Self.plain.first(where: { $0.name == name || $0.synonym == name }) else { return nil }
    self = found.action
  }

  /// Its name, as it is given.
  var name: String {
    switch self {
    case .execute: "execute"
    case .executeSilently: "execute-silent"
    default: Self.plain.first { $0.action == self }?.name ?? ""
    }
  }

  /// An action without a command: its name here, the other one that fzf has, and what the manual says.
  typealias Plain = (name: String, synonym: String?, action: BoundAction, meaning: String)

  /// All actions without a command, in the order of the manual.
  static let plain: [Plain] = [
    ("accept", nil, .accept, "pick, as Enter does"),
    ("accept-non-empty", nil, .acceptNonEmpty, "pick where there is something to pick"),
    ("print-query", nil, .printQuery, "pick the text that was typed"),
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
    ("select", nil, .select, "mark the item"),
    ("deselect", nil, .deselect, "take the item's mark away"),
    ("select-all", nil, .selectAll, "mark all items that match"),
    ("deselect-all", "clear-selection", .deselectAll, "take all marks away"),
    ("toggle-all", nil, .toggleAll, "exchange marked and unmarked"),
    ("search", "enable-search", .search, "open the filter"),
    ("tiles", nil, .tiles, "leave the filter for the tiles, and keep it"),
    ("clear-query", nil, .clearQuery, "empty the filter"),
    ("toggle-sort", nil, .toggleSort, "show matches in the input's order, or the best first"),
    ("beginning-of-line", nil, .beginningOfLine, "go to the start of the filter"),
    ("end-of-line", nil, .endOfLine, "go to the end of the filter"),
    ("backward-char", nil, .backwardChar, "go a character back in the filter"),
    ("forward-char", nil, .forwardChar, "go a character on in the filter"),
    ("backward-word", nil, .backwardWord, "go a word back in the filter"),
    ("forward-word", nil, .forwardWord, "go a word on in the filter"),
    ("backward-delete-char", nil, .backwardDeleteChar, "delete the character before the cursor"),
    ("delete-char", nil, .deleteChar, "delete the character behind the cursor"),
    ("backward-kill-word", "unix-word-rubout", .backwardKillWord, "delete the word before the cursor"),
    ("kill-word", nil, .killWord, "delete the word behind the cursor"),
    ("unix-line-discard", nil, .unixLineDiscard, "delete all before the cursor"),
    ("kill-line", nil, .killLine, "delete all behind the cursor"),
    ("preview-up", nil, .preview(.lines(-1)), "scroll the preview a line up"),
    ("preview-down", nil, .preview(.lines(1)), "scroll the preview a line down"),
    ("preview-page-up", nil, .preview(.pages(-1)), "scroll the preview a page up"),
    ("preview-page-down", nil, .preview(.pages(1)), "scroll the preview a page down"),
    ("preview-half-page-up", nil, .preview(.pages(-0.5)), "scroll the preview half a page up"),
    ("preview-half-page-down", nil, .preview(.pages(0.5)), "scroll the preview half a page down"),
    ("preview-top", nil, .preview(.top), "scroll the preview to its first line"),
    ("preview-bottom", nil, .preview(.bottom), "scroll the preview to its last line"),
    ("toggle-preview", nil, .togglePreview, "hide the preview, or show it again"),
    ("help", nil, .help, "show or hide the list of keys"),
  ]
}
