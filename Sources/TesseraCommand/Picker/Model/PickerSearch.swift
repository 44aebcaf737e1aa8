/// The search of a picker: made when something is typed first.
final class PickerSearch {
  private let search: ItemSearch
  private let text: SearchText

  /// Whether every item that there is was searched for what is typed.
  private(set) var isSettled = true

  private var startTime = ContinuousClock.now

  /// After so long a search is one that takes long.
  static let patience = Duration.milliseconds(300)

  /// The part that is done of a search that takes long, from 0 to 1; nil for any other.
  func progress(now: ContinuousClock.Instant = .now) -> Double? {
    isSettled || now - startTime < Self.patience ? nil : search.progress(of: text.count)
  }

  init(over text: SearchText, options: SearchOptions) {
    self.text = text
    search = ItemSearch(options: options)
  }

  /// Whether it hides anything: not where the query asks for nothing.
  var isActive: Bool { !search.query.isEmpty }

  /// How many items were found so far; nil where the query asks for nothing.
  var matchCount: Int? { search.matchCount }

  /// Searches for another text from now on.
  func setQuery(_ text: String) {
    search.setQuery(text)
    startTime = .now
    isSettled = false
  }

  /// Tells that items came in.
  func itemsDidChange() {
    guard isActive else { return }
    if isSettled { startTime = .now }
    isSettled = false
  }

  /// Searches on; whether it came to its end.
  func advance(_ budget: SearchBudget) -> Bool {
    isSettled = search.advance(over: text, budget: budget)
    return isSettled
  }

  /// What was found, once the search is settled; nil for everything.
  var matches: RankedMatches? { search.matches }

  /// The bytes of an item's label that were found, as whole characters.
  func matchedRanges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] { search.matchedOffsets(in: bytes) }
}
