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
}
