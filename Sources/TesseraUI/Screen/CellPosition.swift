/// The place of a cell on a surface, counted from the top left.
public struct CellPosition: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int

  /// Cells from the top edge.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
