import Testing

@testable import TesseraUI

struct TextSweepTests {
  // Pieces of every kind, so that random texts have all neighbours.
  private static let pieces: [String] = [
    "a", "B", "1", " ", "  ", "-", "/", ".", "(", ")", "word", "e\u{301}", "é", "\u{301}", "\u{323}", "中", "。", "「",
    "」", "、",
    "か\u{3099}", "あ\u{3099}", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "👩‍👩‍👧", "👍🏽", "🇪🇸", "\u{1F1EA}", "❤️", "1️⃣", "क्षि",
    "न\u{200D}", "ที่",
    "น้ำ", "שׁ", "سلام", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{AD}", "\n", "\r\n", "\r",
    "\u{2028}", "\t", "\0",
    "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{378}", "\u{600}", "\u{FFFD}", "\u{A0}", "\u{3000}", "\u{E0B0}", "ﷺ",
    "①",
  ]

  private static func bytes(using generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...14, using: &generator)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<12, using: &generator) == 0 {
        return [UInt8.random(in: 0x80...0xFF, using: &generator)]
      }
      return Array((pieces.randomElement(using: &generator) ?? "").utf8)
    }
  }

  @Test(
    "Whatever the bytes, glyphs are printable, widths add up, no line is too wide, and without a limit nothing is lost",
    arguments: [SignSet.unicode, .ascii], [LineBreakPolicy.break, .mark])
  func sweep(signs: SignSet, lineBreaks: LineBreakPolicy) {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<Sweep.rounds(400) {
      let bytes = Self.bytes(using: &generator)
      let text = CleanText(utf8: bytes, signs: signs, lineBreaks: lineBreaks, sourceOffsets: .keep)
      let wrong = text.glyphs.first { !isDrawable($0, signs: signs) }
      #expect(wrong == nil, "\(bytes)")
      #expect(!text.isCut)
      #expect(text.size(columns: .max) == text.idealSize, "\(bytes)")
      for columns in 0...9 {
        let lines = text.lines(columns: columns)
        expectSound(lines, of: text, columns: columns, source: bytes)
        expectWhole(lines, of: text, columns: columns, source: bytes)
        for limit in 0...3 {
          let limited = text.lines(columns: columns, limit: limit)
          expectSound(limited, of: text, columns: columns, source: bytes)
          #expect(limited.count == min(limit, lines.count), "\(bytes) in \(columns), limit \(limit)")
          #expect(
            limited.dropLast() == lines.prefix(limited.count).dropLast(), "\(bytes) in \(columns), limit \(limit)")
          #expect(limited.last?.ellipsisColumns ?? 0 == 0 || lines.count > limit, "\(bytes) in \(columns)")
        }
      }
    }
  }

  @Test("Cleaning up to a number of columns gives the start of the whole, on a cluster")
  func cuts() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<Sweep.rounds(800) {
      let bytes = Self.bytes(using: &generator)
      let whole = CleanText(utf8: bytes, lineBreaks: .mark)
      for columns in 0...12 {
        let text = CleanText(utf8: bytes, lineBreaks: .mark, maximumColumns: columns)
        #expect(text.glyphs == Array(whole.glyphs.prefix(text.glyphs.count)), "\(bytes)")
        #expect(whole.startsCluster(at: text.glyphs.count), "\(bytes)")
        #expect(text.columns(of: text.glyphs.indices) <= columns, "\(bytes)")
        #expect(text.isCut == (text.glyphs.count < whole.glyphs.count), "\(bytes) to \(columns)")
      }
    }
  }

  private func isDrawable(_ glyph: Glyph, signs: SignSet) -> Bool {
    if signs == .ascii, !glyph.base.isASCII || !glyph.isPlain { return false }
    return CellWidth.columns(of: glyph.base) == glyph.columns && glyph.marks.count <= 3
      && glyph.marks.allSatisfy { CellWidth.columns(of: $0) == 0 }
  }

  private func expectSound(_ lines: [TextLine], of text: CleanText, columns: Int, source: [UInt8]) {
    for line in lines {
      let drawn = text.glyphs(on: line)
      let isSound =
        line.columns <= columns && drawn.reduce(0) { $0 + $1.columns } == line.columns
        && text.glyphs.indices.contains(line.glyphs) && (!line.isNarrowed || columns == 1)
      #expect(isSound, "\(source) in \(columns): \(line)")
      // A cluster that is wider than the line was cut before; what is left of it may be cut again.
      let isWithinCluster = !text.startsCluster(at: line.glyphs.lowerBound)
      if line.ellipsisColumns > 0, !isWithinCluster {
        #expect(text.startsCluster(at: line.glyphs.upperBound), "\(source) in \(columns): \(line)")
      }
    }
    expectWholeClusters(lines, of: text, columns: columns, source: source)
  }

  // No line ends inside a cluster that would have fitted on a line of its own.
  private func expectWholeClusters(_ lines: [TextLine], of text: CleanText, columns: Int, source: [UInt8]) {
    for line in lines where !text.startsCluster(at: line.glyphs.upperBound) {
      var start = line.glyphs.upperBound
      while !text.startsCluster(at: start) { start -= 1 }
      var end = line.glyphs.upperBound
      while !text.startsCluster(at: end) { end += 1 }
      #expect(text.columns(of: start..<end) > columns, "\(source) in \(columns): \(line)")
    }
  }

  // Every glyph but blanks stands on one line, in order.
  private func expectWhole(_ lines: [TextLine], of text: CleanText, columns: Int, source: [UInt8]) {
    guard columns > 0 else {
      #expect(lines.isEmpty)
      return
    }
    var next = 0
    for line in lines {
      #expect(line.ellipsisColumns == 0, "\(source) in \(columns)")
      #expect(line.glyphs.lowerBound >= next, "\(source) in \(columns)")
      let skipped = text.glyphs[next..<max(next, line.glyphs.lowerBound)]
      #expect(skipped.allSatisfy { $0 == .blank }, "\(source) in \(columns)")
      next = line.glyphs.upperBound
    }
    #expect(text.glyphs[next...].allSatisfy { $0 == .blank }, "\(source) in \(columns)")
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
