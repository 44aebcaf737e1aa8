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

  private let query: SearchQuery
  private let scorer = TextScorer()
  private var text: FoldedText

  init(query: SearchQuery) {
    self.query = query
    text = FoldedText(accents: query.options.accents)
  }

  /// How well the bytes of a text match, nil where they don't.
  ///
  /// Time linear to the text, and to the product of its characters and the query's where that is small.
  mutating func match(_ bytes: UnsafeRawBufferPointer) -> Match? {
    var score: Int32 = 0
    var loaded: Bool?
    for group in query.groups {
      var found: Int32?
      for term in group {
        if loaded != term.respectsCase {
          text.load(bytes, respectsCase: term.respectsCase)
          loaded = term.respectsCase
        }
        let hit = scorer.find(term, in: text)
        if term.isInverse == (hit == nil) {
          found = term.isInverse ? 0 : hit?.score ?? 0
          break
        }
      }
      guard let found else { return nil }
      score = score.addingReportingOverflow(found).partialValue
    }
    return Match(score: score, length: loaded == nil ? 0 : text.trimmed.count)
  }

  /// The bytes that a query's terms matched in a text, ascending, as whole characters of a reader.
  mutating func matchedRanges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var matched: [Range<Int>] = []
    for group in query.groups {
      for term in group where !term.isInverse {
        let ranges = text.loadRanges(bytes, respectsCase: term.respectsCase)
        var positions: [Int] = []
        scorer.findPositions(term, in: text, into: &positions)
        guard !positions.isEmpty else { continue }
        matched += positions.map { ranges[$0] }
        break
      }
    }
    return ClusterRanges.covering(matched, in: bytes)
  }
}
