import Tessera

/// Whether the tile that has the focus cuts its label.
@MainActor
struct CutLabel {
  let model: PickerModel
  let traits: ScreenTraits
  let isNarrow: Bool

  /// The whole label of the focused item, as far as it fits in some columns; nil where its tile shows all of it.
  func wholeText(columns: Int) -> CleanText? {
    guard let position = model.focusedPosition.map({ $0 + model.leadingTiles }), let item = model.focusedItem,
      let rows = model.tileMemory.last, rows.count > position, let metrics = model.tileMetrics
    else { return nil }
    let signs: SignSet = traits.drawsUnicode ? .unicode : .ascii
    let whole = model.items.withLabelBytes(of: item) { bytes in
      CleanText(utf8: bytes, signs: signs, lineBreaks: .mark, maximumColumns: columns + 1)
    }
    let room = Int(rows.frame(of: position).width / 8) - used(of: item, metrics)
    let lines = whole.lines(columns: max(1, room), limit: metrics.labelLines)
    return lines.last.map { $0.ellipsisColumns > 0 } ?? false ? whole : nil
  }

  /// The columns of a tile that aren't its label's: edges, number, sign.
  private func used(of item: Int, _ metrics: TileMetrics) -> Int {
    var columns = metrics.edgeColumns(isNarrow: isNarrow, hasBorders: traits.isWholeRowMode)
    if model.showsNumbers, !isNarrow, let position = model.focusedPosition {
      columns += String(position + 1).count + 1
    }
    if let icon = model.items.details[item]?.icon {
      columns += CleanText(utf8: icon, lineBreaks: .mark, maximumColumns: 8).idealSize.columns + 1
    }
    return columns
  }
}
