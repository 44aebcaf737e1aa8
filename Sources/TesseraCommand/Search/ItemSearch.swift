/// Searches the items of a store for a query, in slices, and ranks what matches.
///
/// A slice is as long as its budget, so that a key never waits for a search; items that arrive meanwhile are
/// searched when it is their turn. A query that only narrows the one before it searches only that one's matches.
/// Eight to twenty bytes a match. It is used by one thread, and every call must be about the same store.
final class ItemSearch {
  /// How queries are read and ranked.
  let options: SearchOptions

  /// What is searched for.
  private(set) var query: SearchQuery

  /// The matches in order, as they were when the last search was complete; nil where the query is empty and so
  /// everything matches in the order of the input.
  ///
  /// While a search for a new query goes on these are still the last one's.
  private(set) var matches: RankedMatches?

  /// How many items match among those that were searched for the query, complete or not; nil where it is empty.
  var matchCount: Int? { query.isEmpty ? nil : found.count }

  /// How many items were searched for the query so far.
  private(set) var searchedCount = 0

  private var matcher: ItemMatcher
  /// The matches so far, in the order of the input.
  private var found: [MatchKey] = []
  /// What of an earlier search's matches is still to be looked at, before the items from ``searchedCount`` on.
  private var candidates: [MatchKey] = []
  private var nextCandidate = 0
  private var isRanked = true

  /// Creates a search for the empty query.
  init(options: SearchOptions = SearchOptions()) {
    self.options = options
    query = SearchQuery("", options: options)
    matcher = ItemMatcher(query: query)
  }

  /// Searches for another query from now on; a running search is given up.
  func setQuery(_ text: String) {
    let new = SearchQuery(text, options: options)
    guard new != query else { return }
    let narrows = !query.isEmpty && new.narrows(query)
    query = new
    matcher = ItemMatcher(query: new)
    if narrows {
      candidates = found + candidates[nextCandidate...]
    } else {
      candidates = []
      searchedCount = 0
    }
    nextCandidate = 0
    found = []
    isRanked = false
    if new.isEmpty { matches = nil }
  }

  /// Searches on until the budget is spent; true when every item that there is was searched and ranked.
  ///
  /// Call it again when items have arrived. For the empty query there is nothing to do.
  func advance(over text: SearchText, budget: SearchBudget) -> Bool {
    guard !query.isEmpty else { return true }
    var budget = budget
    while nextCandidate < candidates.count {
      let item = candidates[nextCandidate].item
      nextCandidate += 1
      if !look(at: item, of: text, budget: &budget) { return false }
    }
    while searchedCount < text.count {
      let item = searchedCount
      searchedCount += 1
      isRanked = false
      if !look(at: item, of: text, budget: &budget) { return false }
    }
    if !isRanked {
      matches = RankedMatches(keys: options.order == .ranked ? found.sorted() : found)
      isRanked = true
    }
    return true
  }

  /// The rank of an item among ``matches``, nil where it isn't among them; its own place where the query is empty.
  func rank(of item: Int) -> Int? {
    guard let matches else { return item }
    return matches.keys.firstIndex { $0.item == item }
  }

  /// The ranges of bytes of a text that matched, as whole grapheme clusters, ascending: what is marked in a label.
  ///
  /// Nothing where the query is empty or the text doesn't match.
  func matchedOffsets(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] { matcher.matchedRanges(in: bytes) }

  /// Looks at one item; whether there is budget left.
  private func look(at item: Int, of text: SearchText, budget: inout SearchBudget) -> Bool {
    var size = 0
    text.withBytes(of: item) { bytes in
      size = bytes.count
      guard let match = matcher.match(bytes) else { return }
      let length = options.tiebreak == .length ? match.length : 0
      found.append(MatchKey(score: match.score, length: length, item: item))
    }
    return budget.spend(size + 32)
  }
}
