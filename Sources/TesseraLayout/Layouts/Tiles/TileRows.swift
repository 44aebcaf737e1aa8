/// Where tiles of one height stand, for any number of them: arithmetic instead of a walk.
///
/// Constant time for a question; logarithmic in the sections, and in the rows where tiles have widths of their own.
/// All in points from the grid's origin, as if text ran from left to right.
package struct TileRows {
  private enum Order {
    case row
    case column
    case flow(TileRowTable)
    case spans(TileRowTable)
  }

  /// The columns, and their widths and gaps.
  package let plan: WideFirstPlan

  /// How many tiles there are.
  package let count: Int

  /// The height of a tile, of a heading, and the gap between rows, in points.
  package let tileHeight: Double
  package let headingHeight: Double
  package let rowGap: Double

  private let order: Order
  private let blocks: [TileBlock]

  /// Arranges tiles.
  ///
  /// Constant time for columns of one width, plus the sections. Else linear in the tiles that the table doesn't hold.
  ///
  /// - Parameters:
  ///   - arrangement: How.
  ///   - count: How many.
  ///   - width: The width offered in points; nil for at most four columns, infinity for one row.
  ///   - rowGap: The gap between rows in points, as it can be drawn.
  ///   - table: The table of an earlier plan of the same width and arrangement.
  package init(
    _ arrangement: TileArrangement, count: Int, width: Double?, rowGap: Double, table: TileRowTable? = nil
  ) {
    let count = max(0, count)
    let plan = arrangement.plan(width: width, count: count)
    self.plan = plan
    self.count = count
    self.rowGap = length(rowGap)
    tileHeight = length(arrangement.tileHeight)
    headingHeight = length(arrangement.headingHeight)
    var isWide = false
    switch arrangement.shape {
    case .wideFirst, .grid, .list:
      if case .wideFirst = arrangement.shape { isWide = true }
      order = arrangement.fill == .row ? .row : .column
    case .flow(let extent):
      let table = table ?? TileRowTable(room: width ?? .infinity, gap: arrangement.gap, extent: extent)
      table.update(extent: extent)
      table.extend(to: count, sections: arrangement.sections)
      order = .flow(table)
    case .spans(let wish):
      let slots: (Int) -> Double = { Double(plan.span(at: $0, wish: wish($0))) }
      let table = table ?? TileRowTable(room: Double(plan.columns), gap: 0, extent: slots)
      table.update(extent: slots)
      table.extend(to: count, sections: arrangement.sections)
      order = .spans(table)
    }
    blocks = Self.blocks(
      count: count, sections: arrangement.sections, columns: plan.columns, isWideFirst: isWide, order: order,
      heights: (tileHeight + self.rowGap, headingHeight + self.rowGap))
  }

  /// The runs of tiles that start a row, one below the other.
  private static func blocks(
    count: Int, sections: [Int], columns: Int, isWideFirst: Bool, order: Order,
    heights: (row: Double, heading: Double)
  ) -> [TileBlock] {
    var blocks: [TileBlock] = []
    func add(_ tiles: Range<Int>, section: Int?) {
      guard !tiles.isEmpty else { return }
      let top = blocks.last.map { $0.firstRowTop + Double($0.rows.count) * heights.row } ?? 0
      let firstRow = blocks.last?.rows.upperBound ?? 0
      let isWide = isWideFirst && tiles.lowerBound == 0 && columns > 1
      let rowCount =
        switch order {
        case .row, .column: (tiles.count + (isWide ? 1 : 0) + columns - 1) / columns
        case .flow(let table), .spans(let table):
          table.row(of: tiles.upperBound - 1) - table.row(of: tiles.lowerBound) + 1
        }
      blocks.append(
        TileBlock(
          tiles: tiles, rows: firstRow..<firstRow + rowCount, section: section, top: top,
          firstRowTop: top + (section == nil ? 0 : heights.heading), isWideFirst: isWide))
    }
    add(0..<min(count, max(0, sections.first ?? count)), section: nil)
    for (section, start) in sections.enumerated() {
      let next = section + 1 < sections.count ? sections[section + 1] : count
      let first = min(count, max(start, blocks.last?.tiles.upperBound ?? 0))
      add(first..<min(count, max(first, next)), section: section)
    }
    return blocks
  }

  /// The table of widths of their own, to be handed to the next plan; nil where there is none.
  package var table: TileRowTable? {
    switch order {
    case .row, .column: nil
    case .flow(let table), .spans(let table): table
    }
  }

  /// How many rows the tiles fill.
  package var rowCount: Int { blocks.last?.rows.upperBound ?? 0 }

  /// The width of the grid: what was offered, but at least a column; for a flow without an offer its row.
  package var width: Double {
    guard case .flow(let table) = order, plan.isWithoutWidth else { return count == 0 ? 0 : plan.width }
    return (0..<rowCount).reduce(0) { widest, row in
      guard let last = table.tiles(onRow: row, count: count).last else { return widest }
      let place = table.place(of: last)
      return max(widest, length(place.start + place.extent))
    }
  }

  /// The height of all rows and headings, in points.
  package var height: Double {
    blocks.last.map { length($0.firstRowTop + Double($0.rows.count) * (tileHeight + rowGap) - rowGap) } ?? 0
  }

  private func block(ofTile index: Int) -> TileBlock? {
    guard blocks.count > 1 else { return blocks.first }
    let next = partitionPoint(0..<blocks.count) { blocks[$0].tiles.lowerBound <= index }
    return blocks[max(0, next - 1)]
  }

  private func block(ofRow row: Int) -> TileBlock? {
    guard blocks.count > 1 else { return blocks.first }
    let next = partitionPoint(0..<blocks.count) { blocks[$0].rows.lowerBound <= row }
    return blocks[max(0, next - 1)]
  }

  /// The last block whose top isn't below a height.
  private func blockIndex(at y: Double) -> Int { max(0, partitionPoint(0..<blocks.count) { blocks[$0].top <= y } - 1) }

  /// The row and the column slot of a tile where columns have one width.
  private func slot(of index: Int, in block: TileBlock) -> (row: Int, column: Int) {
    let place = index - block.tiles.lowerBound
    if case .column = order {
      let slot = block.isWideFirst && place >= block.rows.count ? place + 1 : place
      let (column, row) = slot.quotientAndRemainder(dividingBy: max(1, block.rows.count))
      return (block.rows.lowerBound + row, column)
    }
    let slot = block.isWideFirst && place > 0 ? place + 1 : place
    let (row, column) = slot.quotientAndRemainder(dividingBy: plan.columns)
    return (block.rows.lowerBound + row, column)
  }

  /// The row of a tile.
  package func row(of index: Int) -> Int {
    switch order {
    case .row, .column: block(ofTile: index).map { slot(of: index, in: $0).row } ?? 0
    case .flow(let table), .spans(let table): table.row(of: index)
    }
  }

  /// The upper edge of a row, in points.
  package func top(ofRow row: Int) -> Double {
    block(ofRow: row).map { $0.firstRowTop + Double(row - $0.rows.lowerBound) * (tileHeight + rowGap) } ?? 0
  }

  /// The frame of a tile in points.
  package func frame(of index: Int) -> Rect {
    guard let block = block(ofTile: index) else { return .zero }
    var result = Rect.zero
    var row = 0
    switch order {
    case .row, .column:
      let slot = slot(of: index, in: block)
      let isWide = block.isWideFirst && index == block.tiles.lowerBound
      row = slot.row
      result.origin.x = plan.columnOffset(slot.column)
      result.size.width = plan.tileWidth(span: isWide ? 2 : 1)
    case .flow(let table):
      let place = table.place(of: index)
      row = table.row(of: index)
      result.origin.x = place.start
      result.size.width = place.extent
    case .spans(let table):
      let place = table.place(of: index)
      row = table.row(of: index)
      result.origin.x = plan.columnOffset(Int(flooring: place.start))
      result.size.width = plan.tileWidth(span: Int(flooring: place.extent))
    }
    result.origin.y = block.firstRowTop + Double(row - block.rows.lowerBound) * (tileHeight + rowGap)
    result.size.height = tileHeight
    return result.bounded
  }

  /// The tiles of a row from left to right; none on a row that there isn't.
  package func tiles(onRow row: Int) -> TileRow {
    guard row >= 0, row < rowCount, let block = block(ofRow: row) else { return TileRow(0..<0) }
    let first = block.tiles.lowerBound
    let tiles = block.tiles.count
    let local = row - block.rows.lowerBound
    switch order {
    case .flow(let table), .spans(let table): return TileRow(table.tiles(onRow: row, count: count))
    case .row:
      let taken = block.isWideFirst ? 1 : 0
      let start = local == 0 ? 0 : local * plan.columns - taken
      return TileRow(first + start..<first + min(tiles, (local + 1) * plan.columns - taken))
    case .column:
      let rows = block.rows.count
      // Beside a wide tile, the second column is a tile shorter and starts a row later.
      let second = !block.isWideFirst ? local + rows : local == 0 ? 2 * rows - 1 : local + rows - 1
      let further = tiles > second ? (tiles - second + rows - 1) / rows : 0
      return TileRow(first: first + local, second: first + second, stride: rows, count: 1 + further)
    }
  }

  /// The rows that have a part between two heights in points, perhaps with one that ends right above them.
  package func rows(between heights: Range<Double>) -> Range<Int> {
    let pitch = tileHeight + rowGap
    guard pitch > 0, !blocks.isEmpty else { return 0..<rowCount }
    func row(_ y: Double, plus extra: Int) -> Int {
      let block = blocks[blockIndex(at: y)]
      let local = Int(flooring: (y - block.firstRowTop) / pitch) + extra
      return block.rows.lowerBound + min(max(0, local), block.rows.count)
    }
    let first = row(heights.lowerBound, plus: 0)
    return first..<max(first, row(heights.upperBound, plus: 1))
  }

  /// The headings that have a part between two heights in points: which section, and the frame.
  package func headings(between heights: Range<Double>) -> [(section: Int, frame: Rect)] {
    guard !blocks.isEmpty else { return [] }
    return blocks[blockIndex(at: heights.lowerBound)...blockIndex(at: heights.upperBound)].compactMap { block in
      guard let section = block.section, block.top < heights.upperBound,
        block.top + headingHeight > heights.lowerBound
      else { return nil }
      return (section, heading(of: block))
    }
  }

  /// The frame of a section's heading in points; nil for a section without tiles.
  package func headingFrame(ofSection section: Int) -> Rect? {
    let index = partitionPoint(0..<blocks.count) { (blocks[$0].section ?? -1) < section }
    guard index < blocks.count, blocks[index].section == section else { return nil }
    return heading(of: blocks[index])
  }

  private func heading(of block: TileBlock) -> Rect {
    Rect(x: 0, y: block.top, width: width, height: headingHeight).bounded
  }
}
