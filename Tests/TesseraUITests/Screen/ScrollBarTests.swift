import Testing
import TesseraLayout

@testable import TesseraUI

/// Upright scroll bars: where the thumb stands, and that what is drawn says so.
struct ScrollBarTests {
  /// What is scrolled: all in half rows.
  private struct Extent {
    var offset: Int
    var visible: Int
    var content: Int
  }

  private static let looks: [ScrollBar.Look] = [.eighths, .halves, .lines, .reversed, .signs]

  /// Many lengths of content and all of its offsets, on bars of 1 to 12 rows and a higher one.
  private func sweep(_ body: (_ rows: Range<Int>, Extent) throws -> Void) rethrows {
    for count in Array(1...12) + [53] {
      for content in [1, 2, 3, 5, 7, 8, 16, 31, 100, 999].map({ count * 2 + $0 }) {
        for offset in 0...content - count * 2 {
          try body(3..<3 + count, Extent(offset: offset, visible: count * 2, content: content))
        }
      }
    }
  }

  @Test(arguments: looks)
  func theThumbIsWhereTheViewIsToAStep(_ look: ScrollBar.Look) {
    let step = 8 / look.stepsPerRow
    sweep { rows, extent in
      let thumb = ScrollBar.thumb(
        rows: rows, look: look, offset: extent.offset, visible: extent.visible, content: extent.content)
      let (top, bottom) = (thumb.lowerBound - rows.lowerBound * 8, rows.upperBound * 8 - thumb.upperBound)
      let furthest = extent.content - extent.visible
      #expect(thumb.lowerBound % step == 0 && thumb.count % step == 0, "\(look) \(rows) \(extent)")
      #expect(thumb.count == max(8, rows.count * 8 * extent.visible / extent.content / step * step))
      // The free part is shared as what is out of view is, to half a step; but never is an end touched too early.
      let room = top + bottom
      let error = abs(top * furthest - room * extent.offset) * 2
      let isPushedOff = top == step && extent.offset > 0 || bottom == step && extent.offset < furthest
      #expect(error <= step * furthest || isPushedOff, "\(look) \(rows) \(extent)")
      if room >= 2 * step {
        #expect((top == 0) == (extent.offset == 0) && (bottom == 0) == (extent.offset == furthest))
      }
      #expect(top >= 0 && bottom >= 0 && (room == 0 || top > 0 || extent.offset == 0))
    }
  }

  @Test func whereAllIsSeenTheThumbIsTheTrack() {
    for look in Self.looks {
      #expect(ScrollBar.thumb(rows: 2..<6, look: look, offset: 0, visible: 8, content: 8) == 16..<48)
    }
    #expect(ScrollBar.thumb(rows: 2..<2, look: .eighths, offset: 1, visible: 0, content: 8) == 16..<16)
  }

  @Test(arguments: [
    (ScreenTraits(colorDepth: .direct), ScrollBar.Look.eighths), (.coloured, .eighths),
    (ScreenTraits(colorDepth: .ansi16), .eighths), (ScreenTraits(colorDepth: .ansi8), .eighths),
    (.halfBlocks, .halves), (ScreenTraits(colorDepth: .ansi8, drawsQuadrants: false), .halves),
    (.uncoloured, .lines), (ScreenTraits(colorDepth: .none, drawsQuadrants: false), .reversed),
    (.ascii, .signs), (.colouredASCII, .signs),
  ])
  func aScreenHasTheFinestLookThatItsCharactersAndColoursAllow(_ traits: ScreenTraits, _ look: ScrollBar.Look) {
    #expect(ScrollBar.Look(on: traits) == look)
  }

  private func canvas(_ traits: ScreenTraits, _ theme: Theme, rows: Int) -> Canvas {
    Canvas(size: CellSize(columns: 2, rows: rows), metrics: .standard, traits: traits, theme: theme)
  }

  /// The eighths of a bar's rows that are drawn in the thumb's colour, from the top.
  private func drawnEighths(_ surface: Surface, column: Int, thumb: CellColor) -> [Bool] {
    (0..<surface.size.rows).flatMap { row in
      let cell = surface[column: column, row: row]
      guard !cell.isBlank else {
        return (0..<8).map { ($0 < 4 ? cell.upperBackground : cell.lowerBackground) == thumb }
      }
      let height = Int(cell.glyph.base.value) - 0x2580
      let isReversed = cell.attributes.contains(.reverse)
      let (block, rest) = isReversed ? (cell.textBackground, cell.foreground) : (cell.foreground, cell.textBackground)
      return (0..<8).map { ($0 < 8 - height ? rest : block) == thumb }
    }
  }

  /// Bars on the screen's own ground and on a fill, in all colours that there are.
  @Test(arguments: [
    ScreenTraits(colorDepth: .direct), .coloured, ScreenTraits(colorDepth: .ansi16), ScreenTraits(colorDepth: .ansi8),
    .halfBlocks,
  ])
  func whatIsDrawnIsTheThumb(_ traits: ScreenTraits) throws {
    let step = 8 / ScrollBar.Look(on: traits).stepsPerRow
    for theme in [Theme.dark, .light, .highContrastDark, .highContrastLight] {
      for isFilled in [false, true] {
        for top in stride(from: 0, through: 24, by: step) {
          for end in stride(from: top + 8, through: 32, by: step) {
            var canvas = canvas(traits, theme, rows: 4)
            if isFilled {
              canvas.fill(.rectangle, in: Rect(x: 0, y: 0, width: 16, height: 64), paint: Paint(RGB(0x204060)))
            }
            var whole = canvas
            whole.drawScrollBar(column: 1, rows: 0..<4, thumb: 0..<32)
            canvas.drawScrollBar(column: 1, rows: 0..<4, thumb: top..<end)
            let color = whole.surface[column: 1, row: 0].upperBackground
            #expect(color != .terminalDefault)
            let drawn = drawnEighths(canvas.surface, column: 1, thumb: color)
            #expect(drawn == (0..<32).map { (top..<end).contains($0) }, "\(top)..<\(end) of \(traits)")
            #expect(canvas.surface[column: 0, row: 0] == whole.surface[column: 0, row: 0])
          }
        }
      }
    }
  }

  @Test func noBlockIsWrittenInTheScreensOwnGround() {
    for depth in [ColorDepth.ansi8, .ansi16, .indexed256, .direct] {
      for end in 8..<32 {
        var canvas = canvas(ScreenTraits(colorDepth: depth), .dark, rows: 4)
        canvas.drawScrollBar(column: 1, rows: 0..<4, thumb: end - 8..<end)
        for cell in canvas.surface.cells where !cell.isBlank { #expect(cell.foreground != .terminalDefault) }
      }
    }
  }

  @Test(arguments: [
    (ScreenTraits.uncoloured, ["│", "╽", "┃", "╿"]), (ScreenTraits.ascii, ["|", "#", "#", "#"]),
  ])
  func withoutColoursLinesTellHalvesAndSignsRows(_ traits: ScreenTraits, _ column: [String]) {
    var canvas = canvas(traits, .dark, rows: 4)
    canvas.drawScrollBar(column: 1, rows: 0..<4, thumb: 12..<28)
    #expect(canvas.surface.text.split(separator: "\n").map { String($0.suffix(1)) } == column)
  }

  @Test func onAConsoleWithoutColoursTheThumbIsReversed() {
    var canvas = canvas(ScreenTraits(colorDepth: .none, drawsQuadrants: false), .dark, rows: 3)
    canvas.drawScrollBar(column: 1, rows: 0..<3, thumb: 8..<16)
    #expect((0..<3).map { canvas.surface[column: 1, row: $0].attributes.contains(.reverse) } == [false, true, false])
  }
}
