import Testing

@testable import Tessera

@Suite struct ColorSupportTests {
  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .ansi8), (16, .ansi16), (88, .ansi16), (256, .indexed256),
    (32767, .indexed256),
  ])
  func typeTellsHowMany(colors: Int, expected: ColorDepth) {
    let depth = ColorSupport.depth(
      terminfoColors: colors, isDirect: false, environment: TerminalEnvironment(), preference: .automatic)
    #expect(depth == expected)
  }

  @Test func directColoursAreUsedForTheFirstEight() {
    let depth = ColorSupport.depth(
      terminfoColors: 0x100_0000, isDirect: true, environment: TerminalEnvironment(), preference: .automatic)
    #expect(depth == .ansi8)
  }

  @Test(
    arguments: [
      (nil, nil, ColorPreference.automatic, true), ("1", nil, .automatic, false), ("", nil, .automatic, true),
      (nil, "0", .automatic, false), (nil, "1", .automatic, true), ("1", nil, .always, true), (nil, "0", .always, true),
      (nil, nil, .never, false), ("", "1", .never, false),
    ] as [(String?, String?, ColorPreference, Bool)])
  func environmentCanRefuseAndTheOptionWins(
    noColor: String?, cliColor: String?, preference: ColorPreference, expected: Bool
  ) {
    let environment = TerminalEnvironment(noColor: noColor, cliColor: cliColor)
    let depth = ColorSupport.depth(
      terminfoColors: 256, isDirect: false, environment: environment, preference: preference)
    #expect((depth != .none) == expected)
  }

  @Test(arguments: [
    ("xterm", "truecolor", ["xterm-256color", "xterm"]), ("tmux", "24bit", ["tmux-256color", "tmux"]),
    ("xterm", "", ["xterm"]), ("xterm", "yes", ["xterm"]), ("linux", "truecolor", ["linux"]),
    ("xterm-256color", "truecolor", ["xterm-256color"]), ("xterm-direct", "", ["xterm-256color", "xterm-direct"]),
  ])
  func richerSisterIsTriedFirst(term: String, colorTerm: String, expected: [String]) {
    let environment = TerminalEnvironment(term: term, colorTerm: colorTerm)
    #expect(ColorSupport.typeCandidates(term: term, environment: environment) == expected)
  }
}
