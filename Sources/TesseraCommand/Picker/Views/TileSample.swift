import Tessera

/// The first labels of a picker, measured, to see how they fit tiles of several widths.
@MainActor
struct TileSample {
  /// How labels fit some tiles.
  struct Fit: Equatable {
    /// How many are cut.
    var cut = 0
    /// How many aren't cut but take more than one line, or have a detail that is cut.
    var wrapped = 0
  }

  private struct Entry {
    var label: CleanText
    /// The columns of the tile that the label can't have: edges, number, sign.
    var around: Int
    var detailColumns: Int
    /// The columns of tiles that it takes.
    var span: Int
  }

  private let entries: [Entry]
  private let columns: Int
  private let gap: Double
  private let lines: Int

  /// The columns of tiles that there may be: as many as there is room for, and two where there is room for two.
  let bounds: ClosedRange<Int>

  /// How many labels there are.
  var count: Int { entries.count }

  /// The columns of the screen that a scroll bar takes where tiles are scrolled.
  var barColumns: Int { columns < ScrollBar.fewestColumns ? 0 : ScrollBar.columns }

  /// How many labels may be cut where tiles are scrolled: one of five, or where the widest tiles are too narrow for a
  /// single one, that one.
  var allowedCuts: Int {
    let share = count / 5
    let lost = fit(in: bounds.lowerBound, barColumns: barColumns).cut
    return lost <= max(1, share) ? max(share, lost) : share
  }

  /// Measures the first items of an arrangement.
  init(of count: Int, arrangement: PickerArrangement) {
    let model = arrangement.model
    let metrics = arrangement.metrics
    columns = arrangement.columns
    gap = arrangement.gap
    lines = metrics.labelLines
    let width = Double(columns) * 8
    let most = max(1, Int((width + gap) / (ScreenRoom.leastColumnWidth(in: width) + gap)))
    bounds = min(2, most)...most
    let edges = metrics.edgeColumns(isNarrow: arrangement.isNarrow, hasBorders: arrangement.traits.isWholeRowMode)
    let limit = metrics.labelLines * columns + 2
    entries = (0..<count).map { item in
      let details = model.items.details[item]
      let label = model.items.withLabelBytes(of: item) {
        CleanText(utf8: $0, lineBreaks: .mark, maximumColumns: limit)
      }
      let icon = details?.icon.map { CleanText(utf8: $0, lineBreaks: .mark, maximumColumns: 8).idealSize.columns + 1 }
      let number = model.showsNumbers && !arrangement.isNarrow ? String(item + 1).utf8.count + 1 : 0
      let detail = metrics.showsDetail ? details?.detail : nil
      let isWide = item == 0 && model.leadingTiles == 0 && model.options.appearance.arrangement == .wideFirst
      return Entry(
        label: label, around: edges + number + (icon ?? 0),
        detailColumns: detail.map {
          CleanText(utf8: $0, lineBreaks: .mark, maximumColumns: limit).idealSize.columns
        } ?? 0,
        span: details?.span ?? (isWide ? 2 : 1))
    }
  }

  /// How the labels fit, where so many columns of tiles share the screen with a scroll bar of some columns. Words are
  /// wrapped only where they must be.
  func fit(in tileColumns: Int, barColumns: Int = 0) -> Fit {
    let step = (Double(columns - barColumns) * 8 + gap) / Double(tileColumns)
    var fit = Fit()
    for entry in entries {
      // Tiles of one row differ by a column; the narrowest counts.
      let width = Int((step * Double(min(entry.span, tileColumns)) - gap) / 8) - entry.around
      let needed = entry.label.idealSize.columns
      if needed > width * lines || needed > width && isCut(entry.label, in: width) {
        fit.cut += 1
      } else if needed > width || entry.detailColumns > width {
        fit.wrapped += 1
      }
    }
    return fit
  }

  private func isCut(_ label: CleanText, in width: Int) -> Bool {
    label.lines(columns: max(1, width), limit: lines).last.map { $0.ellipsisColumns > 0 } ?? false
  }
}
