import TesseraLayout

extension Canvas {
  /// Draws a part of which only what lies in an outline in a frame is seen.
  ///
  /// Where only whole rows can be drawn, the frame alone cuts.
  package mutating func clipped(to outline: Outline, in frame: Rect, _ body: (inout Canvas) -> Void) {
    let cells = cells(frame)
    guard !traits.isWholeRowMode else { return clipped(to: cells, body) }
    // Whole rows, as text on a row of which the frame has half would be lost; the other half is restored.
    let rows = CellRect(columns: cells.columns, rows: cells.rows)
    let outside = outline == .rectangle && rows == cells ? [] : corners(of: cells, outside: outline)
    clipped(to: rows, body)
    for corner in outside { restore(corner) }
  }

  /// A cell that isn't wholly inside of an outline, as it was before.
  private struct Corner {
    let column: Int
    let row: Int
    let cell: Cell
    let isUpperInside: Bool
    let isLowerInside: Bool
  }

  private func corners(of cells: CellRect, outside outline: Outline) -> [Corner] {
    let visible = CellRect(columns: cells.columns, rows: cells.rows).intersection(clip)
    let size = size(of: cells)
    let halfRow = metrics.cellHeightPoints / 2
    var result: [Corner] = []
    for row in visible.rows {
      for column in visible.columns {
        let x = (Double(column - cells.columns.lowerBound) + 0.5) * metrics.cellWidthPoints
        func isInside(_ half: Int) -> Bool {
          let y = (Double(row * 2 + half - cells.halfRows.lowerBound) + 0.5) * halfRow
          return cells.halfRows.contains(row * 2 + half) && outline.contains(x: x, y: y, in: size)
        }
        let (upper, lower) = (isInside(0), isInside(1))
        if upper, lower { continue }
        result.append(
          Corner(
            column: column, row: row, cell: surface[column: column, row: row], isUpperInside: upper,
            isLowerInside: lower))
      }
    }
    return result
  }

  private mutating func restore(_ corner: Corner) {
    if !corner.isUpperInside, !corner.isLowerInside {
      erase(column: corner.column, row: corner.row)
      var cell = corner.cell
      // Half of a wide glyph can't come back alone.
      if cell.part != .whole { (cell.glyph, cell.part) = (.blank, .whole) }
      surface[column: corner.column, row: corner.row] = cell
      return
    }
    let cell = surface[column: corner.column, row: corner.row]
    // A cell of a text has one background, its blanks too.
    guard cell.isBlank, cell.foreground == corner.cell.foreground else { return }
    if corner.isUpperInside {
      surface[column: corner.column, row: corner.row].lowerBackground = corner.cell.lowerBackground
    } else {
      surface[column: corner.column, row: corner.row].upperBackground = corner.cell.upperBackground
    }
  }

  /// Removes what stands in some cells.
  mutating func erase(_ cells: CellRect) {
    for row in cells.rows {
      for column in cells.columns { erase(column: column, row: row) }
    }
  }
}
