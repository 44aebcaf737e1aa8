import Tessera

/// All that what tiles show of items is made from, besides the items themselves, the options, and what is drawn with.
struct TileRevision: Equatable {
  /// Which list is shown.
  let list: Int

  /// How many items it has: a list of all grows.
  let count: Int

  /// How often marks have changed.
  let marks: Int

  /// What is searched for: what was found of it is shown.
  let query: QueryText
  let isFiltered: Bool

  let showsNumbers: Bool
  let metrics: TileMetrics

  /// The columns for tiles: no label is longer.
  let columns: Int
  let isNarrow: Bool
}
