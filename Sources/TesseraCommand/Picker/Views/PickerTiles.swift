import Tessera

import struct Foundation.CGFloat

/// The tiles of a picker: what is shown of the items, of which only those that are seen are made.
struct PickerTiles: View {
  let model: PickerModel
  let room: PickerRoom

  @Environment(reading: { $0.dismiss }) private var dismiss
  @Environment(reading: { $0.traits }) private var traits
  @Environment(reading: { $0.theme }) private var theme

  mutating func _connectProperties(in context: _ViewContext) {
    _dismiss.connect(slot: 0, context: context)
    _traits.connect(slot: 1, context: context)
    _theme.connect(slot: 2, context: context)
  }

  private var contents: TileContents {
    TileContents(model: model, traits: traits, theme: theme, columns: room.tileColumns)
  }

  var body: some View {
    let metrics = TileMetrics(
      model.options.appearance, hasDetails: model.features.hasDetails, hasBorders: traits.isWholeRowMode,
      isNarrow: room.isNarrow, availableRows: room.tileRows)
    let list = model.list
    model.tileMetrics = metrics
    let contents = contents
    let sections = model.visibleSections
    let lead = model.leadingTiles
    var arrangement = PickerArrangement(
      model: model, traits: traits, metrics: metrics, columns: room.tileColumns, isNarrow: room.isNarrow, list: list,
      label: { contents.label(of: $0, lines: 1).text })
    if arrangement.isFree { arrangement.mostColumns = model.tileColumns.most(for: arrangement, room: room) }
    return ScrollView {
      LazyTileGrid(
        arrangement.arrangement(sections: sections.map(\.position)), count: list.count + lead,
        memory: model.tileMemory, cycle: cycle, id: { $0 < lead ? -1 : list.item(at: $0 - lead) },
        isEnabled: { $0 >= lead && model.canPick(list.item(at: $0 - lead)) },
        focus: focus(in: list), action: { click(list.item(at: $0 - lead)) },
        heading: sections.isEmpty ? nil : heading(of: sections.map(\.title)),
        areSame: ==, revision: revision(metrics)
      ) { tile in
        face(of: tile - lead, in: list, contents: contents, metrics: metrics)
      }
    }
  }

  /// The tile at a position; before the first one stands what introduces.
  private func face(of position: Int, in list: VisibleList, contents: TileContents, metrics: TileMetrics) -> PickerTile
  {
    guard position >= 0 else {
      return .introduction(
        IntroductionTile(text: model.introduction ?? "", metrics: metrics, isNarrow: room.isNarrow))
    }
    let content = contents.content(
      of: list.item(at: position), at: position, showsNumber: model.showsNumbers && !room.isNarrow,
      lines: metrics.labelLines)
    let isList = model.options.appearance.arrangement == .list
    return .item(
      ItemTile(
        content: content, metrics: metrics, isNarrow: room.isNarrow,
        numberColumns: isList ? String(model.list.count).utf8.count : 0))
  }

  /// Another number whenever any tile may look different for another reason than the theme or the kind of screen.
  private func revision(_ metrics: TileMetrics) -> Int {
    model.tileRevision(
      of: TileRevision(
        list: model.listRevision, count: model.list.count, marks: model.marks.revision, query: model.query,
        isFiltered: model.isFiltered, showsNumbers: model.showsNumbers, metrics: metrics, columns: room.tileColumns,
        isNarrow: room.isNarrow))
  }

  private func heading(of titles: [[UInt8]]) -> LazyTiles.Heading {
    LazyTiles.Heading { section in
      Text(CleanText(utf8: titles[section], signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .mark))
        .themed(.heading).lineLimit(1)
    }
  }

  private var cycle: FocusCycle {
    switch model.options.selection.cycle {
    case .off: .off
    case .row: .row
    case .list: .list
    }
  }

  private func focus(in list: VisibleList) -> TileFocus {
    let lead = model.leadingTiles
    return TileFocus(
      position: { model.focusedPosition.map { $0 + lead } }, move: { model.place(on: list.item(at: $0 - lead)) },
      // Nothing wants the focus of a tile that can't have it.
      isWanted: { $0 >= lead && model.wantsFocus(on: list.item(at: $0 - lead)) },
      focusDidChange: { if $1, $0 >= lead { model.focusDidMove(to: list.item(at: $0 - lead)) } })
  }

  private func click(_ item: Int) {
    model.click(item)
    if model.outcome != nil { dismiss() }
  }
}
