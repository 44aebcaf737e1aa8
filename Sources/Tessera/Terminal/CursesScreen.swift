import CNcurses
import TesseraLayout
import TesseraUI

/// ncurses, used for one thing: to find the shortest output that makes the terminal show another picture.
///
/// It never touches the terminal: what it writes goes to a file in memory, and ``TerminalDevice`` sends it.
/// One at a time, as ncurses has one standard screen.
package final class CursesScreen {
  private let file: FrameFile
  private let screen: OpaquePointer
  private let drawsUnicode: Bool
  // What ncurses sends on entering and mustn't.
  private let unwantedOnEntering: [[UInt8]]
  private let extent: Extent
  private var isEntered = true
  private var pairs: ColorPairs
  private var size: CellSize
  // What ncurses was told last; nil when the next picture must be told whole.
  private var told: Surface?
  private var row: [cchar_t] = []

  /// Whose rows are drawn on.
  package enum Extent: Sendable {
    /// The whole screen, which is entered and left.
    case wholeScreen
    /// Some rows, for ``InlineFrame``: nothing is entered.
    case someRows
  }

  /// Opens a screen for a terminal type that the database has.
  package init(
    type: TerminalType, traits: ScreenTraits, size: CellSize, extent: Extent = .wholeScreen
  ) throws(TerminalError) {
    let file = try FrameFile()
    guard let screen = tessera_screen_open(type.name, file.stream) else { throw .screen(code: 0) }
    self.file = file
    self.screen = screen
    self.size = size
    self.extent = extent
    drawsUnicode = traits.drawsUnicode
    unwantedOnEntering = [type.paletteResetBytes] + (extent == .someRows ? [type.enterBytes] : [])
    var hasDefaults = true
    if traits.colorDepth != .none {
      // Not even asked where no colours are wanted: switching them on sends colour codes.
      guard start_color() != ERR else {
        delscreen(screen)
        throw .refused(.startColor)
      }
      hasDefaults = use_default_colors() != ERR
    }
    pairs = ColorPairs(depth: traits.colorDepth, limit: Int(tessera_pair_limit()), hasDefaults: hasDefaults)
    try check(resize_term(Int32(size.rows), Int32(size.columns)), .resize)
    // Opening has written for the size that the terminal type tells: a scrolling region that would outlive us. It is
    // thrown away, and the first picture enters again at the size there is.
    _ = try bytesToLeave()
  }

  deinit { delscreen(screen) }

  /// The bytes that make the terminal show `surface`; none when it shows it already.
  ///
  /// A surface of another size is drawn whole on a cleared terminal, as terminals differ in what they keep when their
  /// window changes. Cost: the rows that differ from the last surface.
  package func bytes(toShow surface: Surface) throws(TerminalError) -> [UInt8] {
    // Nothing can be shown on nothing, and ncurses has no such size.
    guard surface.size.columns > 0, surface.size.rows > 0 else { return [] }
    var region: [UInt8] = []
    if surface.size != size {
      try check(resize_term(Int32(surface.size.rows), Int32(surface.size.columns)), .resize)
      size = surface.size
      forget()
      // On entering, ncurses sends it itself, and must first have the cursor's place saved.
      if isEntered { region = scrollRegionBytes() }
    }
    if told == nil { tessera_screen_erase() }
    // Where rows moved, ncurses scrolls, and what stands around a part of the screen would scroll too. It doesn't for one
    // row, and a picture that was forgotten it draws anew.
    let isRowByRow = extent == .someRows && told != nil
    var isChanged = told.map { $0.cursor != surface.cursor || $0.showsCursor != surface.showsCursor } ?? true
    for row in 0..<size.rows {
      guard let columns = changedColumns(ofRow: row, of: surface) else { continue }
      isChanged = true
      try put(columns, ofRow: row, of: surface)
      if isRowByRow { try check(tessera_screen_update_rows(), .update) }
    }
    guard isChanged else { return [] }
    let cursor = surface.cursor ?? CellPosition(column: size.columns - 1, row: size.rows - 1)
    try check(
      tessera_screen_update(
        Int32(min(max(cursor.row, 0), size.rows - 1)), Int32(min(max(cursor.column, 0), size.columns - 1))),
      .update)
    // After the update, which enters the alternate screen: terminals that save the cursor then, and whether it
    // shows, would hide it again on leaving.
    try check(curs_set(surface.showsCursor ? 1 : 0), .showCursor)
    told = surface
    // The region moves the cursor, which the clearing of a forgotten picture puts in its place.
    let bytes = try file.collect()
    defer { isEntered = true }
    return region + pairs.sent(isEntered ? bytes : unwantedOnEntering.reduce(bytes, Self.removing))
  }

  /// Makes the next picture be drawn whole, on a cleared terminal.
  package func forget() {
    told = nil
    tessera_screen_forget()
  }

  /// The bytes that leave the screen; the next picture enters it again.
  package func bytesToLeave() throws(TerminalError) -> [UInt8] {
    forget()
    isEntered = false
    try check(endwin(), .end)
    return try file.collect()
  }

  // ncurses resets the palette whenever it enters again, and with it the colours that the user's theme has set. It
  // needn't, as none was changed here.
  private static func removing(from bytes: [UInt8], _ part: [UInt8]) -> [UInt8] {
    guard !part.isEmpty, bytes.count >= part.count else { return bytes }
    let starts = bytes.indices.dropLast(part.count - 1)
    guard let start = starts.first(where: { bytes[$0...].starts(with: part) }) else { return bytes }
    return Array(bytes[..<start] + bytes[(start + part.count)...])
  }

  // A region of the size before would scroll, where the terminal hasn't dropped it.
  private func scrollRegionBytes() -> [UInt8] {
    guard let region = tessera_terminfo_scroll_region(0, Int32(size.rows - 1)) else { return [] }
    return TerminfoString.bytes(String(cString: region).utf8)
  }

  /// The columns from the first to the last that ncurses was told otherwise, or, where it was told nothing, that aren't
  /// blank; nil for none.
  private func changedColumns(ofRow row: Int, of surface: Surface) -> Range<Int>? {
    let start = row * size.columns
    let end = start + size.columns
    guard let told else {
      return surface.cells.withUnsafeBufferPointer { new in
        guard let first = (start..<end).first(where: { new[$0] != .blank }),
          let last = (start..<end).last(where: { new[$0] != .blank })
        else { return nil }
        return first - start..<last + 1 - start
      }
    }
    return surface.cells.withUnsafeBufferPointer { new in
      told.cells.withUnsafeBufferPointer { old in
        guard var first = (start..<end).first(where: { new[$0] != old[$0] }),
          let last = (start..<end).last(where: { new[$0] != old[$0] })
        else { return nil }
        // A wide glyph is put as a whole.
        if first > start, new[first].part == .wideTrailing { first -= 1 }
        return first - start..<last + 1 - start
      }
    }
  }

  /// Tells ncurses cells of a row, and the blanks after them, which take the pen of what stands before them.
  private func put(_ columns: Range<Int>, ofRow rowIndex: Int, of surface: Surface) throws(TerminalError) {
    row.removeAll(keepingCapacity: true)
    row.reserveCapacity(size.columns)
    // The cell before as it was told, and as it is; its curses cell is the last of the row.
    var last = Cell.blank
    var lastAsItIs: Cell?
    let cells = surface.cells[rowIndex * size.columns..<(rowIndex + 1) * size.columns]
    let start = cells.startIndex
    var place = start
    while place < cells.endIndex {
      let asItIs = cells[place]
      if place >= start + columns.upperBound, !asItIs.isBlank { break }
      // Most cells look like the one before them.
      if asItIs == lastAsItIs, asItIs.part == .whole, let curses = row.last {
        row.append(curses)
        place += 1
        continue
      }
      var cell = asItIs
      if lastAsItIs != nil { cell.takePen(of: last) }
      if place >= start + columns.upperBound, told == nil, cell == .blank { break }
      defer { (last, lastAsItIs) = (cell, asItIs) }
      if place < start + columns.lowerBound {
        place += 1
        continue
      }
      if cell == last, cell.part == .whole, let curses = row.last {
        row.append(curses)
        place += 1
        continue
      }
      let (curses, width) = try makeCell(cell, columnsLeft: cells.endIndex - place)
      row.append(curses)
      place += width
    }
    try check(
      tessera_screen_put(Int32(rowIndex), Int32(columns.lowerBound), row, Int32(row.count)), .putRow)
  }

  private func makeCell(_ cell: Cell, columnsLeft: Int) throws(TerminalError) -> (cchar_t, columns: Int) {
    var look = CellAppearance(cell, drawsUnicode: drawsUnicode)
    // A right half without its left one, or a left one without room: blank, as either would move what follows.
    if cell.part == .wideTrailing || look.glyph.columns > columnsLeft { look.glyph = .blank }
    if !isDrawn(look.glyph) { look.glyph = Glyph("?", isWide: false) }
    let pair = try pairs.pair(foreground: look.foreground, background: look.background)
    let marks = look.glyph.isPlain ? [] : look.glyph.marks.map(\.value)
    func mark(_ index: Int) -> UInt32 { index < marks.count ? marks[index] : 0 }
    var result = cchar_t()
    try check(
      tessera_cell(
        &result, look.glyph.base.value, mark(0), mark(1), mark(2), look.attributes.rawValue, pair),
      .makeCell)
    return (result, look.glyph.columns)
  }

  /// Whether ncurses draws a glyph in the cells that we count for it.
  private func isDrawn(_ glyph: Glyph) -> Bool {
    if glyph.base.isASCII { return (0x20..<0x7F).contains(glyph.base.value) && (glyph.isPlain || drawsUnicode) }
    return drawsUnicode && Int(tessera_character_columns(glyph.base.value)) == glyph.columns
  }

  /// The one place where a status of ncurses is looked at.
  private func check(_ status: Int32, _ operation: CursesOperation) throws(TerminalError) {
    guard status == ERR else { return }
    switch operation {
    // A terminal that can't hide its cursor shows it.
    case .showCursor: return
    // endwin tells that the modes of its file can't be restored; it is no terminal, and modes are ours.
    case .end: return
    default: throw .refused(operation)
    }
  }
}
