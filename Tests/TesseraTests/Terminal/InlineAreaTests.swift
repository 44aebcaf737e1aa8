import TesseraLayout
import Testing

@testable import Tessera
@testable import TesseraUI

@Suite struct InlineAreaTests {
  @Test(arguments: [
    (TerminalHeight.rows(5), 24, 5), (.rows(0), 24, 1), (.rows(-3), 24, 1), (.rows(100), 24, 23), (.rows(5), 2, 1),
    (.rows(5), 1, 1), (.percent(50), 24, 12), (.percent(0), 24, 1), (.percent(100), 24, 23), (.percent(1000), 24, 23),
    (.rows(.max), 24, 23), (.percent(.max), 24, 23),
  ])
  func onePromptRowStaysWhereThereIsOne(height: TerminalHeight, rows: Int, used: Int) {
    let size = InlineArea(height: height).size(on: CellSize(columns: 80, rows: rows))
    #expect(size == CellSize(columns: 80, rows: used))
  }

  @Test func theMouseIsPlacedOnceTheTopIsKnown() {
    var area = InlineArea(height: .rows(5))
    _ = area.preparing(for: CellSize(columns: 80, rows: 5))
    let event = MouseEvent(.press(button: 0), at: CellPosition(column: 2, row: 11))
    #expect(area.translated(event) == nil)
    area.learn(row: 10)
    #expect(area.translated(event)?.position == CellPosition(column: 2, row: 1))
    #expect(area.translated(MouseEvent(.move, at: CellPosition(column: 2, row: 9))) == nil)
    _ = area.preparing(for: CellSize(columns: 70, rows: 5))
    #expect(area.translated(event) == nil, "the terminal may have moved it")
  }

  @Test func theCursorOfATextFieldIsLeftBeforeThePictureChanges() {
    var area = InlineArea(height: .rows(5))
    let size = CellSize(columns: 80, rows: 5)
    _ = area.preparing(for: size)
    var surface = Surface(size: size)
    surface.cursor = CellPosition(column: 7, row: 2)
    #expect(area.finishing(surface).isEmpty, "it isn't shown")
    surface.showsCursor = true
    #expect(String(decoding: area.finishing(surface), as: UTF8.self) == "\u{1B}[2B\u{1B}[7C")
    #expect(area.hasCursor(of: surface))
    #expect(String(decoding: area.closingBytes, as: UTF8.self).hasPrefix("\r\u{1B}[2A\u{1B}[2K"))
    #expect(String(decoding: area.preparing(for: size), as: UTF8.self) == "\r\u{1B}[2A")
  }
}
