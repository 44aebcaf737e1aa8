/// A number of terminal cells, across and down.
///
/// Both are zero or more; a terminal of 80 × 24 has 80 columns and 24 rows.
public struct CellSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int

  /// Cells down.
  public var rows: Int

  /// Creates a size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
