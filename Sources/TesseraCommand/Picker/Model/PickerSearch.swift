/// The search of a picker: made when something is typed first.
final class PickerSearch {
  private let search: ItemSearch
  private let text: SearchText

  /// Whether every item that there is was searched for what is typed.
  private(set) var isSettled = true

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
    isSettled = false
  }

  /// Tells that items came in.
  func itemsDidChange() { if isActive { isSettled = false } }

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
