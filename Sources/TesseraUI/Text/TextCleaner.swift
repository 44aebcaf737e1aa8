import CUnistring

/// Makes glyphs out of bytes, once; ``CleanText`` says by which rules.
struct TextCleaner {
  private(set) var glyphs: [Glyph] = []
  private(set) var continuations: [Int] = []
  private(set) var hardBreaks: [Int] = []
  private(set) var offsets: [Int] = []
  private(set) var isCut = false
  private(set) var widestColumns = 0

  private let signs: SignSet
  private let lineBreaks: LineBreakPolicy
  private let maximumColumns: Int
  private let keepsOffsets: Bool

  private var spentColumns = 0
  private var lineColumns = 0
  private var offsetAfterReturn = -1
  private var cluster = Cluster(firstGlyph: 0, offset: 0)

  // The cluster that is being read; its glyphs are the last ones.
  private struct Cluster {
    var firstGlyph: Int
    var offset: Int
    // Whether its last character was a zero-width joiner.
    var isJoining = false
    // Whether what is still to come of it isn't drawn.
    var isDone = false
  }

  init(signs: SignSet, lineBreaks: LineBreakPolicy, maximumColumns: Int, sourceOffsets: SourceOffsets) {
    self.signs = signs
    self.lineBreaks = lineBreaks
    self.maximumColumns = max(0, maximumColumns)
    keepsOffsets = sourceOffsets == .keep
  }

  /// The bytes that are read at most.
  var maximumBytes: Int {
    let (product, overflow) = maximumColumns.multipliedReportingOverflow(by: 64)
    return overflow || product > .max - 1024 ? .max : product + 1024
  }

  /// Appends what can be drawn of the bytes.
  mutating func clean(_ bytes: UnsafeBufferPointer<UInt8>) {
    let end = end(of: bytes)
    glyphs.reserveCapacity(min(end, maximumColumns))
    var offset = 0
    while offset < end, !isCut {
      // Between two ASCII characters there is always a boundary; the last may have a mark that follows.
      var runEnd = offset
      while runEnd < end, isPrintable(bytes[runEnd]) { runEnd += 1 }
      if runEnd > offset, runEnd < end, bytes[runEnd] >= 0x80 { runEnd -= 1 }
      if runEnd > offset {
        appendASCII(bytes, offset..<runEnd)
        offset = runEnd
      } else if bytes[offset] < 0x20 || bytes[offset] == 0x7F {
        beginCluster(at: offset)
        take(control: bytes[offset], at: offset)
        endCluster()
        offset += 1
      } else {
        offset = cleanClusters(of: bytes, from: offset, to: end)
      }
    }
    if end < bytes.count { isCut = true }
    widestColumns = max(widestColumns, lineColumns)
  }

  // Where reading ends: not inside a character.
  private func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = min(bytes.count, maximumBytes)
    guard end < bytes.count else { return end }
    for _ in 0..<3 where end > 0 && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private mutating func appendASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let kept = range.prefix(maximumColumns - spentColumns)
    if kept.count < range.count { isCut = true }
    spentColumns += kept.count
    lineColumns += kept.count
    glyphs.append(contentsOf: bytes[kept].lazy.map { Glyph(Unicode.Scalar($0), isWide: false) })
    if keepsOffsets { offsets.append(contentsOf: kept) }
  }

  // Reads clusters up to the next place between two ASCII characters, and returns it.
  private mutating func cleanClusters(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    // The standard library's own segmentation, one character at a time: a `String` of the whole source
    // would cost its whole length, and lose the offsets where bytes were replaced.
    var recognizer = Unicode._CharacterRecognizer()
    var offset = start
    while offset < end {
      if offset > start, bytes[offset] < 0x80, bytes[offset - 1] < 0x80 { break }
      let (character, length) = UTF8Decoding.character(in: bytes, at: offset, end: end)
      // A blank never ends a cluster here, as it does after some Arabic signs: lines drop blanks.
      let isBoundary = recognizer.hasBreak(before: character ?? "\u{FFFD}") || character.map(isSpace) ?? false
      if offset == start {
        beginCluster(at: offset)
      } else if isBoundary {
        endCluster()
        if isCut { return offset }
        beginCluster(at: offset)
      }
      if let character { take(character, at: offset) } else { append(signs.standIn) }
      offset += length
    }
    endCluster()
    return offset
  }

  private mutating func beginCluster(at offset: Int) {
    cluster = Cluster(firstGlyph: glyphs.count, offset: offset)
  }

  private mutating func endCluster() {
    let first = cluster.firstGlyph
    if signs == .ascii { escapeGlyphs(from: first) }
    guard first < glyphs.count else { return }
    let isPlain = first + 1 == glyphs.count
    let columns = isPlain ? glyphs[first].columns : glyphs[first...].reduce(0) { $0 + $1.columns }
    guard columns <= maximumColumns - spentColumns else {
      glyphs.removeSubrange(first...)
      isCut = true
      return
    }
    spentColumns += columns
    lineColumns += columns
    if !isPlain { continuations.append(contentsOf: (first + 1)..<glyphs.count) }
    if keepsOffsets {
      offsets.append(contentsOf: repeatElement(cluster.offset, count: glyphs.count - first))
    }
  }

  private mutating func append(_ glyph: Glyph) { glyphs.append(glyph) }

  private mutating func take(_ character: Unicode.Scalar, at offset: Int) {
    guard !cluster.isDone else { return }
    let value = character.value
    if value < 0x20 || value == 0x7F { return take(control: UInt8(value), at: offset) }
    if value == 0x2028 || value == 0x2029 { return takeSeparator() }
    let isJoined = cluster.isJoining
    cluster.isJoining = value == 0x200D || (isJoined && CellWidth.isInvisible(character))
    switch CellWidth.columns(of: character) {
    case nil:
      if !CellWidth.isInvisible(character) { appendStandIn(for: character) }
    case 0?: take(mark: character)
    case let columns?:
      // Letters are also joined, in the scripts of India; there all are drawn.
      if isJoined, !CellWidth.isLetterOrMark(character) {
        cluster.isDone = true
      } else if !(isSkinTone(character) && glyphs.count > cluster.firstGlyph) {
        append(Glyph(character, isWide: columns == 2))
      }
    }
  }

  private mutating func take(control value: UInt8, at offset: Int) {
    if value == 0x09 { return append(.blank) }
    guard lineBreaks == .break, value == 0x0A || value == 0x0D else {
      glyphs.append(contentsOf: signs.signs(ofControl: value))
      return
    }
    if value == 0x0A, offset == offsetAfterReturn { return }
    if value == 0x0D { offsetAfterReturn = offset + 1 }
    breakLine()
  }

  private mutating func takeSeparator() {
    switch (lineBreaks, signs) {
    case (.break, _): breakLine()
    case (.mark, .unicode): append(Glyph("\u{2424}", isWide: false))
    case (.mark, .ascii): glyphs.append(contentsOf: signs.signs(ofControl: 0x0A))
    }
  }

  private mutating func breakLine() {
    guard spentColumns < maximumColumns else {
      isCut = true
      return
    }
    spentColumns += 1
    widestColumns = max(widestColumns, lineColumns)
    lineColumns = 0
    hardBreaks.append(glyphs.count)
  }

  private mutating func take(mark: Unicode.Scalar) {
    switch mark.value {
    // The keycap's frame, and the tone marks of Han characters that emulators give two columns.
    case 0x20E3, 0x302A...0x302D: return
    default: break
    }
    let last = glyphs.count - 1
    guard last >= cluster.firstGlyph else { return appendLone(mark: mark) }
    if glyphs[last].isPlain, let composed = composition(of: glyphs[last], and: mark) {
      glyphs[last] = composed
    } else if isVoicing(mark) {
      appendLone(mark: mark)
    } else {
      glyphs[last].add(mark: mark)
    }
  }

  private mutating func appendLone(mark: Unicode.Scalar) {
    if isVoicing(mark) {
      // Emulators give the combining voicing marks of kana two columns; the spacing ones have them by right.
      append(Glyph(mark == "\u{3099}" ? "\u{309B}" : "\u{309C}", isWide: true))
    } else if signs == .ascii {
      append(Glyph(mark, isWide: false))
    } else {
      var glyph = Glyph("\u{25CC}", isWide: false)
      glyph.add(mark: mark)
      append(glyph)
    }
  }

  private func isSpace(_ character: Unicode.Scalar) -> Bool {
    tessera_uc_category_mask(character.value) & UInt32(UC_CATEGORY_MASK_Zs) != 0
  }

  private func isVoicing(_ mark: Unicode.Scalar) -> Bool { mark == "\u{3099}" || mark == "\u{309A}" }

  private func isSkinTone(_ character: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(character.value) }

  private func composition(of glyph: Glyph, and mark: Unicode.Scalar) -> Glyph? {
    guard let composed = Unicode.Scalar(uc_composition(glyph.base.value, mark.value)), composed != "\0",
      CellWidth.columns(of: composed) == glyph.columns
    else { return nil }
    return Glyph(composed, isWide: glyph.isWide)
  }

  private mutating func appendStandIn(for character: Unicode.Scalar) {
    // In ASCII the escape of the character itself says more than a stand-in.
    append(signs == .ascii ? Glyph(character, isWide: false) : signs.standIn)
  }

  // Replaces the glyphs outside ASCII of the last cluster.
  private mutating func escapeGlyphs(from first: Int) {
    let tail = glyphs[first...]
    guard tail.contains(where: { !$0.base.isASCII || !$0.isPlain }) else { return }
    var escaped: [Glyph] = []
    for glyph in tail {
      if glyph.base.isASCII {
        escaped.append(Glyph(glyph.base, isWide: false))
      } else if isSpace(glyph.base) {
        escaped.append(.blank)
      } else {
        escaped.append(contentsOf: escape(of: glyph.base))
      }
      for mark in glyph.marks { escaped.append(contentsOf: escape(of: mark)) }
    }
    glyphs.replaceSubrange(first..., with: escaped)
  }

  private func escape(of character: Unicode.Scalar) -> [Glyph] {
    "\\u{\(String(character.value, radix: 16))}".unicodeScalars.map { Glyph($0, isWide: false) }
  }
}
