import Tessera

/// How many columns of tiles a picker has, where its options leave that to it: fewer than there is room for, where
/// labels would be cut otherwise.
///
/// The first labels decide, and the screen: never the filter, so that no column jumps while one types. Where all tiles fit
/// on the screen, they go on fitting, and as few labels as possible are cut, and of those that aren't nine of ten stand on
/// one line. Where tiles are scrolled anyway, four of five labels are whole. No tile becomes wider than half of a screen
/// that has room for two, and a label that is cut there too widens none.
@MainActor
final class TileColumns {
  /// The most labels that are looked at: about a screenful. They are measured before the first picture.
  static let mostSampled = 64

  private struct Decision {
    var size: CellSize
    var metrics: TileMetrics
    /// How many labels were looked at.
    var sampled: Int
    /// How many items the tiles were to fit on the screen for; nil where they needn't.
    var fitting: Int?
    var columns: Int
  }

  private var last: Decision?

  /// The most columns for an arrangement on a screen.
  ///
  /// Decided anew for another screen, once items have doubled or are all there, and where they no longer fit
  /// without scrolling. Else it costs nothing.
  ///
  /// - Parameters:
  ///   - arrangement: How the tiles are arranged, with as many columns as there is room for.
  ///   - room: What the screen has room for.
  func most(for arrangement: PickerArrangement, room: PickerRoom) -> Int {
    let model = arrangement.model
    let count = model.items.count
    let sampled = min(count, Self.mostSampled)
    let old = last.flatMap { $0.size == room.size && $0.metrics == arrangement.metrics ? $0 : nil }
    // Of tiles that all had to fit on the screen, whether they still do.
    let stillFits = old?.fitting.map { $0 == count || fits(old?.columns ?? 1, arrangement, room) }
    if let old, sampled == old.sampled || model.isReading && sampled < 2 * old.sampled, stillFits ?? true {
      last?.fitting = old.fitting.map { _ in count }
      return old.columns
    }
    let sample = TileSample(of: sampled, arrangement: arrangement)
    // While items come in, tiles get narrower once at most: where they don't fit, more won't.
    let isOutgrown = model.isReading && old != nil && stillFits != true
    let roomy = isOutgrown ? nil : roomyColumns(sample, arrangement, room)
    let columns = roomy ?? Self.scrolledColumns(sample)
    last = Decision(
      size: room.size, metrics: arrangement.metrics, sampled: sampled, fitting: roomy.map { _ in count },
      columns: columns)
    return columns
  }

  /// The columns of tiles that are scrolled.
  private static func scrolledColumns(_ sample: TileSample) -> Int {
    var columns = sample.bounds.upperBound
    let allowed = sample.allowedCuts
    while columns > sample.bounds.lowerBound,
      sample.fit(in: columns, barColumns: sample.barColumns).cut > allowed
    { columns -= 1 }
    return columns
  }

  /// The columns in which the labels look best while all tiles fit on the screen; nil where they don't fit anyway.
  private func roomyColumns(
    _ sample: TileSample, _ arrangement: PickerArrangement, _ room: PickerRoom
  ) -> Int? {
    // With `--height auto` whatever is needed is taken, and less is better.
    guard !(arrangement.model.options.appearance.height?.isFitted ?? false) else { return nil }
    var best: (columns: Int, fit: TileSample.Fit)?
    var columns = sample.bounds.upperBound
    while columns >= sample.bounds.lowerBound, fits(columns, arrangement, room) {
      var fit = sample.fit(in: columns)
      fit.wrapped = max(0, fit.wrapped - sample.count / 10)
      if best.map({ (fit.cut, fit.wrapped) < ($0.fit.cut, $0.fit.wrapped) }) ?? true { best = (columns, fit) }
      if fit.cut == 0, fit.wrapped == 0 { break }
      columns -= 1
    }
    return best?.columns
  }

  /// Whether all tiles in so many columns fit on the screen, with the filter open.
  private func fits(_ columns: Int, _ arrangement: PickerArrangement, _ room: PickerRoom) -> Bool {
    let model = arrangement.model
    let count = model.items.count
    // Sections and spans are added up tile by tile.
    guard count <= 64 * 64 else { return false }
    var wanted = arrangement
    wanted.mostColumns = columns
    // All items, whatever the filter shows of them.
    wanted.list = .all(count: count)
    let rows = TileRows(
      wanted.arrangement(sections: model.items.sections.all.map(\.start).filter { $0 < count }),
      count: count + model.leadingTiles, width: Double(arrangement.columns) * 8, rowGap: arrangement.rowGap)
    return rows.height <= room.filtering.tileHeight(for: model.options.appearance)
  }
}
