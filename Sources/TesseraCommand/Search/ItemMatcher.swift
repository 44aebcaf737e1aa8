/// Tells whether a text matches a query, and how well.
///
/// It holds working memory and is used by one thread.
struct ItemMatcher: ~Copyable {
  /// What a text is worth that matches.
  struct Match: Equatable {
    /// The scores of all terms together.
    var score: Int32
    /// The characters of the text, without blanks around it.
    var length: Int
  }

  /// What texts are compared with.
  var query: SearchQuery

  private let tables = ByteTables()
  private var scorer = TextScorer()
  private var folded: FoldedText

  /// A matcher for a query. Others that it is given later must have the same options.
  init(query: SearchQuery) {
    self.query = query
    folded = FoldedText(accents: query.options.accents)
  }

  /// How well the bytes of a text match, nil where they don't.
  ///
  /// Bytes of ASCII are searched where they are, without memory; others are decoded and folded first. Time linear to
  /// the text, times the units of the query where that is at most ``TextScorer/mostCells``.
  mutating func match(_ bytes: UnsafeRawBufferPointer) -> Match? {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return matchEmpty() }
    return ByteText.isASCII(start, count: bytes.count) ? matchASCII(start, count: bytes.count) : matchFolded(bytes)
  }

  private mutating func matchASCII(_ start: UnsafeRawPointer, count: Int) -> Match? {
    var score: Int32 = 0
    for group in query.groups {
      var found: Int32?
      for term in group {
        let text = ByteText(start, count: count, respectsCase: term.respectsCase, tables: tables)
        let hit = term.isASCII ? scorer.find(term, in: text) : nil
        guard term.isInverse == (hit == nil) else { continue }
        found = hit?.score ?? 0
        break
      }
      guard let found else { return nil }
      score &+= found
    }
    let text = ByteText(start, count: count, respectsCase: true, tables: tables)
    return Match(score: score, length: text.trimmed.count)
  }

  private mutating func matchFolded(_ bytes: UnsafeRawBufferPointer) -> Match? {
    var score: Int32 = 0
    var isLoadedWithCase: Bool?
    for group in query.groups {
      var found: Int32?
      for term in group {
        if isLoadedWithCase != term.respectsCase {
          folded.load(bytes, respectsCase: term.respectsCase)
          isLoadedWithCase = term.respectsCase
        }
        let hit = scorer.find(term, in: folded.view)
        guard term.isInverse == (hit == nil) else { continue }
        found = hit?.score ?? 0
        break
      }
      guard let found else { return nil }
      score &+= found
    }
    return Match(score: score, length: folded.view.trimmed.count)
  }

  /// An empty text holds no term, as no term is empty.
  private func matchEmpty() -> Match? {
    query.groups.allSatisfy { $0.contains { $0.isInverse } } ? Match(score: 0, length: 0) : nil
  }

  /// The bytes of a text that the query's terms matched, ascending, as whole grapheme clusters.
  ///
  /// Of alternatives the first that is found. Nothing where the text doesn't match.
  mutating func matchedRanges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var matched: [Range<Int>] = []
    guard match(bytes) != nil else { return matched }
    for group in query.groups {
      for term in group where !term.isInverse {
        let ranges = folded.loadRanges(bytes, respectsCase: term.respectsCase)
        let indices = scorer.indices(of: term, in: folded.view)
        guard !indices.isEmpty else { continue }
        matched += indices.map { ranges[$0] }
        break
      }
    }
    return ClusterRanges.covering(matched, in: bytes)
  }
}
