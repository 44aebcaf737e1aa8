import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct CanvasHighlightTests {
  nonisolated private static let depths: [ColorDepth] = [.none, .ansi8, .ansi16, .indexed256]

  /// Every look of a button: on a fill, on none, higher and lower, wider and narrower.
  private func tile(_ text: String, rows: Int, filled: Bool, scheme: ColorScheme, traits: ScreenTraits) -> (
    plain: Surface, focused: Surface
  ) {
    func draw(_ isFocused: Bool) -> Surface {
      var canvas = Canvas(
        size: CellSize(columns: 14, rows: rows), metrics: .standard, traits: traits, theme: Themes.standard.of(scheme))
      let frame = Rect(origin: Point(x: 8, y: 0), size: Size(width: 96, height: Double(rows) * 16))
      if filled {
        canvas.fill(.rounded(radius: 12), in: frame, paint: Paint(source: .rgb(RGB(0x98989D)), opacity: 0.16))
      }
      canvas.draw(
        CleanText(text, lineBreaks: .mark).glyphs, column: 3, row: rows / 2, paint: .primary, attributes: [])
      if isFocused { canvas.highlight(canvas.cells(frame)) }
      return canvas.surface
    }
    return (draw(false), draw(true))
  }

  /// What a terminal would be told of a cell.
  private struct Appearance: Equatable {
    let glyph: Unicode.Scalar
    let attributes: UInt8
    let colors: [Int?]
  }

  private func appearance(_ surface: Surface, _ depth: ColorDepth) -> [Appearance] {
    var quantizer = ColorQuantizer(depth: depth)
    return surface.cells.map { cell in
      Appearance(
        glyph: cell.glyph.base, attributes: cell.attributes.rawValue,
        colors: [cell.foreground, cell.upperBackground, cell.lowerBackground].map { color in
          color.rgb.flatMap { quantizer.index(of: $0) }
        })
    }
  }

  @Test("The focus is seen in every mode", arguments: depths, [true, false])
  func theFocusIsSeen(_ depth: ColorDepth, _ drawsUnicode: Bool) {
    let traits = ScreenTraits(colorDepth: depth, drawsUnicode: drawsUnicode)
    for scheme in ColorScheme.allCases {
      for rows in 1...4 {
        for filled in [true, false] {
          let (plain, focused) = tile("Tile", rows: rows, filled: filled, scheme: scheme, traits: traits)
          #expect(
            appearance(plain, depth) != appearance(focused, depth), "\(scheme) \(rows) rows, filled: \(filled)")
        }
      }
    }
  }

  @Test("The focus moves no text", arguments: depths, [true, false])
  func theFocusMovesNoText(_ depth: ColorDepth, _ drawsUnicode: Bool) {
    let traits = ScreenTraits(colorDepth: depth, drawsUnicode: drawsUnicode)
    for rows in 1...4 {
      let (plain, focused) = tile("Tile 日本", rows: rows, filled: true, scheme: .dark, traits: traits)
      for (before, after) in zip(plain.cells, focused.cells) where !before.isBlank {
        #expect(before.glyph == after.glyph && before.part == after.part)
      }
    }
  }

  @Test func withoutColoursTheFocusIsReversedBoldAndMarked() {
    for (traits, mark) in [(ScreenTraits.uncoloured, "▸"), (.ascii, ">")] as [(ScreenTraits, Unicode.Scalar)] {
      let focused = tile("Tile", rows: 3, filled: true, scheme: .dark, traits: traits).focused
      #expect(focused[column: 2, row: 1].glyph.base == mark)
      for column in 1..<13 {
        #expect(focused[column: column, row: 1].attributes.isSuperset(of: [.reverse, .bold]))
      }
    }
  }

  @Test("Text on the focused tile is readable", arguments: ColorScheme.allCases)
  func textOnTheFocusIsReadable(_ scheme: ColorScheme) {
    let theme = Themes.standard.of(scheme)
    #expect(theme.onAccent.contrast(with: theme.accent) >= 4.5)
  }

  @Test func whatLiesOutsideTheClipIsNotHighlighted() {
    var canvas = Canvas(
      size: CellSize(columns: 4, rows: 2), metrics: .standard, traits: .coloured, theme: .dark)
    let before = canvas.surface
    canvas.clipped(to: CellRect(columns: 0..<4, rows: 1..<2)) { $0.highlight(CellRect(columns: 0..<9, rows: 0..<1)) }
    #expect(canvas.surface == before)
  }
}
