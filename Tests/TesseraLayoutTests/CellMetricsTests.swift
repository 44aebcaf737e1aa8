import Testing
import TesseraLayout

@Suite("Points become cells by one rule")
struct CellMetricsTests {
  private let metrics = CellMetrics.standard

  @Test(
    "An edge goes to the nearest cell edge, a tie onwards; lengths in cells",
    arguments: [
      (0.0, 0), (0.4, 0), (0.4995, 1), (0.498, 0), (0.5, 1), (1.5, 2), (2.5, 3), (-0.5, 0), (-0.6, -1), (-1.5, -1),
      (.nan, 0),
      (.infinity, 1 << 60), (-.infinity, -(1 << 60)), (1e300, 1 << 60), (1e14, 100_000_000_000_000),
    ])
  func edges(cells: Double, edge: Int) {
    #expect(metrics.columnEdge(cells * 8) == edge)
    #expect(metrics.rowEdge(cells * 16) == edge)
    #expect(metrics.halfRowEdge(cells * 8) == edge)
  }

  @Test(
    "Text starts on the nearest row, a tie goes up; lengths in rows",
    arguments: [
      (0.0, 0), (0.4, 0), (0.5, 0), (0.51, 1), (1.5, 1), (1.6, 2), (-0.5, -1), (-0.4, 0), (.nan, 0),
      (.infinity, 1 << 60), (-.infinity, -(1 << 60)),
    ])
  func textRows(rows: Double, row: Int) {
    #expect(metrics.textRow(rows * 16) == row)
  }

  @Test(
    "Only whole cells that are sure to fit count; lengths in cells",
    arguments: [
      (0.0, 0), (0.4, 0), (0.5, 0), (0.9995, 1), (1, 1), (1.5, 1), (-0.5, 0), (.nan, 0), (-.infinity, 0), (1.998, 1),
      (1.9999, 2),
    ])
  func wholeCells(cells: Double, whole: Int) {
    #expect(metrics.wholeColumns(in: cells * 8) == whole)
    #expect(metrics.wholeRows(in: cells * 16) == whole)
  }

  @Test("Endless lengths hold many cells and don't trap")
  func endless() {
    #expect(metrics.wholeColumns(in: .infinity) > 1_000_000)
    #expect(metrics.wholeRows(in: 1e300) > 1_000_000)
  }

  @Test("Frames that touch share an edge, wherever they are")
  func sharedEdges() {
    for step in 0..<4000 {
      let edge = Double(step) / 10
      let left = metrics.cells(Rect(x: 0, y: 0, width: edge, height: edge))
      let right = metrics.cells(Rect(x: edge, y: edge, width: 50, height: 50))
      #expect(left.columns.upperBound == right.columns.lowerBound)
      #expect(left.halfRows.upperBound == right.halfRows.lowerBound)
    }
  }

  @Test("A frame of no width, or less, covers no cell")
  func emptyFrames() {
    #expect(metrics.cells(Rect(x: 20, y: 20, width: 0, height: 40)).isEmpty)
    #expect(metrics.cells(Rect(x: 20, y: 20, width: -30, height: 40)).isEmpty)
    #expect(metrics.cells(Rect(x: .nan, y: .infinity, width: .nan, height: .infinity)).isEmpty)
  }

  @Test("The furthest cells can still be doubled and moved")
  func furthestCells() {
    let far = metrics.rowEdge(1e300)
    let rect = CellRect(columns: 0..<far, rows: -far..<far)
    #expect(rect.rows == -far..<far)
    #expect(rect.offset(columns: far, halfRows: far).columns.lowerBound == far)
  }

  @Test("A cell is a point wide and high at least", arguments: [0.0, -8, .nan, 0.5])
  func leastCell(points: Double) {
    let metrics = CellMetrics(cellWidth: .init(points), cellHeight: .init(points))
    #expect(metrics.cellWidthPoints == 1)
    #expect(metrics.cellHeightPoints == 1)
  }

  @Test(
    "Half rows belong to the row that they are in",
    arguments: [
      (0..<1, 0..<1), (0..<2, 0..<1), (1..<3, 0..<2), (-1..<0, -1..<0), (-2..<1, -1..<1), (3..<3, 1..<1),
    ])
  func rows(halfRows: Range<Int>, rows: Range<Int>) {
    #expect(CellRect(columns: 0..<1, halfRows: halfRows).rows == rows)
  }
}
