import Tessera

/// How many rows of the screen a picker needs: for `--height auto`.
///
/// Counted for all items, whatever the filter leaves, and with a row for the filter, so that typing never moves what is
/// on the screen; worked out anew where items have come in or the screen has another width.
@MainActor
final class FittedHeight {
  /// The rows that are needed and there; nil as long as that isn't known, or where there aren't as many.
  private(set) var rows: Int?

  private let model: PickerModel
  private let memory = TileRowsMemory()
  private let tileColumns = TileColumns()
  private var known: (items: Int, screen: CellSize, rows: Int)?

  /// Creates the height of a picker.
  init(of model: PickerModel) { self.model = model }

  /// How many rows are to be used of a screen, below a row of the prompt.
  func rows(on screen: CellSize, traits: ScreenTraits) -> Int {
    if let known, known.items == model.items.count, known.screen == screen { return known.rows }
    let most = (model.options.appearance.height ?? .auto).most(of: screen.rows)
    let fitting = (1...most).first { fits(CellSize(columns: screen.columns, rows: $0), traits) }
    rows = fitting
    known = (model.items.count, screen, fitting ?? most)
    return fitting ?? most
  }

  private func fits(_ size: CellSize, _ traits: ScreenTraits) -> Bool {
    let room = PickerRoom(
      size: size, wantsFilterLine: true, isTyping: false, wantsWholeRows: model.wantsWholeRows,
      wantsPreview: model.preview != nil, isFitted: true)
    let appearance = model.options.appearance
    let header = room.lines(of: appearance.header, most: PickerRoom.mostHeaderLines)
    let footer = room.lines(of: appearance.footer, most: PickerRoom.mostFooterLines)
    guard room.headerLines >= header, room.footerLines >= footer, room.showsFilterLine,
      room.showsBottomLine || size.columns < 12
    else { return false }
    if model.preview != nil {
      // A preview is worth some rows, and one below wants the height that it is shown from.
      guard size.rows >= (size.columns >= 100 ? 12 : 16) else { return false }
    }
    return room.tileHeight(for: appearance) >= tileHeight(room, traits)
  }

  /// The height of all tiles in points.
  private func tileHeight(_ room: PickerRoom, _ traits: ScreenTraits) -> Double {
    let metrics = TileMetrics(
      model.options.appearance, hasDetails: model.features.hasDetails, hasBorders: traits.isWholeRowMode,
      isNarrow: room.isNarrow, availableRows: room.tileRows)
    let model = model
    let count = model.items.count
    let columns = room.tileColumns
    var arrangement = PickerArrangement(
      model: model, traits: traits, metrics: metrics, columns: columns, isNarrow: room.isNarrow,
      list: .all(count: count),
      label: { item in
        model.items.withLabelBytes(of: item) { CleanText(utf8: $0, lineBreaks: .mark, maximumColumns: columns + 2) }
      })
    if arrangement.isFree { arrangement.mostColumns = tileColumns.most(for: arrangement, room: room) }
    let sections = model.items.sections.all.map(\.start).filter { $0 < count }
    var wanted = arrangement.arrangement(sections: sections)
    // The list that is shown is another one.
    wanted.revision = 0
    let rows = memory.rows(
      wanted, count: count + model.leadingTiles, width: Double(columns) * 8, rowGap: arrangement.rowGap)
    return rows.height
  }
}
