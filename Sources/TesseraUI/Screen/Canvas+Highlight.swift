import TesseraLayout

extension Canvas {
  /// Makes what was drawn in some cells look focused, whatever it is, without moving its text.
  ///
  /// Filled halves take the accent and text on them a readable colour; where nothing is filled, text is reversed.
  /// Without colours everything is reversed and bold, and a mark stands at the left where there is room.
  package mutating func highlight(_ cells: CellRect) {
    let visible = cells.intersection(clip)
    guard !visible.isEmpty else { return }
    guard !traits.isWholeRowMode else { return highlightLines(cells.rows, columns: visible.columns) }
    let isFilled = hasFill(visible)
    for halfRow in visible.halfRows {
      for column in visible.columns {
        var cell = surface[column: column, row: halfRow >> 1]
        if isFilled {
          if cell.part == .corner {
            // Twice a cell, once a half: what has the accent keeps it.
            if halfRow & 1 == 0 || halfRow == visible.halfRows.lowerBound {
              cell.foreground = focusFill(over: cell.foreground)
            }
          } else if halfRow & 1 == 0, cell.upperBackground != .terminalDefault {
            cell.upperBackground = focusFill(over: cell.upperBackground)
          } else if halfRow & 1 == 1, cell.lowerBackground != .terminalDefault {
            cell.lowerBackground = focusFill(over: cell.lowerBackground)
          }
          // The blanks of a text too, so that its look need not be sent for each word.
          if cell.part != .corner, !cell.isBlank || cell.foreground != .terminalDefault {
            cell.foreground = focusText(on: cell)
            cell.attributes.insert(.bold)
            dropGreyBold(&cell)
            cell.attributes.remove(.dim)
          }
        } else {
          cell.attributes.insert([.reverse, .bold])
        }
        surface[column: column, row: halfRow >> 1] = cell
      }
    }
  }

  /// The fill of what has the focus: the accent, or the colour of text where the fill is the accent already.
  private func focusFill(over background: CellColor) -> CellColor {
    .rgb(background == .rgb(theme.accent) ? theme.labels[0] : theme.accent)
  }

  private func focusText(on cell: Cell) -> CellColor {
    if let few = cell.textBackground.rgb.flatMap(fewColorsText) { return few }
    if cell.textBackground == .rgb(theme.labels[0]) { return .rgb(theme.ground) }
    // What a query found is underlined.
    if cell.attributes.contains(.underline), let found = theme.foundOnAccent { return .rgb(found) }
    return .rgb(theme.onAccent)
  }

  private func hasFill(_ cells: CellRect) -> Bool {
    cells.rows.contains { row in
      cells.columns.contains { column in
        let cell = surface[column: column, row: row]
        return cell.part == .corner || cell.upperBackground != .terminalDefault
          || cell.lowerBackground != .terminalDefault
      }
    }
  }

  private mutating func highlightLines(_ rows: Range<Int>, columns: Range<Int>) {
    let visibleRows = rows.clamped(to: clip.rows)
    for row in visibleRows {
      for column in columns {
        surface[column: column, row: row].attributes.insert([.reverse, .bold])
      }
    }
    // The first row of text, else the middle one.
    let marked = visibleRows.first { row in columns.contains { isLabel(surface[column: $0, row: row]) } }
    guard let row = marked, let column = columns.dropFirst().first else { return }
    guard surface[column: column, row: row].isBlank else { return }
    surface[column: column, row: row].glyph = Glyph(traits.drawsUnicode ? "▸" : ">", isWide: false)
  }

  private func isLabel(_ cell: Cell) -> Bool {
    !cell.isBlank && !"─│┌┐└┘-|+".unicodeScalars.contains(cell.glyph.base)
  }
}
