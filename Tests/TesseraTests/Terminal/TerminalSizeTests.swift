import Testing

@testable import Tessera

@Suite struct TerminalSizeTests {
  static let last = CellSize(columns: 53, rows: 17)

  @Test(
    arguments: [
      (80, 24, nil, 80, 24), (1, 1, nil, 1, 1), (500, 200, nil, 500, 200), (0, 0, nil, 80, 24), (0, 24, nil, 80, 24),
      (80, 0, nil, 80, 24), (0, 0, last, 53, 17), (100, 0, last, 53, 17), (-1, 10, last, 53, 17),
      (65535, 65535, nil, 10000, 100), (65535, 20, nil, 10000, 20),
    ] as [(Int, Int, CellSize?, Int, Int)])
  func zeroIsUnknownAndHugeIsLimited(columns: Int, rows: Int, last: CellSize?, wantColumns: Int, wantRows: Int) {
    #expect(
      TerminalSize.size(columns: columns, rows: rows, last: last)
        == CellSize(columns: wantColumns, rows: wantRows))
  }
}
