import Testing

@testable import Tessera
@testable import TesseraUI

@Suite struct CellAppearanceTests {
  static let red = CellColor.rgb(RGB(0xFF0000))
  static let blue = CellColor.rgb(RGB(0x0000FF))
  static let none = CellColor.terminalDefault

  @Test(
    arguments: [
      (none, none, " ", none, none), (none, blue, "▄", blue, none), (red, none, "▀", red, none),
      (red, blue, "▀", red, blue), (red, red, " ", none, red),
    ] as [(CellColor, CellColor, Character, CellColor, CellColor)])
  func halvesOfABlankCell(
    upper: CellColor, lower: CellColor, glyph: Character, foreground: CellColor, background: CellColor
  ) {
    var cell = Cell()
    cell.upperBackground = upper
    cell.lowerBackground = lower
    let look = CellAppearance(cell, drawsUnicode: true)
    #expect(Character(look.glyph.base) == glyph)
    #expect(look.foreground == foreground && look.background == background)
  }

  @Test func glyphStandsOnTheTextBackground() {
    var cell = Cell(glyph: Glyph("x", isWide: false), foreground: Self.blue)
    cell.upperBackground = Self.red
    let look = CellAppearance(cell, drawsUnicode: true)
    #expect(look.glyph.base == "x" && look.foreground == Self.blue && look.background == Self.red)
  }

  @Test func aBlankTakesThePenOfTheCellBeforeItWhereNobodySeesIt() {
    func blank(_ background: CellColor, _ attributes: CellAttributes = [], after: Cell) -> Cell {
      var cell = Cell(background: background, attributes: attributes)
      cell.takePen(of: after)
      return cell
    }
    func letter(_ background: CellColor, _ attributes: CellAttributes) -> Cell {
      Cell(glyph: Glyph("x", isWide: false), foreground: Self.blue, background: background, attributes: attributes)
    }
    let taken = blank(Self.red, after: letter(Self.red, .bold))
    #expect(taken == Cell(foreground: Self.blue, background: Self.red, attributes: .bold))
    // Another fill, a line under the letter, or one under the blank.
    #expect(blank(Self.none, after: letter(Self.red, .bold)) == Cell(background: Self.none))
    #expect(blank(Self.red, after: letter(Self.red, .underline)) == Cell(background: Self.red))
    #expect(blank(Self.red, .reverse, after: letter(Self.red, [])) == Cell(background: Self.red, attributes: .reverse))
    // A seam shows its halves.
    var seam = Cell(background: Self.red)
    seam.lowerBackground = Self.none
    let before = seam
    seam.takePen(of: letter(Self.red, .bold))
    #expect(seam == before)
  }

  @Test func seamHasNoAttributes() {
    var cell = Cell(attributes: [.underline, .reverse])
    cell.lowerBackground = Self.red
    #expect(CellAppearance(cell, drawsUnicode: true).attributes == [])
  }

  @Test func withoutHalfBlocksTheTextBackgroundFillsTheCell() {
    var cell = Cell()
    cell.lowerBackground = Self.red
    let look = CellAppearance(cell, drawsUnicode: false)
    #expect(look.glyph == .blank && look.background == Self.red)
  }
}
