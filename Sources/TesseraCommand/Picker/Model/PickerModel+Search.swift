extension PickerModel {
  /// How long a slice of a search may take before keys are looked at again, in milliseconds.
  private static let sliceMilliseconds = 4

  /// Whether something is searched for, so that not all items are shown.
  var isFiltered: Bool { search?.isActive ?? false }

  /// Whether what is shown isn't yet what was typed last, or what has come in since.
  var isSearching: Bool { search.map { !$0.isSettled } ?? false }

  /// Filters by what is typed; short inputs at once, long ones in slices.
  func queryDidChange() {
    numberEntry.cancel()
    guard search != nil || !query.isEmpty else { return }
    let search = search ?? PickerSearch(over: SearchText(of: items), options: searchOptions)
    self.search = search
    search.setQuery(query.text)
    advanceSearch()
  }

  /// Searches on for a few milliseconds; whether what is shown has changed.
  @discardableResult
  func advanceSearch(_ budget: SearchBudget = .milliseconds(sliceMilliseconds)) -> Bool {
    guard let search, !search.isSettled, search.advance(budget) else { return false }
    show(search.matches.map { .matches($0) } ?? .all(count: items.count))
    return true
  }

  /// Brings the search to its end: what is chosen or marked is what the whole query finds.
  func finishSearch() { advanceSearch(.unlimited) }

  /// Shows the matches in the order of the input rather than by rank, or the other way round.
  func toggleSort() {
    sortsByRank.toggle()
    guard search != nil else { return }
    search = nil
    queryDidChange()
  }

  private var searchOptions: SearchOptions {
    var result = SearchOptions(options.search)
    result.order = sortsByRank ? .ranked : .input
    return result
  }
}
