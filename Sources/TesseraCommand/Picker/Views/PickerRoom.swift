import Tessera

/// What a picker on a screen of some size has room for: on small ones what explains goes first, then the header and
/// the filter line, the focused tile last; while it is typed into, the filter line.
struct PickerRoom {
  let size: CellSize

  /// Whether something is typed or shown in the filter field.
  let wantsFilterLine: Bool

  /// Whether the field is being typed into.
  let isTyping: Bool

  /// Whether the filter line is shown.
  var showsFilterLine: Bool { wantsFilterLine && (isTyping || size.rows >= 4) }

  /// Whether tiles are shown: not where the field takes the only row.
  var showsTiles: Bool { !showsFilterLine || size.rows >= 2 }

  /// Whether the line below the tiles is shown.
  var showsBottomLine: Bool { size.rows >= 8 && size.columns >= 12 }

  /// How many lines of the header there is room for.
  var headerLines: Int { max(0, min(10, size.rows - 7)) }

  /// How many lines of the footer there is room for.
  var footerLines: Int { max(0, min(4, size.rows - 9)) }

  /// Whether tiles begin on a whole row: headings and tiles of one row do.
  let wantsWholeRows: Bool

  /// Points between the tiles and what stands above and below.
  var spacing: Double { wantsWholeRows ? (size.rows >= 14 ? 16 : 0) : size.rows >= 8 ? 8 : 0 }

  /// The rows that are left for tiles, at least one.
  var tileRows: Int { max(1, size.rows - (showsFilterLine ? 1 : 0)) }

  /// Whether there is hardly room for a label.
  var isNarrow: Bool { size.columns < 9 }
}
