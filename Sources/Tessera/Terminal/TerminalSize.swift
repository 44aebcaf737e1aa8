import CNcurses
import TesseraLayout

/// The size of a terminal, from numbers that can't always be trusted.
package enum TerminalSize {
  /// The size that is taken until the terminal tells one.
  package static let fallback = CellSize(columns: 80, rows: 24)

  /// The size by what the terminal answered; `last` is the last good one.
  ///
  /// A zero in either number means unknown, as on a bare pseudo-terminal: the last good size stays, ``fallback`` at the
  /// start. Sizes are limited to 10,000 cells each way and a million in all, so that a wrong answer can't eat the memory.
  package static func size(columns: Int, rows: Int, last: CellSize?) -> CellSize {
    guard columns > 0, rows > 0 else { return last ?? fallback }
    let usedColumns = min(columns, 10_000)
    return CellSize(columns: usedColumns, rows: min(rows, 10_000, 1_000_000 / usedColumns))
  }

  /// Asks a terminal.
  package static func ask(descriptor: Int32, last: CellSize?) -> CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard tessera_window_size(descriptor, &columns, &rows) == 0 else { return last ?? fallback }
    return size(columns: Int(columns), rows: Int(rows), last: last)
  }
}
