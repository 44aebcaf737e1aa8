/// What becomes of a move at the end of a row, a column or all tiles.
package enum FocusCycle: Hashable, Sendable {
  /// It leads nowhere.
  case off
  /// It comes in again on the other side of the same row or column.
  case row
  /// It goes on with the next row (the next column, where tiles fill columns), and from the last tile to the first.
  case list
}
