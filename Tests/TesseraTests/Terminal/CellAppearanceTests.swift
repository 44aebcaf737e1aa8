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
