import Testing

@testable import Tessera
@testable import TesseraUI

extension ProcessWide {
  @Suite struct CursesScreenTests {
    static let size = CellSize(columns: 40, rows: 10)

    func makeScreen(
      term: String = "xterm-256color", depth: ColorDepth = .indexed256, size: CellSize = size
    ) throws -> CursesScreen {
      #expect(TerminalLocale.activate(TerminalEnvironment(lcAll: "C.UTF-8")))
      let type = try TerminalType(environment: TerminalEnvironment(term: term), descriptor: 0)
      return try CursesScreen(type: type, traits: ScreenTraits(colorDepth: depth), size: size)
    }

    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    func filled(_ size: CellSize = size) -> Surface {
      var surface = Surface(size: size)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          surface[column: column, row: row] = Cell(
            glyph: Glyph("a", isWide: false), foreground: .rgb(RGB(0xFF0000)), background: .rgb(RGB(0x112133)))
        }
      }
      return surface
    }

    @Test func firstPictureEntersAtTheSizeThereIs() throws {
      let bytes = text(try makeScreen().bytes(toShow: filled()))
      #expect(bytes.contains("\u{1B}[?1049h") && bytes.contains("\u{1B}[1;10r"))
      #expect(bytes.contains(String(repeating: "a", count: 40)))
    }

    @Test func samePictureIsNoOutput() throws {
      let screen = try makeScreen()
      _ = try screen.bytes(toShow: filled())
      #expect(try screen.bytes(toShow: filled()).isEmpty)
    }

    @Test func oneChangedCellIsAFewBytes() throws {
      let screen = try makeScreen()
      var surface = filled()
      _ = try screen.bytes(toShow: surface)
      surface[column: 5, row: 3].glyph = Glyph("b", isWide: false)
      let bytes = try screen.bytes(toShow: surface)
      #expect(bytes.contains(UInt8(ascii: "b")) && bytes.count < 60)
    }

    @Test func blanksBetweenWordsSwitchNothing() throws {
      // As a view draws it: blanks of a fill have no text colour.
      func codes() throws -> Int {
        var surface = Surface(size: Self.size)
        for column in 0..<40 {
          surface[column: column, row: 2] = Cell(background: .rgb(RGB(0x112133)))
          guard column % 4 != 3, column < 32 else { continue }
          surface[column: column, row: 2].glyph = Glyph("a", isWide: false)
          surface[column: column, row: 2].foreground = .rgb(RGB(0xFF0000))
          surface[column: column, row: 2].attributes = .bold
        }
        let screen = try makeScreen()
        _ = try screen.bytes(toShow: Surface(size: Self.size))
        let bytes = text(try screen.bytes(toShow: surface))
        #expect(bytes.contains("aaa aaa aaa aaa"))
        return bytes.split(separator: "\u{1B}[").filter { $0.contains("m") }.count
      }
      // Bold, the text colour, the background, and all of it off at the end.
      #expect(try codes() <= 5)
    }

    @Test func withoutColoursNoColourCodeIsSent() throws {
      let bytes = text(try makeScreen(depth: .none).bytes(toShow: filled()))
      let codes = bytes.split(separator: "\u{1B}[").compactMap { part -> Substring? in
        part.firstIndex { !($0.isNumber || $0 == ";") }.flatMap { part[$0] == "m" ? part[..<$0] : nil }
      }
      let numbers = codes.flatMap { $0.split(separator: ";").compactMap { Int($0) } }
      #expect(!numbers.contains { (30...49).contains($0) || $0 >= 90 }, "\(numbers)")
    }

    @Test func paletteOfTheUserIsNeverReset() throws {
      let screen = try makeScreen()
      var all = try screen.bytes(toShow: filled())
      all += try screen.bytesToLeave()
      all += try screen.bytes(toShow: filled())
      #expect(!text(all).contains("\u{1B}]104"))
    }

    @Test func windowThatChangedWhileAwayIsEnteredFirst() throws {
      let screen = try makeScreen()
      _ = try screen.bytes(toShow: filled())
      _ = try screen.bytesToLeave()
      let bytes = text(try screen.bytes(toShow: filled(CellSize(columns: 20, rows: 5))))
      let enter = try #require(bytes.firstRange(of: "\u{1B}[?1049h"))
      #expect(bytes[enter.upperBound...].contains("\u{1B}[1;5r") && !bytes[..<enter.lowerBound].contains("r"))
    }

    @Test func anotherSizeIsClearedAndDrawnWhole() throws {
      let screen = try makeScreen()
      _ = try screen.bytes(toShow: filled())
      let smaller = CellSize(columns: 20, rows: 5)
      let bytes = text(try screen.bytes(toShow: filled(smaller)))
      #expect(bytes.hasPrefix("\u{1B}[1;5r\u{1B}[H\u{1B}[2J"))
      #expect(bytes.contains(String(repeating: "a", count: 20)))
    }

    @Test func forgottenPictureIsDrawnAgain() throws {
      let screen = try makeScreen()
      _ = try screen.bytes(toShow: filled())
      screen.forget()
      #expect(text(try screen.bytes(toShow: filled())).contains(String(repeating: "a", count: 40)))
    }

    @Test func wideGlyphNeverStandsInTheLastColumn() throws {
      let screen = try makeScreen()
      var surface = Surface(size: Self.size)
      for column in [10, 39] {
        surface[column: column, row: 0] = Cell(glyph: Glyph("中", isWide: true), part: .wideLeading)
      }
      surface[column: 11, row: 0] = Cell(part: .wideTrailing)
      let bytes = text(try screen.bytes(toShow: surface))
      #expect(bytes.filter { $0 == "中" }.count == 1)
    }

    @Test func characterThatLibcCountsOtherwiseIsNotSent() throws {
      let screen = try makeScreen()
      var surface = Surface(size: Self.size)
      for (column, scalar) in (["\u{7}", "\u{202E}", "\u{200B}", "中", "\u{1B}"] as [Unicode.Scalar]).enumerated() {
        surface[column: column, row: 0].glyph = Glyph(scalar, isWide: false)
      }
      let bytes = text(try screen.bytes(toShow: surface))
      #expect(bytes.contains("?????"))
      #expect(!bytes.unicodeScalars.contains { ["\u{7}", "\u{202E}", "\u{200B}", "中"].contains($0) })
    }

    @Test func everySizeIsShown() throws {
      let screen = try makeScreen()
      for (columns, rows) in [(1, 1), (500, 200), (1, 200), (500, 1), (2, 2), (0, 0), (80, 24)] {
        let surface = filled(CellSize(columns: columns, rows: rows))
        #expect(try screen.bytes(toShow: surface).isEmpty == (columns * rows == 0))
      }
    }

    @Test(arguments: ["vt100", "linux", "xterm", "screen", "tmux-256color", "ansi"])
    func usualTypesOpen(term: String) throws {
      #expect(try !makeScreen(term: term, depth: .none).bytes(toShow: filled()).isEmpty)
    }

    @Test(
      arguments: [
        (nil, TerminalError.typeNotSet), ("", .typeNotSet), ("dumb", .typeIsDumb),
        ("no-such-terminal", .unknownType("no-such-terminal")), ("../../etc/passwd", .unknownType("../../etc/passwd")),
      ] as [(String?, TerminalError)])
    func typeThatCannotBeUsedIsAnError(term: String?, expected: TerminalError) {
      #expect(throws: expected) {
        try TerminalType(environment: TerminalEnvironment(term: term), descriptor: 0)
      }
    }

    @Test func moreColoursThanPairsAreDrawn() throws {
      // 64 pairs, and 8 colours and the terminal's own each way.
      let screen = try makeScreen(term: "linux", depth: .ansi8)
      let colors: [CellColor] =
        [.terminalDefault]
        + [0x000000, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF].map { .rgb(RGB($0)) }
      var surface = Surface(size: CellSize(columns: 9, rows: 9))
      for row in 0..<9 {
        for column in 0..<9 {
          surface[column: column, row: row] = Cell(
            glyph: Glyph("x", isWide: false), foreground: colors[row], background: colors[column])
        }
      }
      #expect(try !screen.bytes(toShow: surface).isEmpty)
    }
  }
}
