import Tessera
import Testing

@testable import TesseraCommand

@MainActor
@Suite("Golden pictures of the palette")
struct PaletteGoldenTests {
  nonisolated private static let widths = [24, 40, 60, 80, 120, 200]

  private func strings(_ language: String) -> PaletteStrings { PaletteStrings(variable: { ["LANG": language][$0] }) }

  @Test("In lines on whole rows", arguments: ["en", "pt", "ja", "ko"], widths)
  func inLines(_ language: String, _ columns: Int) throws {
    let window = Window.palette(columns, 24, traits: .uncoloured, strings: strings(language))
    try Golden.check(window.surface.text, "palette-\(language)-\(columns)")
  }

  @Test("In fills on half rows", arguments: [24, 40, 80])
  func inFills(_ columns: Int) throws {
    let window = Window.palette(columns, 24)
    window.press(.rightArrow, .return, .downArrow)
    try Golden.check(window.surface.fills, "palette-fills-\(columns)")
  }

  @Test("In ASCII, with a tile chosen")
  func inASCII() throws {
    let window = Window.palette(60, 24, traits: .ascii)
    window.press(.rightArrow, .return, .downArrow)
    try Golden.check(window.surface.text, "palette-ascii-60")
  }

  @Test("On small screens", arguments: [(12, 6), (20, 10), (30, 4), (8, 3)])
  func onSmallScreens(_ columns: Int, _ rows: Int) throws {
    let window = Window.palette(columns, rows, traits: .uncoloured)
    window.press(.downArrow)
    try Golden.check(window.surface.text, "palette-small-\(columns)x\(rows)")
  }
}
