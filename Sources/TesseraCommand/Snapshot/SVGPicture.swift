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
      texts += CellRun.runs(of: surface, row: row).compactMap { textElement($0, row: row) }
    }
    guard !fills.isEmpty || !texts.isEmpty else { return "" }
    return (["<g transform=\"translate(\(Self.margin) \(Self.margin))\" shape-rendering=\"crispEdges\">"] + fills + [
      "</g>",
      "<g transform=\"translate(\(Self.margin) \(Self.margin))\" font-family=\"ui-monospace, 'DejaVu Sans Mono', "
        + "'Noto Sans Mono CJK JP', Menlo, Consolas, monospace\" font-size=\"16\" xml:space=\"preserve\">",
    ] + texts + ["</g>"]).joined(separator: "\n")
  }

  // Two passes a row, one a half row; equal neighbours are one rectangle.
  private func rectangles(row: Int) -> [String] {
    var result: [String] = []
    let upper = (0..<surface.size.columns).map { background(column: $0, row: row, isUpper: true) }
    let lower = (0..<surface.size.columns).map { background(column: $0, row: row, isUpper: false) }
    var column = 0
    while column < upper.count {
      let start = column
      let halves = (upper[column], lower[column])
      while column < upper.count, upper[column] == halves.0, lower[column] == halves.1 { column += 1 }
      let (top, half) = (row * Self.rowUnits, Self.rowUnits / 2)
      if halves.0 == halves.1 {
        if let color = halves.0 { result.append(rectangle(start..<column, top: top, height: Self.rowUnits, color)) }
      } else {
        if let color = halves.0 { result.append(rectangle(start..<column, top: top, height: half, color)) }
        if let color = halves.1 { result.append(rectangle(start..<column, top: top + half, height: half, color)) }
      }
    }
    return result
  }

  private func background(column: Int, row: Int, isUpper: Bool) -> RGB? {
    let cell = surface[column: column, row: row]
    if cell.isBlank, !cell.attributes.contains(.reverse) {
      return (isUpper ? cell.upperBackground : cell.lowerBackground).rgb
    }
    return PictureColors(CellAppearance(cell, drawsUnicode: true), theme: theme).background
  }

  private func rectangle(_ columns: Range<Int>, top: Int, height: Int, _ color: RGB) -> String {
    "<rect x=\"\(columns.lowerBound * Self.columnUnits)\" y=\"\(top)\" width=\"\(columns.count * Self.columnUnits)\" "
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

  private func isSeam(_ run: CellRun) -> Bool {
    run.text.unicodeScalars.allSatisfy { $0 == "\u{2580}" || $0 == "\u{2584}" || $0 == " " }
  }
}
