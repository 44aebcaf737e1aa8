import TesseraLayout

/// A text that can be drawn: printable glyphs, and where its clusters and lines begin.
///
/// However hostile the source, nothing of it but printable characters is left:
/// - a control is shown as a sign (``SignSet``), a tab as one space;
/// - what is invisible by design is left out: joiners, variation selectors, bidirectional controls, tags,
///   the soft hyphen, the byte-order mark, the keycap's frame;
/// - of emoji that are joined only the first is drawn, without skin tone; a flag stays two letters of a
///   column each, which a terminal may draw as one flag;
/// - a character that isn't assigned, or whose width terminals dispute, is shown as `�`, and so is a byte that
///   is no character, with the longest start of a valid sequence replaced as one;
/// - a letter and its marks are composed where Unicode has the composition; at most three further marks
///   stay; a mark without a letter stands on a dotted circle.
///
/// A *cluster* is what people take for one character (Swift's `Character`); it may be several glyphs, as in
/// Devanagari. No line ends inside a cluster unless the cluster alone is wider than the line.
package struct CleanText: Hashable, Sendable {
  /// What is drawn, in the source's order, line ends left out.
  package let glyphs: [Glyph]

  /// Whether the source went on after the most columns that were asked for; the last line then ends in an ellipsis.
  package let isCut: Bool

  /// The size without wrapping: the widest line up to its hard break, and the lines. No text has no lines.
  package private(set) var idealSize: CellSize

  /// Which signs were allowed in cleaning, and so which ellipsis is.
  package let signs: SignSet

  // Indices of the glyphs that don't begin a cluster, ascending: none in most texts.
  private let continuations: [Int]

  /// The glyph with which each line after a hard break begins, ascending; may be `glyphs.count`.
  let hardBreaks: [Int]

  // The byte of the source at which each glyph's cluster begins; empty when they aren't kept.
  private let sourceOffsets: [Int]

  /// The text of no glyphs.
  package static let empty = CleanText("", lineBreaks: .mark)

  /// Cleans a string; see ``init(utf8:signs:lineBreaks:maximumColumns:sourceOffsets:)``.
  package init(
    _ string: String, signs: SignSet = .unicode, lineBreaks: LineBreakPolicy, maximumColumns: Int = .max,
    sourceOffsets: SourceOffsets = .forget
  ) {
    self.init(
      utf8: string.utf8, signs: signs, lineBreaks: lineBreaks, maximumColumns: maximumColumns,
      sourceOffsets: sourceOffsets)
  }

  /// Cleans bytes that should be UTF-8, but may be anything.
  ///
  /// - Parameters:
  ///   - bytes: The source. Not copied when it is stored contiguously.
  ///   - signs: Whether more than ASCII can be drawn.
  ///   - lineBreaks: What becomes of a line's end.
  ///   - maximumColumns: Where to stop, so that a label of megabytes costs no more than what can be seen
  ///     of it: the text takes no more columns than this (a hard break counts as one), and no more than
  ///     64 bytes a column and a further 1,024 are read, so that invisible characters don't go on forever.
  ///     What was left off shows in ``isCut``. Negative counts as zero.
  ///   - sourceOffsets: Whether ``sourceOffset(ofGlyphAt:)`` will be asked.
  ///
  /// Costs about 5 ns a character of ASCII, 25 to 50 ns elsewhere, and 0.3 µs besides.
  package init(
    utf8 bytes: some Collection<UInt8>, signs: SignSet = .unicode, lineBreaks: LineBreakPolicy,
    maximumColumns: Int = .max, sourceOffsets: SourceOffsets = .forget
  ) {
    var cleaner = TextCleaner(
      signs: signs, lineBreaks: lineBreaks, maximumColumns: maximumColumns, sourceOffsets: sourceOffsets)
    if bytes.withContiguousStorageIfAvailable({ cleaner.clean($0) }) == nil {
      let limit = cleaner.maximumBytes
      // One more than is read shows the cleaner that there was more.
      let start = Array(bytes.prefix(limit == .max ? .max : limit + 1))
      start.withUnsafeBufferPointer { cleaner.clean($0) }
    }
    glyphs = cleaner.glyphs
    isCut = cleaner.isCut
    continuations = cleaner.continuations
    hardBreaks = cleaner.hardBreaks
    self.sourceOffsets = cleaner.offsets
    self.signs = signs
    let isEmpty = cleaner.glyphs.isEmpty && cleaner.hardBreaks.isEmpty && !cleaner.isCut
    idealSize = CellSize(columns: cleaner.widestColumns, rows: isEmpty ? 0 : cleaner.hardBreaks.count + 1)
    // The last line then has an ellipsis besides.
    if isCut { idealSize = size(columns: .max) }
  }

  /// Whether a cluster begins with this glyph; also true at the end of the text. Logarithmic in the number
  /// of clusters of several glyphs.
  package func startsCluster(at index: Int) -> Bool {
    guard !continuations.isEmpty else { return true }
    var low = 0
    var high = continuations.count
    while low < high {
      let middle = (low + high) / 2
      if continuations[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low == continuations.count || continuations[low] != index
  }

  /// The byte of the source at which this glyph's cluster begins; nil where offsets weren't kept.
  ///
  /// A cluster that isn't drawn at all has no glyph, so offsets may leave bytes out.
  package func sourceOffset(ofGlyphAt index: Int) -> Int? {
    sourceOffsets.indices.contains(index) ? sourceOffsets[index] : nil
  }

  /// The columns that a range of the glyphs takes. Linear.
  package func columns(of range: Range<Int>) -> Int {
    glyphs[range].reduce(0) { $0 + $1.columns }
  }
}
