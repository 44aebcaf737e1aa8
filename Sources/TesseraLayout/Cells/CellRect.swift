/// A rectangle of the screen in whole columns and half rows.
///
/// Half-open both ways. A row of the terminal is two half rows: row `r` is the half rows `2r` and
/// `2r + 1`. Fills end on half rows, text on whole ones.
public struct CellRect: Hashable, Sendable {
  /// Columns covered, counted from the left.
  public var columns: Range<Int>

  /// Half rows covered, counted from the top.
  public var halfRows: Range<Int>

  /// Creates a rectangle from its edges.
  public init(columns: Range<Int>, halfRows: Range<Int>) {
    self.columns = columns
    self.halfRows = halfRows
  }

  /// Creates a rectangle that covers whole rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.init(columns: columns, halfRows: rows.lowerBound * 2..<rows.upperBound * 2)
  }

  /// Whether it covers nothing.
  public var isEmpty: Bool { columns.isEmpty || halfRows.isEmpty }

  /// The rows that it touches, wholly or by half; none where it covers no half row.
  public var rows: Range<Int> {
    // Arithmetic shifts round down for negative half rows too.
    let first = halfRows.lowerBound >> 1
    return first..<(halfRows.isEmpty ? first : (halfRows.upperBound + 1) >> 1)
  }

  /// Whether it covers both halves of a row.
  package func holds(row: Int) -> Bool {
    halfRows.lowerBound <= row * 2 && row * 2 + 2 <= halfRows.upperBound
  }

  /// The part that both rectangles cover; empty where they don't meet.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), halfRows: halfRows.clamped(to: other.halfRows))
  }

  /// The rectangle moved by whole columns and half rows.
  public func offset(columns columnDelta: Int, halfRows halfRowDelta: Int) -> CellRect {
    CellRect(
      columns: columns.lowerBound + columnDelta..<columns.upperBound + columnDelta,
      halfRows: halfRows.lowerBound + halfRowDelta..<halfRows.upperBound + halfRowDelta)
  }
}
