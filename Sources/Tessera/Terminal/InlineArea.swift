import TesseraLayout
import TesseraUI

/// Some rows of the terminal's main screen, below the prompt.
///
/// Between pictures the cursor stands in the first column of the first row, unless a view shows it elsewhere. So a
/// terminal that wraps its lines anew for another width never puts anything of the area above the cursor, and all that
/// remains of it can be erased. Only relative moves are used: where the area stands on the screen is asked for the sake
/// of the mouse alone, and may stay unknown.
package struct InlineArea {
  /// How high it is meant to be.
  package private(set) var height: TerminalHeight

  /// The row of the screen that the area begins on, counted from zero; nil as long as it isn't known.
  package private(set) var top: Int?

  private var size = CellSize(columns: 0, rows: 0)
  private var isOpen = false
  private var isStale = false
  // Where the cursor is shown, nil where it stands at the beginning.
  private var shownCursor: CellPosition?

  /// Creates an area that takes no rows yet.
  package init(height: TerminalHeight) { self.height = height }

  /// Changes how high it is meant to be, to some rows.
  package mutating func use(rows: Int) { height = .rows(rows) }

  /// The size of the area on a screen: one row of the screen stays the prompt's where there are two.
  package func size(on screen: CellSize) -> CellSize {
    let wanted =
      switch height {
      case .full: screen.rows
      case .rows(let rows): rows
      case .percent(let percent): (screen.rows * min(max(percent, 0), 100) + 50) / 100
      }
    return CellSize(columns: screen.columns, rows: min(max(wanted, 1), max(screen.rows - 1, 1)))
  }

  /// Makes the next picture take its rows anew, as the terminal may have moved them.
  package mutating func setStale() { isStale = true }

  /// Whether ``preparing(for:)`` will move the area.
  package func moves(for newSize: CellSize) -> Bool { !isOpen || isStale || newSize != size }

  /// What has to be sent before a picture of a size; the cursor stands at the beginning afterwards.
  package mutating func preparing(for newSize: CellSize) -> [UInt8] {
    defer { (shownCursor, isStale, isOpen, size) = (nil, false, true, newSize) }
    guard moves(for: newSize) else { return returning() }
    top = nil
    let start = isOpen ? returning() + Array("\u{1B}[m\u{1B}[J".utf8) : firstColumn(columns: newSize.columns)
    // Only as much is scrolled as is missing below.
    let room = [UInt8](repeating: 0x0A, count: newSize.rows - 1)
    return start + room + up(newSize.rows - 1)
  }

  /// What has to be sent after a picture.
  package mutating func finishing(_ surface: Surface) -> [UInt8] {
    guard surface.showsCursor, let cursor = surface.cursor, surface.size.columns > 0, surface.size.rows > 0 else {
      return []
    }
    let place = CellPosition(
      column: min(max(cursor.column, 0), surface.size.columns - 1), row: min(max(cursor.row, 0), surface.size.rows - 1))
    shownCursor = place
    let down = place.row > 0 ? "\u{1B}[\(place.row)B" : ""
    return Array((down + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")).utf8)
  }

  /// Whether the cursor stands where ``finishing(_:)`` would put it.
  package func hasCursor(of surface: Surface) -> Bool { (surface.showsCursor ? surface.cursor : nil) == shownCursor }

  /// What erases the area and puts the cursor where its first row was.
  package var closingBytes: [UInt8] {
    let below = [[UInt8]](repeating: Array("\u{1B}[B\u{1B}[2K".utf8), count: max(size.rows - 1, 0)).flatMap(\.self)
    return returning() + Array("\u{1B}[2K".utf8) + below + up(size.rows - 1)
  }

  /// Tells that the rows were given back, or that the cursor has left them.
  package mutating func close() {
    isOpen = false
    shownCursor = nil
    top = nil
  }

  /// Tells where the cursor was when it stood at the beginning.
  package mutating func learn(row: Int) { if isOpen, !isStale { top = row } }

  /// An event of the mouse in the area's own cells; nil above it, or where its place isn't known.
  package func translated(_ event: MouseEvent) -> MouseEvent? {
    guard let top, event.position.row >= top else { return nil }
    var event = event
    event.position.row -= top
    return event
  }

  private func returning() -> [UInt8] {
    [0x0D] + up(shownCursor?.row ?? 0)
  }

  private func up(_ rows: Int) -> [UInt8] { rows > 0 ? Array("\u{1B}[\(rows)A".utf8) : [] }

  /// Goes to the first column of a row that has nothing left of the cursor: this one or, as after a prompt, the next.
  private func firstColumn(columns: Int) -> [UInt8] {
    // As many blanks as fill a row: from the first column on the cursor waits behind the last, from elsewhere it has
    // gone on to the next row.
    [UInt8](repeating: 0x20, count: columns) + [0x0D]
  }
}
