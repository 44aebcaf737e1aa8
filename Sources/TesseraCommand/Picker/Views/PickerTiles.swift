import Tessera

import struct Foundation.CGFloat

/// The tiles of a picker: what is shown of the items, of which only those that are seen are made.
struct PickerTiles: View {
  let model: PickerModel
  let room: PickerRoom

  @Environment(\.dismiss) private var dismiss
  @Environment(\.traits) private var traits
  @Environment(\.theme) private var theme

  mutating func _connectProperties(in context: _ViewContext) {
    _dismiss.connect(slot: 0, context: context)
    _traits.connect(slot: 1, context: context)
    _theme.connect(slot: 2, context: context)
  }

  private var contents: TileContents {
    TileContents(model: model, traits: traits, theme: theme, columns: room.size.columns)
  }

  var body: some View {
    let metrics = TileMetrics(
      model.options.appearance, hasDetails: model.features.hasDetails, hasBorders: traits.isWholeRowMode,
      availableRows: room.tileRows)
    let list = model.list
    model.labelLines = metrics.labelLines
    let contents = contents
    let sections = model.visibleSections
    return ScrollView {
      LazyTileGrid(
        arrangement(metrics, sections: sections.map(\.position)), count: list.count, memory: model.tileMemory,
        cycle: cycle, id: { list.item(at: $0) }, isEnabled: { model.canPick(list.item(at: $0)) },
        focus: focus(in: list),
        action: { click(list.item(at: $0)) }, heading: sections.isEmpty ? nil : heading(of: sections.map(\.title))
      ) { position in
        ItemTile(
          content: contents.content(
            of: list.item(at: position), at: position, showsNumber: model.showsNumbers && !room.isNarrow,
            lines: metrics.labelLines),
          metrics: metrics, isNarrow: room.isNarrow)
      }
    }
  }

  private func heading(of titles: [[UInt8]]) -> LazyTiles.Heading {
    LazyTiles.Heading { section in
      Text(CleanText(utf8: titles[section], signs: traits.drawsUnicode ? .unicode : .ascii, lineBreaks: .mark))
        .themed(.heading).lineLimit(1)
    }
  }

  private func arrangement(_ metrics: TileMetrics, sections: [Int]) -> TileArrangement {
    let appearance = model.options.appearance
    let columns = Double(room.size.columns)
    var result = TileArrangement(
      shape,
      minimumColumnWidth: appearance.tileWidth.map { min(Double($0), columns) * 8 }
        ?? ScreenRoom.leastColumnWidth(in: columns * 8),
      gap: appearance.tileGap.map { Double($0) * 8 } ?? 8, tileHeight: metrics.height)
    // A row is too high a step for a gap between tiles of one row, and half a row none.
    if appearance.density == .compact { result.rowGap = Double((appearance.tileGap ?? 0) / 2) * 16 }
    result.fill = appearance.fill == .column ? .column : .row
    if let limits = appearance.tileColumns { result.columnLimits = limits }
    result.sections = sections
    result.headingHeight = 16
    result.revision = model.listRevision
    return result
  }

  private var shape: TileArrangement.Shape {
    let model = model
    switch model.options.appearance.arrangement {
    case .wideFirst, .grid:
      let isGrid = model.options.appearance.arrangement == .grid
      guard model.features.hasSpans else { return isGrid ? .grid : .wideFirst }
      return .spans { model.items.details[model.list.item(at: $0)]?.span ?? (isGrid ? 1 : nil) }
    case .list: return .list
    case .flow: return .flow(width: { flowWidth(of: model.list.item(at: $0)) })
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
    let label = contents.label(of: item, lines: 1).text.idealSize.columns
    let number = model.showsNumbers && !room.isNarrow ? String(model.list.count).count + 1 : 0
    let most = max(room.size.columns / 2, min(room.size.columns, 24))
    return Double(min(most, label + number + (traits.isWholeRowMode ? 4 : 2))) * 8
  }

  private func click(_ item: Int) {
    model.click(item)
    if model.outcome != nil { dismiss() }
  }
}
