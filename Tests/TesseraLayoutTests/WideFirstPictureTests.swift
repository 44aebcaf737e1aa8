import Testing
import TesseraLayout

@Suite("Pictures of the wide-first grid: a letter is a column across, half a row down")
struct WideFirstPictureTests {
  private func plan(
    width: Double, count: Int, spans: [Int: Int] = [:], direction: LayoutDirection = .leftToRight
  ) -> String {
    let elements = (0..<count).map { index in
      let element = LayoutElement { Size(width: $0.proposedWidth ?? -1, height: 16).cgSize }
      return spans[index].map { element.tileSpan($0) } ?? element
    }
    let grid = WideFirstGrid(minimumColumnWidth: 32, gap: 8)
    return picture(
      grid.arrange(elements, proposal: ProposedViewSize(points: width, nil), layoutDirection: direction)
        .arrangedFrames)
  }

  @Test("One column: every tile is as wide as the grid")
  func oneColumn() {
    #expect(
      plan(width: 64, count: 2) == """
        aaaaaaaa
        aaaaaaaa
        ........
        bbbbbbbb
        bbbbbbbb
        """)
  }

  @Test("Two columns: the first tile takes the first row")
  func twoColumns() {
    #expect(
      plan(width: 72, count: 4) == """
        aaaaaaaaa
        aaaaaaaaa
        .........
        bbbb.cccc
        bbbb.cccc
        .........
        dddd.....
        dddd.....
        """)
  }

  @Test("Three columns that don't share evenly: one is a cell wider")
  func unevenColumns() {
    #expect(
      plan(width: 120, count: 6) == """
        aaaaaaaaaa.bbbb
        aaaaaaaaaa.bbbb
        ...............
        cccc.ddddd.eeee
        cccc.ddddd.eeee
        ...............
        ffff...........
        ffff...........
        """)
  }

  @Test("A wide tile later in the row: the hole before it stays")
  func wideTileLater() {
    #expect(
      plan(width: 112, count: 4, spans: [2: 2]) == """
        aaaaaaaaa.bbbb
        aaaaaaaaa.bbbb
        ..............
        ccccccccc.dddd
        ccccccccc.dddd
        """)
  }

  @Test("From right to left the wide tile is at the right edge")
  func mirrored() {
    #expect(
      plan(width: 112, count: 4, direction: .rightToLeft) == """
        bbbb.aaaaaaaaa
        bbbb.aaaaaaaaa
        ..............
        .....dddd.cccc
        .....dddd.cccc
        """)
  }
}
