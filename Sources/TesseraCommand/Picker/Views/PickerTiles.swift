import Tessera

import struct Foundation.CGFloat

/// The tiles of a picker: what is shown of the items, of which only those that are seen are made.
struct PickerTiles: View {
  let model: PickerModel
  let room: PickerRoom

  @Environment(\.dismiss) private var dismiss
  @Environment(\.traits) private var traits
  @Environment(\.colorScheme) private var colorScheme

  func _connectProperties(in context: _ViewContext) {
    _dismiss.connect(slot: 0, context: context)
    _traits.connect(slot: 1, context: context)
    _colorScheme.connect(slot: 2, context: context)
  }

  var body: some View {
    let metrics = TileMetrics(
      model.options.appearance, hasDetails: false, hasBorders: traits.isWholeRowMode, availableRows: room.tileRows)
    let list = model.list
    ScrollView {
      LazyTileGrid(
        arrangement(metrics), count: list.count, memory: model.tileMemory, cycle: cycle,
        id: { list.item(at: $0) }, isEnabled: { model.canPick(list.item(at: $0)) }, focus: focus(in: list),
        action: { click(list.item(at: $0)) }
      ) { position in
        tile(of: list.item(at: position), at: position, metrics: metrics)
      }
    }
  }

  private func arrangement(_ metrics: TileMetrics) -> TileArrangement {
    let appearance = model.options.appearance
    let columns = Double(room.size.columns)
    let shape: TileArrangement.Shape =
      switch appearance.arrangement {
      case .wideFirst: .wideFirst
      case .grid: .grid
      case .list: .list
      case .flow: .flow(width: { flowWidth(of: model.list.item(at: $0)) })
      }
    var result = TileArrangement(
      shape,
      minimumColumnWidth: appearance.tileWidth.map { min(Double($0), columns) * 8 }
        ?? ScreenRoom.leastColumnWidth(in: columns * 8),
      gap: appearance.tileGap.map { Double($0) * 8 } ?? 8, tileHeight: metrics.height)
    result.fill = appearance.fill == .column ? .column : .row
    if let limits = appearance.tileColumns { result.columnLimits = limits }
    result.revision = model.listRevision
    return result
  }

  private var cycle: FocusCycle {
    switch model.options.selection.cycle {
    case .off: .off
    case .row: .row
    case .list: .list
    }
  }

  private func focus(in list: VisibleList) -> TileFocus {
    TileFocus(
      position: { model.focusedPosition }, move: { model.place(on: list.item(at: $0)) },
      link: { position in
        let item = list.item(at: position)
        return FocusLink(
          isWanted: { model.wantsFocus(on: item) },
          focusDidChange: { isFocused in if isFocused { model.focusDidMove(to: item) } })
      })
  }

  /// The width of a tile in a flow, in points: its label on one line, its number and the edges; at most half the
  /// screen, or all of it where that isn't enough for anything.
  private func flowWidth(of item: Int) -> Double {
    let label = label(of: item, lines: 1).text.idealSize.columns
    let number = model.showsNumbers && !room.isNarrow ? String(model.list.count).count + 1 : 0
    let most = max(room.size.columns / 2, min(room.size.columns, 24))
    return Double(min(most, label + number + (traits.isWholeRowMode ? 4 : 2))) * 8
  }

  private func click(_ item: Int) {
    model.click(item)
    if model.outcome != nil { dismiss() }
  }

  private func tile(of item: Int, at position: Int, metrics: TileMetrics) -> ItemTile {
    let label = label(of: item, lines: metrics.labelLines)
    return ItemTile(
      number: model.showsNumbers && !room.isNarrow ? position + 1 : nil, label: label.text, runs: label.runs,
      isMarked: model.marks.contains(item), metrics: metrics, isNarrow: room.isNarrow)
  }

  private func label(of item: Int, lines: Int) -> (text: CleanText, runs: [TextRun]) {
    let search = model.isFiltered ? model.search : nil
    let theme = Theme.of(colorScheme)
    return model.items.withLabelBytes(of: item) { bytes in
      let text = CleanText(
        utf8: bytes, signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .mark,
        // No tile shows more than its lines of the whole screen.
        maximumColumns: lines * room.size.columns + 2, sourceOffsets: search == nil ? .forget : .keep)
      guard let search else { return (text, []) }
      let found = search.matchedRanges(in: bytes)
      return (text, MatchRuns.runs(of: found, in: text, paint: Paint(source: .rgb(theme.accent), opacity: 1)))
    }
  }
}
