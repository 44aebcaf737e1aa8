import Testing

@testable import Tessera

@Suite struct DirectPaletteTests {
  private func rewritten(_ text: String, colors: [RGB]) -> String {
    var palette = DirectPalette()
    for color in colors { _ = palette.number(of: color) }
    return String(decoding: palette.rewrite(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `a colour keeps its number, from 16 on`() {
    var palette = DirectPalette()
    #expect(palette.number(of: RGB(0x102030)) == 16)
    #expect(palette.number(of: RGB(0x405060)) == 17)
    #expect(palette.number(of: RGB(0x102030)) == 16)
  }

  @Test(arguments: [
    ("\u{1B}[38;5;16mx", "\u{1B}[38;2;16;32;48mx"),
    ("a\u{1B}[48;5;17mb", "a\u{1B}[48;2;64;80;96mb"),
    // A number that was given to nobody, other sequences and cut ones stay.
    ("\u{1B}[38;5;18m", "\u{1B}[38;5;18m"),
    ("\u{1B}[38;5;9m\u{1B}[1m\u{1B}[39;49m", "\u{1B}[38;5;9m\u{1B}[1m\u{1B}[39;49m"),
    ("\u{1B}[38;5;16", "\u{1B}[38;5;16"),
    ("\u{1B}[38;5;m\u{1B}[58;5;16m", "\u{1B}[38;5;m\u{1B}[58;5;16m"),
    ("\u{1B}[38;5;99999999999999999999m", "\u{1B}[38;5;99999999999999999999m"),
    ("日本 38;5;16m", "日本 38;5;16m"),
  ])
  func `numbers of colours, and nothing else, become colours`(frame: String, expected: String) {
    #expect(rewritten(frame, colors: [RGB(0x102030), RGB(0x405060)]) == expected)
  }

  @Test func `once all numbers are taken, the nearest colour stands in`() {
    var palette = DirectPalette()
    for grey in 0..<240 { _ = palette.number(of: RGB(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey))) }
    #expect(palette.number(of: RGB(0xF0F1F0)) == 16 + 239)
    #expect(palette.number(of: RGB(0x010001)) == 16 || palette.number(of: RGB(0x010001)) == 17)
  }

  @Test(arguments: [
    (256, "truecolor", true, ColorDepth.direct), (256, "24bit", true, .direct), (256, "", true, .indexed256),
    (256, "truecolor", false, .indexed256), (16, "truecolor", true, .ansi16), (8, "truecolor", true, .ansi8),
  ])
  func `24-bit colours need a terminal that tells of them and sends numbers`(
    colors: Int, colorTerm: String, sendsNumbers: Bool, expected: ColorDepth
  ) {
    let depth = ColorSupport.depth(
      terminfoColors: colors, isDirect: false, sendsNumbers: sendsNumbers,
      environment: TerminalEnvironment(term: "xterm-256color", colorTerm: colorTerm), preference: .automatic)
    #expect(depth == expected)
  }
}
