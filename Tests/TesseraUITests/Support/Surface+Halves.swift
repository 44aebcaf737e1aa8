import TesseraLayout

@testable import TesseraUI

extension Surface {
  /// The background of a half row of a column.
  func background(column: Int, halfRow: Int) -> CellColor {
    let cell = self[column: column, row: halfRow / 2]
    return halfRow % 2 == 0 ? cell.upperBackground : cell.lowerBackground
  }

  /// The fills, a line a half row: a letter a colour in the order in which they are met, a dot for none.
  var halves: [String] {
    var letters: [CellColor: Character] = [.terminalDefault: "."]
    var free = Array("abcdefghijklmnopqrstuvwxyz")[...]
    return (0..<size.rows * 2).map { halfRow in
      String(
        (0..<size.columns).map { column in
          let color = background(column: column, halfRow: halfRow)
          if let letter = letters[color] { return letter }
          let letter = free.popFirst() ?? "?"
          letters[color] = letter
          return letter
        })
    }
  }

  /// The columns and half rows that each colour is seen in.
  var extents: [CellColor: CellRect] {
    var result: [CellColor: CellRect] = [:]
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
      for (half, color) in [cell.upperBackground, cell.lowerBackground].enumerated() where color != .terminalDefault {
        let halfRow = row * 2 + half
        let before = result[color] ?? CellRect(columns: column..<column + 1, halfRows: halfRow..<halfRow + 1)
        result[color] = CellRect(
          columns: min(before.columns.lowerBound, column)..<max(before.columns.upperBound, column + 1),
          halfRows: before.halfRows.lowerBound..<halfRow + 1)
      }
    }
    return result
  }

  /// Whether every wide glyph has both of its halves, and no half stands alone.
  var hasWholeWideGlyphs: Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        let cell = self[column: column, row: row]
        switch cell.part {
        case .whole, .corner: return !cell.glyph.isWide
        case .wideLeading:
          return cell.glyph.isWide && column + 1 < size.columns
            && self[column: column + 1, row: row].part == .wideTrailing
        case .wideTrailing: return column > 0 && self[column: column - 1, row: row].part == .wideLeading
        }
      }
    }
  }
}
