import Tessera
import Testing

@testable import TesseraCommand

/// What is drawn can be read, whatever the colours.
@MainActor
struct ReadabilityTests {
  private func check(_ window: Window, _ scheme: ColorScheme, _ what: String, themes: Themes = .standard) {
    let theme = themes.of(scheme)
    let ground = theme.ground
    for row in 0..<window.surface.size.rows {
      for column in 0..<window.surface.size.columns {
        let cell = window.surface[column: column, row: row]
        guard !cell.isBlank, cell.part != .wideTrailing, cell.part != .corner,
          !"┃│▁▂▃▄▅▆▇".unicodeScalars.contains(cell.glyph.base)
        else {
          continue
        }
        let fill = cell.textBackground.rgb
        let text = cell.foreground.rgb
        // The terminal's own colours on each other are its own affair; on a fill they could be anything.
        if text == nil, fill == nil { continue }
        guard let text else {
          Issue.record("\(what): text of the terminal's own colour on a fill at \(column), \(row)")
          continue
        }
        let contrast = text.contrast(with: fill ?? ground)
        #expect(
          contrast >= theme.leastContrast,
          "\(what), \(scheme): \(cell.glyph.base) at \(column), \(row): \(text) on \(fill ?? ground)")
      }
    }
  }

  @Test("Every text of the palette has a contrast of at least 4.5", arguments: ColorScheme.allCases)
  func palette(_ scheme: ColorScheme) {
    let window = Window.palette(80, 24, scheme: scheme)
    check(window, scheme, "palette")
    window.press(.rightArrow, .return)
    check(window, scheme, "palette, chosen and focused")
    window.press(.rightArrow)
    check(window, scheme, "palette, chosen")
  }

  @Test("Every text of the picker has a contrast of at least 4.5", arguments: ColorScheme.allCases)
  func picker(_ scheme: ColorScheme) throws {
    let window = try Window.picker((1...40).map { "item \($0)" }, 80, 24, scheme: scheme)
    check(window, scheme, "picker")
    window.press(.downArrow)
    check(window, scheme, "picker")
  }

  @Test(
    "Every part of a picker is readable in every theme", arguments: [Options.Theme.auto, .highContrast],
    ColorScheme.allCases)
  func themes(_ theme: Options.Theme, _ scheme: ColorScheme) throws {
    let window = try Window.picker((1...40).map { "item \($0)" }, 80, 24, scheme: scheme) { options in
      options.appearance.theme = theme
      options.appearance.header = "header"
      options.appearance.footer = "footer"
      options.selection.maximumMarks = .max
    } canPick: {
      $0 % 5 != 2
    }
    let themes: Themes = theme == .highContrast ? .highContrast : .standard
    check(window, scheme, "picker", themes: themes)
    window.press(" ", .rightArrow, " ", .rightArrow)
    check(window, scheme, "marks", themes: themes)
    window.type("/1")
    check(window, scheme, "typing", themes: themes)
    window.press(.tab)
    check(window, scheme, "found", themes: themes)
    window.press("?")
    check(window, scheme, "keys", themes: themes)
  }

  @Test("Without colours no cell holds one", arguments: [ScreenTraits.uncoloured, .ascii])
  func noColours(_ traits: ScreenTraits) throws {
    let palette = Window.palette(80, 24, traits: traits)
    palette.press(.rightArrow, .return)
    let picker = try Window.picker((1...60).map { "item \($0)" }, 60, 12, traits: traits)
    for cell in palette.surface.cells + picker.surface.cells {
      #expect(
        [cell.foreground, cell.upperBackground, cell.lowerBackground].allSatisfy { $0 == .terminalDefault })
    }
  }

  @Test("In ASCII everything is ASCII but what people wrote")
  func ascii() throws {
    for (columns, rows) in [(80, 24), (24, 10), (12, 6), (5, 3)] {
      let palette = Window.palette(columns, rows, traits: .ascii)
      palette.press(.rightArrow, .return)
      let picker = try Window.picker((1...60).map { "item \($0) with a long label" }, columns, rows, traits: .ascii)
      #expect(palette.surface.text.utf8.allSatisfy { $0 < 0x80 })
      #expect(picker.surface.text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(
    "With few colours the introduction, plain, chosen and focused tiles differ",
    arguments: [ColorDepth.ansi16, .indexed256], ColorScheme.allCases)
  func fewColours(_ depth: ColorDepth, _ scheme: ColorScheme) {
    let window = Window.palette(80, 24, traits: ScreenTraits(colorDepth: depth), scheme: scheme)
    window.press(.rightArrow, .return, .rightArrow, .rightArrow)
    var quantizer = ColorQuantizer(depth: depth)
    let fills = Set(window.surface.cells.map(\.lowerBackground)).compactMap(\.rgb)
    let indices = Set(fills.compactMap { quantizer.index(of: $0) })
    // Introduction, plain, chosen and focused tiles.
    #expect(fills.count == 4)
    #expect(indices.count == 4, "\(indices)")
  }

  /// The first sixteen colours of a console, and of xterm.
  private static let basicPalettes: [[RGB]] = [
    [
      0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555, 0xFF5555, 0x55FF55,
      0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ].map { RGB($0) },
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGB($0) },
  ]

  @Test(
    "With eight and sixteen colours, what they are on consoles and in xterm can be read on each other",
    arguments: [ColorDepth.ansi8, .ansi16], ColorScheme.allCases)
  func fewColors(_ depth: ColorDepth, _ scheme: ColorScheme) throws {
    var quantizer = ColorQuantizer(depth: depth)
    func check(_ window: Window, _ what: String) {
      for cell in window.surface.cells where !cell.isBlank && cell.part != .wideTrailing {
        guard let fill = cell.textBackground.rgb, let text = cell.foreground.rgb,
          !"▁▂▃▄▅▆▇".unicodeScalars.contains(cell.glyph.base), let ground = quantizer.index(of: fill),
          var index = quantizer.index(of: text)
        else { continue }
        // Bold is bright on most of them.
        if cell.attributes.contains(.bold), index < 8 { index += 8 }
        for palette in Self.basicPalettes {
          let contrast = palette[index].contrast(with: palette[ground])
          #expect(contrast >= 3.9, "\(what), \(depth), \(scheme): \(index) on \(ground) has \(contrast)")
        }
      }
    }
    for theme in [Options.Theme.auto, .highContrast] {
      let traits = ScreenTraits(colorDepth: depth)
      let window = try Window.picker((1...40).map { "item \($0)" }, 80, 24, traits: traits, scheme: scheme) {
        $0.appearance.theme = theme
        $0.appearance.introduction = "Choose"
        $0.selection.maximumMarks = .max
      }
      check(window, "picker")
      window.press(" ", .rightArrow)
      check(window, "marked")
      window.type("/1")
      window.press(.tab)
      check(window, "found")
    }
    let palette = Window.palette(80, 24, traits: ScreenTraits(colorDepth: depth), scheme: scheme)
    palette.press(.return, .rightArrow)
    check(palette, "palette")
  }
}
