import Tessera

/// The parts of a label that look different: colours of the input, and what a query found.
struct LabelRuns {
  /// A label that has kept its source's offsets.
  let text: CleanText

  /// Runs for the colours that came with the input.
  func runs(of spans: [LabelSpan]) -> [TextRun] {
    spans.compactMap { span in
      let glyphs = glyphs(touching: span.range)
      guard !glyphs.isEmpty else { return nil }
      return TextRun(
        glyphs: glyphs, attributes: span.style.attributes, paint: span.style.foreground.flatMap(Paint.init),
        ground: span.style.background.flatMap(Paint.init))
    }
  }

  /// Runs over what a query found, bytes of the text's source: whole clusters, however long they are.
  ///
  /// Underlined besides their colour, so that it isn't told by colour alone.
  func runs(ofMatches ranges: [Range<Int>], look: ThemeLook) -> [TextRun] {
    var runs: [TextRun] = []
    for range in ranges {
      let glyphs = glyphs(touching: range)
      guard !glyphs.isEmpty else { continue }
      if let last = runs.last, last.glyphs.upperBound >= glyphs.lowerBound {
        runs[runs.count - 1].glyphs = last.glyphs.lowerBound..<max(last.glyphs.upperBound, glyphs.upperBound)
      } else {
        runs.append(TextRun(glyphs: glyphs, attributes: look.attributes, paint: look.paint))
      }
    }
    return runs
  }

  /// The glyphs of the clusters that have a byte in a range of the source. Logarithmic.
  private func glyphs(touching range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, !text.glyphs.isEmpty else { return 0..<0 }
    // The last cluster that begins at or before the first byte, all its glyphs.
    var first = partition { $0 > range.lowerBound }
    first = max(0, first - 1)
    while first > 0, text.sourceOffset(ofGlyphAt: first - 1) == text.sourceOffset(ofGlyphAt: first) { first -= 1 }
    let end = partition { $0 >= range.upperBound }
    return first..<max(first, end)
  }

  /// The first glyph whose offset passes a test that all later ones pass too.
  private func partition(_ passes: (Int) -> Bool) -> Int {
    var bounds = 0..<text.glyphs.count
    while !bounds.isEmpty {
      let middle = (bounds.lowerBound + bounds.upperBound) / 2
      if let offset = text.sourceOffset(ofGlyphAt: middle), passes(offset) {
        bounds = bounds.lowerBound..<middle
      } else {
        bounds = middle + 1..<bounds.upperBound
      }
    }
    return bounds.lowerBound
  }
}

extension Paint {
  /// The colour that an item asks for; nil for the terminal's own.
  init?(_ value: ColorAssignment.Value) {
    guard let color = RGB(value) else { return nil }
    self.init(source: .rgb(color), opacity: 1)
  }
}

extension RGB {
  /// The colour that an item asks for; nil for the terminal's own.
  init?(_ value: ColorAssignment.Value) {
    switch value {
    case .terminalDefault: return nil
    case .numbered(let number): self = number < 16 ? Self.basic[Int(number)] : ColorQuantizer.palette256(number)
    case .rgb(let color): self = color
    }
  }

  /// The first sixteen colours, as xterm has them: what they are on a terminal can't be known.
  private static let basic: [RGB] = [
    RGB(0x000000), RGB(0xCD0000), RGB(0x00CD00), RGB(0xCDCD00), RGB(0x0000EE), RGB(0xCD00CD), RGB(0x00CDCD),
    RGB(0xE5E5E5), RGB(0x7F7F7F), RGB(0xFF0000), RGB(0x00FF00), RGB(0xFFFF00), RGB(0x5C5CFF), RGB(0xFF00FF),
    RGB(0x00FFFF), RGB(0xFFFFFF),
  ]
}
