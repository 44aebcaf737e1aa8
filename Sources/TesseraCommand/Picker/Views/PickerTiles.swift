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
    let appearance = model.options.appearance
    let metrics = TileMetrics(
      appearance, hasDetails: false, hasBorders: traits.isWholeRowMode, availableRows: room.tileRows)
    let columns = room.size.columns
    let list = model.list
    ScrollView {
      LazyTileGrid(
        count: list.count,
        minimumColumnWidth: appearance.tileWidth.map { min(Double($0) * 8, Double(columns) * 8) }
          ?? ScreenRoom.leastColumnWidth(in: Double(columns) * 8),
        gap: appearance.tileGap.map { Double($0) * 8 } ?? (appearance.density == .compact ? 8 : 8),
        tileHeight: metrics.height, anchor: model.focusedPosition ?? 0,
        identity: { list.item(at: $0) }, link: { link(to: list.item(at: $0)) },
        action: { click(list.item(at: $0)) }
      ) { position in
        tile(of: list.item(at: position), at: position, metrics: metrics)
      }
    }
  }

  private func link(to item: Int) -> FocusLink {
    FocusLink(
      isWanted: { model.wantsFocus(on: item) },
      focusDidChange: { isFocused in if isFocused { model.focusDidMove(to: item) } })
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
