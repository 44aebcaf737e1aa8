import struct Foundation.CGFloat

/// How many points a terminal cell is wide and high, and how points become cells.
///
/// Edges are snapped, never lengths, each from its absolute position: cell edge = ⌊edge / cell + ½ + 1/1024⌋.
/// The small bias sends exact ties and float error the same way. So gaps that are whole cells in points are
/// those cells on the screen, nothing overlaps, and columns differ by one cell at most.
public struct CellMetrics: Hashable, Sendable {
  package let cellWidthPoints: Double
  package let cellHeightPoints: Double

  // A quarter of the smallest fraction that layouts on whole points make of a cell is far above it; the
  // error of a long sum of floats far below.
  private static let bias = 1.0 / 1024

  /// 8 points wide and 16 high.
  public static let standard = CellMetrics(cellWidth: 8, cellHeight: 16)

  /// Creates metrics; a cell is at least a point wide and high.
  public init(cellWidth: CGFloat, cellHeight: CGFloat) {
    cellWidthPoints = max(1, length(cellWidth.native))
    cellHeightPoints = max(1, length(cellHeight.native))
  }

  /// The width of a cell in points.
  public var cellWidth: CGFloat { CGFloat(cellWidthPoints) }

  /// The height of a cell in points.
  public var cellHeight: CGFloat { CGFloat(cellHeightPoints) }

  /// The column edge nearest to an upright edge in points; a tie goes to the right.
  package func columnEdge(_ x: Double) -> Int { Int(flooring: x / cellWidthPoints + 0.5 + Self.bias) }

  /// The half-row edge nearest to a level edge in points; a tie goes down.
  package func halfRowEdge(_ y: Double) -> Int { Int(flooring: y * 2 / cellHeightPoints + 0.5 + Self.bias) }

  /// The row edge nearest to a level edge in points; a tie goes down.
  package func rowEdge(_ y: Double) -> Int { Int(flooring: y / cellHeightPoints + 0.5 + Self.bias) }

  /// The row that text starts on, from its upper edge in points: the nearest; a tie goes to the upper one.
  package func textRow(_ y: Double) -> Int { -Int(flooring: 0.5 + Self.bias - y / cellHeightPoints) }

  /// The columns that are sure to fit in a width in points, wherever its edges are snapped to.
  package func wholeColumns(in width: Double) -> Int {
    width > 0 ? Int(flooring: min(width, longestLength) / cellWidthPoints + Self.bias) : 0
  }

  /// The rows that are sure to fit in a height in points.
  package func wholeRows(in height: Double) -> Int {
    height > 0 ? Int(flooring: min(height, longestLength) / cellHeightPoints + Self.bias) : 0
  }

  /// The cells that a frame in points covers.
  package func cells(_ frame: Rect) -> CellRect {
    let left = columnEdge(frame.minX)
    let top = halfRowEdge(frame.minY)
    return CellRect(
      columns: left..<max(left, columnEdge(frame.maxX)), halfRows: top..<max(top, halfRowEdge(frame.maxY)))
  }

  /// The size of a screen in points.
  package func size(of cells: CellSize) -> Size {
    Size(width: Double(cells.columns) * cellWidthPoints, height: Double(cells.rows) * cellHeightPoints)
  }
}
