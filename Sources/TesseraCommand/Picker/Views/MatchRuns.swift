import Tessera

/// The parts of a label that a query found, as they are drawn.
enum MatchRuns {
  /// Runs over all glyphs whose cluster has a byte in one of the ranges: whole clusters, however long they are.
  ///
  /// - Parameters:
  ///   - ranges: Bytes of the text's source, ascending and apart.
  ///   - text: A text that has kept its source's offsets.
  ///   - paint: The colour of what was found.
  static func runs(of ranges: [Range<Int>], in text: CleanText, paint: Paint?) -> [TextRun] {
    guard !ranges.isEmpty else { return [] }
    var runs: [TextRun] = []
    var index = 0
    var range = ranges.startIndex
    while index < text.glyphs.count {
      guard let start = text.sourceOffset(ofGlyphAt: index) else { return runs }
      var next = index + 1
      while next < text.glyphs.count, text.sourceOffset(ofGlyphAt: next) == start { next += 1 }
      let end = text.sourceOffset(ofGlyphAt: next) ?? .max
      while range < ranges.endIndex, ranges[range].upperBound <= start { range += 1 }
      if range < ranges.endIndex, ranges[range].lowerBound < end {
        if let last = runs.last, last.glyphs.upperBound == index {
          runs[runs.count - 1].glyphs = last.glyphs.lowerBound..<next
        } else {
          // Underlined too: not by colour alone.
          runs.append(TextRun(glyphs: index..<next, attributes: [.bold, .underline], paint: paint))
        }
      }
      index = next
    }
    return runs
  }
}
