import Tessera

/// How high tiles are, and how many lines of a label and of a detail they show.
struct TileMetrics: Equatable {
  /// The whole rows of a tile.
  let rows: Int

  /// Whether a tile is half a row higher than that, so that it has room below two lines wherever its text begins: with a
  /// gap of half a row it begins on the same half of a row in all rows of tiles.
  let hasHalfRow: Bool

  /// The most lines of a label.
  let labelLines: Int

  /// Whether a line of detail is shown under the label.
  let showsDetail: Bool

  /// Whether there is room above and below the text, or a line.
  let hasEdges: Bool

  /// The lines of a text that fills the tile.
  var textLines: Int { labelLines + (showsDetail ? 1 : 0) }

  /// The height of a tile in points.
  var height: Double { Double(rows) * 16 + (hasHalfRow ? 8 : 0) }

  /// The tiles that options ask for on a screen that has so many rows for them.
  ///
  /// - Parameters:
  ///   - appearance: What the command line says of density and lines.
  ///   - hasDetails: Whether any item has a detail.
  ///   - hasBorders: Whether tiles are drawn as lines, which take a row above and below.
  ///   - isNarrow: Whether there is hardly room for a label, and so none for lines.
  ///   - availableRows: The rows there are.
  init(
    _ appearance: Options.Appearance, hasDetails: Bool, hasBorders: Bool, isNarrow: Bool = false, availableRows: Int
  ) {
    guard !hasBorders || !isNarrow else {
      rows = min(max(1, appearance.lineLimit ?? 1), max(1, availableRows))
      (labelLines, showsDetail, hasEdges, hasHalfRow) = (rows, false, false, false)
      return
    }
    let isCompact = appearance.density == .compact
    let usual =
      switch appearance.density {
      case .compact: 1
      case .regular: hasBorders || hasDetails ? 1 : 2
      case .roomy: hasDetails ? 1 : 2
      }
    let wanted = appearance.lineLimit ?? usual
    let lines = wanted + (hasDetails ? 1 : 0)
    // Fills leave half a row above and below; a border around a single row stands beside it.
    let edge = isCompact ? (hasBorders && lines > 1 ? 2 : 0) : hasBorders ? 2 : 1
    let least =
      switch appearance.density {
      case .compact: 1
      case .regular: 3
      case .roomy: 4
      }
    let most = min(max(least, lines + edge), max(1, availableRows))
    // Between brackets two rows would hold no more than one.
    rows = hasBorders && edge > 0 && most == 2 ? 1 : most
    hasEdges = edge > 0 && rows >= 3
    hasHalfRow = hasEdges && !hasBorders && rows == lines + edge && rows < availableRows
    // A lower tile than that has no edges around its text.
    let room = rows < 3 && !isCompact ? 1 : max(1, rows - edge)
    labelLines = max(1, min(wanted, room))
    showsDetail = hasDetails && room > labelLines
  }

  /// The room around the text of a tile.
  ///
  /// - Parameter isNarrow: Whether there is hardly room for a label.
  func insets(isNarrow: Bool) -> TileInsets { isNarrow ? .none : hasEdges ? .narrow : .flat }

  /// The columns of a tile beside its text: room, lines, the place of marks.
  func edgeColumns(isNarrow: Bool, hasBorders: Bool) -> Int { isNarrow ? 0 : !hasBorders ? 2 : rows == 1 ? 3 : 4 }
}
