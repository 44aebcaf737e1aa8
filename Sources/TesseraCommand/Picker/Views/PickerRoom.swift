import Tessera

/// What a picker on a screen of some size has room for: on small ones what explains goes first, then the header and
/// the filter line, the focused tile last; while it is typed into, the filter line.
struct PickerRoom {
  let size: CellSize

  /// Whether something is typed or shown in the filter field.
  var wantsFilterLine: Bool

  /// Whether the field is being typed into.
  let isTyping: Bool

  /// Whether tiles begin on a whole row: headings and tiles of one row do.
  let wantsWholeRows: Bool

  /// Whether a command's output is shown where there is room for it.
  var wantsPreview = false

  /// Whether the height is what everything needs, so that nothing has to go.
  var isFitted = false

  /// Whether the filter line is shown.
  var showsFilterLine: Bool { wantsFilterLine && (isTyping || size.rows >= 4) }

  /// Whether tiles are shown: not where the field takes the only row.
  var showsTiles: Bool { !showsFilterLine || size.rows >= 2 }

  /// Whether the line below the tiles is shown.
  var showsBottomLine: Bool { size.rows >= (isFitted ? 4 : 8) && size.columns >= 12 }

  /// How many lines of the header there is room for.
  var headerLines: Int { max(0, min(Self.mostHeaderLines, size.rows - (isFitted ? 4 : 7))) }

  /// How many lines of the footer there is room for.
  var footerLines: Int { max(0, min(Self.mostFooterLines, size.rows - (isFitted ? 4 : 9))) }

  /// The most lines of a header and of a footer.
  static let mostHeaderLines = 10
  static let mostFooterLines = 4

  /// Points between the tiles and what stands above and below.
  var spacing: Double { wantsWholeRows ? (size.rows >= 14 ? 16 : 0) : size.rows >= (isFitted ? 6 : 8) ? 8 : 0 }

  /// Where the preview stands; nil for nowhere.
  var previewPlace: PreviewPlace? {
    guard wantsPreview else { return nil }
    return size.columns >= 100 ? .beside : size.rows >= 16 ? .below : nil
  }

  /// The columns of the preview beside the tiles: half, without the line between and a column on both of its sides.
  var previewColumns: Int { previewPlace == .beside ? (size.columns - 3) / 2 : size.columns }

  /// The rows of the preview below the tiles, two fifths.
  var previewRows: Int { size.rows * 2 / 5 }

  /// The columns that are left for tiles.
  var tileColumns: Int { previewPlace == .beside ? size.columns - 3 - previewColumns : size.columns }

  /// The rows that are left for tiles, at least one.
  var tileRows: Int { max(1, middleRows - (previewPlace == .below ? previewRows + 1 : 0)) }

  /// The rows that are left for tiles and the preview.
  private var middleRows: Int { size.rows - (showsFilterLine ? 1 : 0) }

  /// The same screen with the filter shown.
  var filtering: PickerRoom {
    var room = self
    room.wantsFilterLine = true
    return room
  }

  /// The points that tiles may be high together without being scrolled, where a header and a footer take theirs.
  @MainActor
  func tileHeight(for appearance: Options.Appearance) -> Double {
    let header = lines(of: appearance.header, most: headerLines)
    let footer = lines(of: appearance.footer, most: footerLines)
    let around = header + footer + (showsFilterLine ? 1 : 0) + (showsBottomLine ? 1 : 0)
    let below = previewPlace == .below ? previewRows + 1 : 0
    let isBelowText = showsFilterLine || appearance.header != nil
    let spacing = spacing * Double((isBelowText ? 1 : 0) + (showsBottomLine ? 1 : 0))
    return Double(size.rows - around - below) * 16 - spacing
  }

  /// How many lines a text takes, at most so many.
  @MainActor
  func lines(of text: String?, most: Int) -> Int {
    guard let text, most > 0 else { return 0 }
    return CleanText(text, lineBreaks: .break).lines(columns: max(1, size.columns), limit: most).count
  }

  /// Whether there is hardly room for a label.
  var isNarrow: Bool { tileColumns < 9 }
}
