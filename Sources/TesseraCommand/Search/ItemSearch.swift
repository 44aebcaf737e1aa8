/// Searches the items of a store for a query, in slices, and ranks what matches.
///
/// A slice is as long as its budget, so that a key never waits for a search; items that arrive meanwhile are
/// searched when it is their turn. A query that only narrows the one before it searches only that one's matches.
/// It takes eight bytes a match, as much again where they are ranked, and that once more while it sorts. It is used
/// by one thread, and all calls are about the same store.
final class ItemSearch {
  /// How queries are read and ranked.
  let options: SearchOptions

  /// What is searched for.
  private(set) var query: SearchQuery

  /// The matches in order, as they were when last all were ranked; nil where the query is empty and so everything
  /// matches in the order of the input.
  ///
  /// While a search for a new query goes on these are still the last one's; nil when there was none.
  private(set) var matches: RankedMatches?

  /// How many items up to now match of those that were searched; nil where the query is empty.
  var matchCount: Int? { query.isEmpty ? nil : found.count }

  /// How many items were searched; of those before them only what an earlier, wider query found.
  private(set) var searchedCount = 0

  private var matcher: ItemMatcher
  /// The matches so far, in the order of the input.
  private var found = MatchList()
  /// The matches of an earlier, wider query, which are searched before the items from ``searchedCount`` on.
  private var candidates = MatchList()
  private var candidateCount = 0
  private var nextCandidate = 0
  /// How many items an earlier query had searched when this one began.
  private var firstSearched = 0
  private var sort: RankSort?
  /// How many matches of the query ``matches`` holds; nil as long as it holds another's.
  private var rankedCount: Int?

  /// Creates a search for the empty query.
  init(options: SearchOptions = SearchOptions()) {
    self.options = options
    query = SearchQuery("", options: options)
    matcher = ItemMatcher(query: query)
  }

  /// Searches for another query from now on; a running search is given up.
  ///
  /// Nothing changes where both ask for the same.
  func setQuery(_ text: String) {
    let new = SearchQuery(text, options: options)
    guard new != query else { return }
    if !query.isEmpty, new.narrows(query) {
      keepCandidates()
    } else {
      candidateCount = 0
      searchedCount = 0
    }
    firstSearched = searchedCount
    query = new
    matcher.query = new
    nextCandidate = 0
    found = MatchList()
    sort = nil
    rankedCount = nil
    if new.isEmpty { matches = nil }
  }

  /// The part of what has to be looked at that was looked at, from 0 to 1, where there are so many items.
  func progress(of count: Int) -> Double {
    let total = candidateCount + max(0, count - firstSearched)
    let done = nextCandidate + searchedCount - firstSearched
    return total > 0 ? min(1, Double(done) / Double(total)) : 1
  }

  /// What the search up to now left is all that the next one must look at.
  private func keepCandidates() {
    if nextCandidate < candidateCount { found.append(nextCandidate..<candidateCount, of: candidates) }
    candidates = found
    candidateCount = found.count
  }

  /// Searches on until the budget is spent; true when every item that there is was searched and all are ranked.
  ///
  /// Call it again as long as it returns false, and when items have arrived. While a few more arrive with each call,
  /// they are ranked only when they are a part of all that counts, or when a call finds no new ones. For the empty
  /// query there is nothing to do.
  func advance(over text: SearchText, budget: SearchBudget) -> Bool {
    guard !query.isEmpty else { return true }
    var budget = budget
    while nextCandidate < candidateCount {
      nextCandidate += 1
      if !look(at: candidates[nextCandidate - 1].item, of: text, budget: &budget) { return false }
    }
    let hasNewItems = searchedCount < text.count
    while searchedCount < text.count {
      searchedCount += 1
      if !look(at: searchedCount - 1, of: text, budget: &budget) { return false }
    }
    if let rankedCount {
      let newCount = found.count - rankedCount
      if newCount == 0 { return true }
      if hasNewItems, newCount < rankedCount / Self.postponedPart { return false }
    }
    return rank(budget: &budget)
  }

  /// New matches wait to be ranked until they are this part of the ranked ones, or no more come.
  private static let postponedPart = 16

  private func rank(budget: inout SearchBudget) -> Bool {
    guard options.order == .ranked, query.isScoring else {
      matches = RankedMatches(ranked: found, byPlace: found, count: found.count)
      rankedCount = found.count
      return true
    }
    // More has been found since it began.
    if sort?.count != found.count { sort = nil }
    var sorting = sort ?? RankSort(found)
    sort = nil
    guard sorting.advance(budget: &budget) else {
      sort = sorting
      return false
    }
    matches = RankedMatches(ranked: sorting.list, byPlace: found, count: sorting.count)
    rankedCount = sorting.count
    return true
  }

  /// Looks at one item; whether there is budget left.
  private func look(at item: Int, of text: SearchText, budget: inout SearchBudget) -> Bool {
    var size = 0
    text.withBytes(of: item) { bytes in
      size = bytes.count
      guard let match = matcher.match(bytes) else { return }
      let length = options.tiebreak == .length ? match.length : 0
      found.append(MatchKey(score: match.score, length: length, item: item))
    }
    return budget.spend(size + Self.workPerItem)
  }

  /// What an item costs beside its bytes, in bytes.
  private static let workPerItem = 32

  /// The rank of an item among ``matches``, nil where it isn't among them; its own place where the query is empty.
  func rank(of item: Int) -> Int? { matches.map { $0.rank(of: item) } ?? (query.isEmpty ? item : nil) }

  /// The ranges of bytes of a text that matched, as whole grapheme clusters, ascending: what is marked in a label.
  ///
  /// Nothing where the query is empty or the text doesn't match. Linear to the text.
  func matchedOffsets(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] { matcher.matchedRanges(in: bytes) }
}
