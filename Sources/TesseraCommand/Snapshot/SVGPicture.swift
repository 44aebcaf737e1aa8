import Tessera

/// A picture as an SVG with real text: selectable, and true to the cell in any monospaced font.
///
/// A cell is 10 × 20 units, so that half rows are square. Every run of text is told its length, so a font of another
/// width is stretched rather than shifted. Backgrounds are drawn without anti-aliasing, which would show seams.
struct SVGPicture {
  private static let columnUnits = 10
  private static let rowUnits = 20
  private static let margin = 10

  let surface: Surface
  let theme: Theme

  /// The document.
  var text: String {
    let width = surface.size.columns * Self.columnUnits + 2 * Self.margin
    let height = surface.size.rows * Self.rowUnits + 2 * Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(theme.ground.webText)\"/>",
      content,
      "</svg>",
    ]
    if lines[2].isEmpty { lines.remove(at: 2) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is drawn on the ground, to be put into a larger picture: its origin is the margin's corner.
  var content: String {
    var fills: [String] = []
    var texts: [String] = []
    for row in 0..<surface.size.rows {
      fills += rectangles(row: row)
      for run in CellRun.runs(of: surface, row: row) {
        if let strokes = strokes(run, row: row) {
          fills += strokes
        } else if let text = textElement(run, row: row) {
          texts.append(text)
        }
      }
    }
    guard !fills.isEmpty || !texts.isEmpty else { return "" }
    return
      (["<g transform=\"translate(\(Self.margin) \(Self.margin))\" shape-rendering=\"crispEdges\">"] + fills + [
        "</g>",
        "<g transform=\"translate(\(Self.margin) \(Self.margin))\" font-family=\"ui-monospace, 'DejaVu Sans Mono', "
          + "'Noto Sans Mono CJK JP', Menlo, Consolas, monospace\" font-size=\"16\" xml:space=\"preserve\">",
      ] + texts + ["</g>"]).joined(separator: "\n")
  }

  // At half columns, for the quarters that corners are made of; equal neighbours are one rectangle.
  private func rectangles(row: Int) -> [String] {
    var result: [String] = []
    let halves = (0..<2 * surface.size.columns).map { fill(halfColumn: $0, row: row) }
    let (top, half) = (row * Self.rowUnits, Self.rowUnits / 2)
    var end = 0
    while end < halves.count {
      let start = end
      let (upper, lower) = halves[start]
      while end < halves.count, halves[end] == (upper, lower) { end += 1 }
      if upper == lower {
        if let color = upper { result.append(rectangle(start..<end, top: top, height: Self.rowUnits, color)) }
      } else {
        if let color = upper { result.append(rectangle(start..<end, top: top, height: half, color)) }
        if let color = lower { result.append(rectangle(start..<end, top: top + half, height: half, color)) }
      }
    }
    return result
  }

  /// The colours of the upper and the lower quarter of a cell's left or right half.
  private func fill(halfColumn: Int, row: Int) -> (upper: RGB?, lower: RGB?) {
    let cell = surface[column: halfColumn / 2, row: row]
    if cell.isBlank, !cell.attributes.contains(.reverse) { return (cell.upperBackground.rgb, cell.lowerBackground.rgb) }
    if cell.attributes.isEmpty, let quadrants = Quadrants(cell.glyph) {
      let isLeft = halfColumn % 2 == 0
      let foreground = cell.foreground.rgb ?? theme.labels[0]
      func color(_ quadrant: Quadrants) -> RGB? {
        quadrants.contains(quadrant) ? foreground : cell.textBackground.rgb
      }
      return (color(isLeft ? .upperLeft : .upperRight), color(isLeft ? .lowerLeft : .lowerRight))
    }
    let background = PictureColors(CellAppearance(cell, drawsUnicode: true), theme: theme).background
    return (background, background)
  }

  private func rectangle(_ halfColumns: Range<Int>, top: Int, height: Int, _ color: RGB) -> String {
    let unit = Self.columnUnits / 2
    return "<rect x=\"\(halfColumns.lowerBound * unit)\" y=\"\(top)\" width=\"\(halfColumns.count * unit)\" "
      + "height=\"\(height)\" fill=\"\(color.webText)\"/>"
  }

  private func textElement(_ run: CellRun, row: Int) -> String? {
    // Half blocks are fills here, and blanks at the ends needn't be drawn.
    guard !run.isBlank, !isSeam(run) else { return nil }
    let leading = run.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let trailing = run.text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let columns = run.columns.lowerBound + leading..<run.columns.upperBound - trailing
    let text = String(run.text.unicodeScalars.dropFirst(leading).dropLast(trailing))
    let colors = PictureColors(run.appearance, theme: theme)
    var style = ""
    if run.appearance.attributes.contains(.bold) { style += " font-weight=\"bold\"" }
    if run.appearance.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if run.appearance.attributes.contains(.underline) { style += " text-decoration=\"underline\"" }
    return "<text x=\"\(columns.lowerBound * Self.columnUnits)\" y=\"\(row * Self.rowUnits + 15)\" "
      + "textLength=\"\(columns.count * Self.columnUnits)\" lengthAdjust=\"spacingAndGlyphs\" "
      + "fill=\"\(colors.foreground.webText)\"\(style)>\(markupEscaped(text))</text>"
  }

  /// The shapes of a run of box drawing characters and of blocks, which fonts would leave gaps between; nil for other text.
  private func strokes(_ run: CellRun, row: Int) -> [String]? {
    guard !run.isBlank else { return nil }
    var result: [String] = []
    let color = PictureColors(run.appearance, theme: theme).foreground.webText
    for (index, character) in run.text.unicodeScalars.enumerated() where character != " " {
      if let block = block(character, column: run.columns.lowerBound + index, row: row, color) {
        result.append(block)
        continue
      }
      guard let box = BoxStrokes(character) else { return nil }
      let x = (run.columns.lowerBound + index) * Self.columnUnits
      result += box.rectangles(
        x: x, y: row * Self.rowUnits, width: Self.columnUnits, height: Self.rowUnits
      ).map { "<rect x=\"\($0.x)\" y=\"\($0.y)\" width=\"\($0.width)\" height=\"\($0.height)\" fill=\"\(color)\"/>" }
    }
    return result
  }

  /// The rectangle of a block that fills eighths of a cell from its foot up; nil for any other character, and for half a
  /// cell, which is a fill.
  private func block(_ character: Unicode.Scalar, column: Int, row: Int, _ color: String) -> String? {
    let eighths = Int(character.value) - 0x2580
    guard (1...7).contains(eighths), eighths != 4 else { return nil }
    // An eighth of a row may end in half a unit.
    func units(_ halves: Int) -> String { String(halves / 2) + (halves % 2 == 0 ? "" : ".5") }
    let height = Self.rowUnits * eighths / 4
    return "<rect x=\"\(column * Self.columnUnits)\" y=\"\(units(2 * (row + 1) * Self.rowUnits - height))\" "
      + "width=\"\(Self.columnUnits)\" height=\"\(units(height))\" fill=\"\(color)\"/>"
  }

  // What fills draw is drawn as rectangles.
  private func isSeam(_ run: CellRun) -> Bool {
    run.text.unicodeScalars.allSatisfy { Quadrants(Glyph($0, isWide: false)) != nil }
  }
}
