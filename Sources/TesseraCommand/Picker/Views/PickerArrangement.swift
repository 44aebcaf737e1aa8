import Tessera

/// How the tiles of a picker are arranged on some columns of the screen.
///
/// Tiles are counted with the one that introduces, where there is one. It is the wide first tile of a grid, also of one
/// whose other tiles are equal; alone on the first row of a list; as wide as its text in a flow.
@MainActor
struct PickerArrangement {
  let model: PickerModel
  let traits: ScreenTraits
  let metrics: TileMetrics

  /// The columns of the screen that the tiles share.
  let columns: Int

  /// Whether there is hardly room for a label.
  let isNarrow: Bool

  /// Which item each position shows, and how many there are.
  var list: VisibleList

  /// The most columns of tiles, where no option says how many or how wide; nil for as many as there is room for.
  var mostColumns: Int?

  /// The label of an item on one line, for tiles as wide as theirs.
  let label: @MainActor (Int) -> CleanText

  /// Points between two rows of tiles, as they are drawn where rows are whole.
  var rowGap: Double {
    let gap = compactRowGap ?? gap
    return traits.isWholeRowMode ? (gap / 16 + 0.5 + 1 / 1024).rounded(.down) * 16 : gap
  }

  /// Points between two columns of tiles.
  var gap: Double { model.options.appearance.tileGap.map { Double($0) * 8 } ?? 8 }

  // A row is too high a step for a gap between tiles of one row, and half a row none.
  private var compactRowGap: Double? {
    // Rows of text without lines around them need nothing between them.
    if isNarrow, traits.isWholeRowMode { return 0 }
    let appearance = model.options.appearance
    return appearance.density == .compact ? Double((appearance.tileGap ?? 0) / 2) * 16 : nil
  }

  /// The arrangement; `sections` are positions in the list that headings stand before.
  func arrangement(sections: [Int]) -> TileArrangement {
    let appearance = model.options.appearance
    var result = TileArrangement(
      shape,
      minimumColumnWidth: appearance.tileWidth.map { Double(min($0, columns)) * 8 }
        ?? ScreenRoom.leastColumnWidth(in: Double(columns) * 8),
      gap: gap, tileHeight: metrics.height)
    result.rowGap = compactRowGap
    result.fill = appearance.fill == .column ? .column : .row
    if let limits = appearance.tileColumns ?? mostColumns.map({ 1...$0 }) { result.columnLimits = limits }
    result.sections = sections.map { $0 + model.leadingTiles }
    result.headingHeight = 16
    result.revision = model.listRevision
    return result
  }

  /// Whether the labels decide how many columns of tiles there are: nothing else was said, and columns are equal.
  var isFree: Bool {
    let appearance = model.options.appearance
    guard appearance.tileWidth == nil, appearance.tileColumns == nil else { return false }
    return appearance.arrangement == .wideFirst || appearance.arrangement == .grid
  }

  private var shape: TileArrangement.Shape {
    let model = model
    let list = list
    let lead = model.leadingTiles
    switch model.options.appearance.arrangement {
    case .wideFirst, .grid:
      let isGrid = model.options.appearance.arrangement == .grid
      guard model.features.hasSpans else { return isGrid && lead == 0 ? .grid : .wideFirst }
      let usual = isGrid ? 1 : nil
      return .spans { tile in tile < lead ? nil : model.items.details[list.item(at: tile - lead)]?.span ?? usual }
    case .list: return .list
    case .flow: return .flow(width: { tile in flowWidth(ofTile: tile) })
    }
  }

  /// The width of a tile in a flow, in points: its text on one line, its number and the edges; at most half the
  /// screen, or all of it where that isn't enough for anything.
  private func flowWidth(ofTile tile: Int) -> Double {
    let most = max(columns / 2, min(columns, 24))
    let edges = metrics.edgeColumns(isNarrow: isNarrow, hasBorders: traits.isWholeRowMode)
    return Double(min(most, textColumns(ofTile: tile) + edges)) * 8
  }

  private func textColumns(ofTile tile: Int) -> Int {
    let lead = model.leadingTiles
    guard tile >= lead else {
      return CleanText(model.introduction ?? "", lineBreaks: .break, maximumColumns: columns).idealSize.columns
    }
    let item = list.item(at: tile - lead)
    let number = model.showsNumbers && !isNarrow ? String(list.count).count + 1 : 0
    let icon = model.items.details[item]?.icon.map { icon in
      CleanText(utf8: icon, lineBreaks: .mark, maximumColumns: 8).idealSize.columns + 1
    }
    let detail =
      metrics.showsDetail
      ? model.items.details[item]?.detail.map { detail in
        CleanText(utf8: detail, lineBreaks: .mark, maximumColumns: columns).idealSize.columns
      } : nil
    return max(label(item).idealSize.columns, detail ?? 0) + number + (icon ?? 0)
  }
}
