import Testing

@testable import TesseraUI

@Suite struct ColorQuantizerTests {
  static let dark = RGB(0x121317)
  static let light = RGB(0xFBFBF9)
  static let tints: [(name: String, color: RGB)] = [
    ("blue", RGB(0x0A84FF)), ("red", RGB(0xFF453A)), ("green", RGB(0x30D158)), ("orange", RGB(0xFF9F0A)),
    ("yellow", RGB(0xFFD60A)), ("purple", RGB(0xBF5AF2)), ("pink", RGB(0xFF375F)), ("cyan", RGB(0x64D2FF)),
    ("teal", RGB(0x40C8E0)), ("indigo", RGB(0x5E5CE6)), ("mint", RGB(0x63E6E2)),
  ]
  static let grey = RGB(0x8E8E93)
  static let shares = [12, 15, 20, 25, 40]

  static func mix(_ color: RGB, percent: Int, over base: RGB) -> RGB {
    func part(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Int(top) * percent + Int(bottom) * (100 - percent) + 50) / 100)
    }
    return RGB(
      red: part(color.red, base.red), green: part(color.green, base.green), blue: part(color.blue, base.blue))
  }

  static func index(of color: RGB, _ depth: ColorDepth) -> Int? {
    var quantizer = ColorQuantizer(depth: depth)
    return quantizer.index(of: color)
  }

  static func isGrey(_ index: Int) -> Bool {
    let color = ColorQuantizer.palette256(UInt8(index))
    return color.red == color.green && color.green == color.blue
  }

  @Test(arguments: [dark, light], shares)
  func tintKeepsAHueAndGreyHasNone(base: RGB, percent: Int) throws {
    for tint in Self.tints {
      let index = try #require(Self.index(of: Self.mix(tint.color, percent: percent, over: base), .indexed256))
      #expect(!Self.isGrey(index), "\(tint.name) \(percent) % became the grey \(index)")
    }
    let index = try #require(Self.index(of: Self.mix(Self.grey, percent: percent, over: base), .indexed256))
    #expect(Self.isGrey(index))
  }

  @Test(arguments: [
    (RGB(0x0A84FF), 12, dark, 17), (RGB(0x0A84FF), 20, dark, 17), (RGB(0x102D4A), 100, dark, 17),
    (RGB(0x30D158), 12, dark, 22),
    (RGB(0xFF453A), 12, dark, 52), (RGB(0x0A84FF), 12, light, 153), (RGB(0x0A84FF), 20, light, 153),
  ])
  func faintTintIsTheColourOfItsHue(tint: RGB, percent: Int, base: RGB, expected: Int) {
    #expect(Self.index(of: Self.mix(tint, percent: percent, over: base), .indexed256) == expected)
  }

  @Test func everyColourOfThePaletteIsItself() throws {
    for number in 16...255 {
      let color = ColorQuantizer.palette256(UInt8(number))
      let index = try #require(Self.index(of: color, .indexed256))
      #expect(ColorQuantizer.palette256(UInt8(index)) == color)
    }
  }

  @Test func greyGetsLighterStepByStep() throws {
    var last = -1
    for level in 0...255 {
      let part = UInt8(level)
      let index = try #require(Self.index(of: RGB(red: part, green: part, blue: part), .indexed256))
      let shown = Int(ColorQuantizer.palette256(UInt8(index)).red)
      #expect(shown >= last && abs(shown - level) <= 9)
      last = shown
    }
  }

  @Test(arguments: shares)
  func greyFillIsSeenWithSixteenColours(percent: Int) {
    #expect(Self.index(of: Self.mix(Self.grey, percent: percent, over: Self.dark), .ansi16) == 8)
    #expect(Self.index(of: Self.mix(Self.grey, percent: percent, over: Self.light), .ansi16) == 7)
  }

  @Test(arguments: [
    (RGB(0x000000), 0), (RGB(0x8E8E93), 8), (RGB(0xFFFFFF), 15), (RGB(0xC0C0C0), 7), (RGB(0x800000), 1),
    (RGB(0xFF0000), 9), (RGB(0x000080), 4), (RGB(0x00FF00), 10), (RGB(0xFFFF00), 11), (RGB(0xFF00FF), 13),
    (RGB(0x00FFFF), 14), (RGB(0x008000), 2),
  ])
  func sixteenColours(color: RGB, expected: Int) {
    #expect(Self.index(of: color, .ansi16) == expected)
  }

  @Test(arguments: [
    (RGB(0x000000), 0), (RGB(0x212226), 0), (RGB(0xFFFFFF), 7), (RGB(0xFF0000), 1), (RGB(0x00FF00), 2),
    (RGB(0xFFFF00), 3), (RGB(0x0000FF), 4), (RGB(0xFF00FF), 5), (RGB(0x00FFFF), 6), (RGB(0x112133), 4),
  ])
  func eightColours(color: RGB, expected: Int) {
    #expect(Self.index(of: color, .ansi8) == expected)
  }

  @Test func withoutColoursThereIsNoNumber() {
    #expect(Self.index(of: RGB(0xFF0000), .none) == nil)
  }
}
