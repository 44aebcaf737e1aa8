/// A run of tiles that starts a row: a section, or all tiles where there are none.
struct TileBlock {
  /// The tiles.
  var tiles: Range<Int>

  /// Its rows, counted over the whole grid.
  var rows: Range<Int>

  /// Which of the sections it is, nil for tiles before the first heading.
  var section: Int?

  /// The upper edges of its heading and of its first row, in points from the grid's top.
  var top: Double
  var firstRowTop: Double

  /// Whether its first tile is a wide one.
  var isWideFirst: Bool
}
