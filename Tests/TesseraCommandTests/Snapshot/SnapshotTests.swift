import Tessera
import Testing

@testable import TesseraCommand

/// Pictures of a surface for documents and programs.
struct SnapshotTests {
  /// Two rows: a red half row, a wide character, bold text that needs escaping, a reversed cell.
  private func surface() -> Surface {
    var surface = Surface(size: CellSize(columns: 6, rows: 2))
    surface[column: 0, row: 0].upperBackground = .rgb(RGB(0xFF0000))
    for (column, part) in [(2, Cell.Part.wideLeading), (3, .wideTrailing)] {
      surface[column: column, row: 0].part = part
    }
    surface[column: 2, row: 0].glyph = Glyph("中", isWide: true)
    for (column, character) in zip(0..., "<&\"".unicodeScalars) {
      surface[column: column, row: 1].glyph = Glyph(character, isWide: false)
      surface[column: column, row: 1].attributes = .bold
    }
    surface[column: 4, row: 1].attributes = .reverse
    return surface
  }

  @Test func runsOfARowTakeEachColumnOnce() {
    for row in 0..<2 {
      let columns = CellRun.runs(of: surface(), row: row).flatMap { Array($0.columns) }
      #expect(columns == Array(0..<6))
    }
  }

  @Test func theSVGHoldsTheTextEscapedAndTheFillsTrueToTheHalfRow() {
    let text = SnapshotFormat.svg.document(of: surface(), theme: .dark)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 80 60\""))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#ff0000\"/>"))
    #expect(text.contains("textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#e6e6e6\">中</text>"))
    #expect(text.contains("font-weight=\"bold\">&lt;&amp;&quot;</text>"))
    // The reversed cell is a box of the text's colour.
    #expect(text.contains("<rect x=\"40\" y=\"20\" width=\"10\" height=\"20\" fill=\"#e6e6e6\"/>"))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func coloursOfATerminalAreSwitchedOffAtTheEndOfALine() {
    let lines = SnapshotFormat.ansi.document(of: surface(), theme: .dark).split(separator: "\n")
    #expect(lines[0] == "\u{1B}[0;38;2;255;0;0m▀ \u{1B}[0m中  ")
    #expect(lines[1] == "\u{1B}[0;1m<&\" \u{1B}[0;7m \u{1B}[0m ")
  }

  @Test func theHTMLIsOnePreWithColoursOfTheTheme() {
    let text = SnapshotFormat.html.document(of: surface(), theme: .light)
    #expect(text.hasPrefix("<pre style=\"color:#1c1c1c;background:#fbfbf9;"))
    #expect(text.contains("<span style=\"display:inline-block;width:2ch\">中</span>"))
    #expect(text.contains("<span style=\"font-weight:bold\">&lt;&amp;&quot; </span>"))
  }

  @Test func theJSONSaysEverything() {
    let text = SnapshotFormat.json.document(of: surface(), theme: .dark)
    #expect(
      text == """
        {"columns":6,"rows":2,"cursor":null,"lines":[
        [{"column":0,"columns":2,"text":"▀ ","foreground":"#ff0000"},\
        {"column":2,"columns":2,"text":"中"},{"column":4,"columns":2,"text":"  "}],
        [{"column":0,"columns":4,"text":"<&\\" ","attributes":["bold"]},\
        {"column":4,"columns":1,"text":" ","attributes":["reverse"]},{"column":5,"columns":1,"text":" "}]
        ]}

        """)
  }

  @Test(
    arguments: [
      ("│", [[4, 0, 2, 11], [4, 9, 2, 11]]), ("─", [[0, 9, 6, 2], [4, 9, 6, 2]]),
      ("┌", [[4, 9, 6, 2], [4, 9, 2, 11]]), ("╿", [[3, 0, 4, 12], [4, 9, 2, 11]]),
      ("╽", [[4, 0, 2, 11], [3, 8, 4, 12]]), ("━", [[0, 8, 7, 4], [3, 8, 7, 4]]),
    ] as [(Unicode.Scalar, [[Int]])])
  func strokesOfBoxesMeetTheirNeighbours(_ sign: Unicode.Scalar, _ rectangles: [[Int]]) {
    let drawn = BoxStrokes(sign)?.rectangles(x: 0, y: 0, width: 10, height: 20) ?? []
    #expect(drawn.map { [$0.x, $0.y, $0.width, $0.height] } == rectangles)
  }

  @Test(
    arguments: [("▁", "37.5", "2.5"), ("▂", "35", "5"), ("▅", "27.5", "12.5"), ("▇", "22.5", "17.5")]
      as [(Unicode.Scalar, String, String)])
  func blocksOfEighthsStandOnTheFootOfTheirCell(_ sign: Unicode.Scalar, _ y: String, _ height: String) {
    var surface = Surface(size: CellSize(columns: 3, rows: 2))
    let cell = Cell(glyph: Glyph(sign, isWide: false), foreground: .rgb(RGB(0xFF0000)))
    surface[column: 1, row: 1] = cell
    surface[column: 2, row: 1] = cell
    surface[column: 2, row: 1].attributes = .reverse
    let picture = SVGPicture(surface: surface, theme: .dark).text
    #expect(picture.contains(##"<rect x="10" y="\##(y)" width="10" height="\##(height)" fill="#ff0000"/>"##))
    // Reversed, the block has the colour of the ground, on a cell of its own.
    #expect(picture.contains(##"<rect x="20" y="20" width="10" height="20" fill="#ff0000"/>"##))
    #expect(picture.contains(##"<rect x="20" y="\##(y)" width="10" height="\##(height)" fill="#121317"/>"##))
    #expect(!picture.contains("<text"))
  }
}
