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
    let search = search ?? PickerSearch(over: .searched(of: items), options: searchOptions)
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
  func finishSearch() { while isSearching { advanceSearch(.unlimited) } }

  /// Shows the matches in the order of the input rather than by rank, or the other way round.
  func toggleSort() {
    sortsByRank.toggle()
    guard search != nil else { return }
    search = nil
    queryDidChange()
  }

  /// The bytes of an item's label that the query found, ascending, as whole characters.
  func matchedRanges(ofLabel label: [UInt8]) -> [Range<Int>] {
    guard let search, isFiltered else { return [] }
    return label.withUnsafeBytes { bytes in
      guard let fields = items.shape.searchedFields else { return search.matchedRanges(in: bytes) }
      // Found in the fields put together: brought back to where each stands in the label.
      let splitter = FieldSplitter(delimiter: items.shape.delimiter)
      let places = splitter.places(of: fields, in: bytes)
      let found = splitter.bytes(of: fields, in: bytes).withUnsafeBytes { search.matchedRanges(in: $0) }
      var start = 0
      return places.flatMap { place -> [Range<Int>] in
        let shift = place.lowerBound - start
        let part = start..<start + place.count
        start += place.count + items.shape.delimiter.joiner.count
        return found.filter { $0.overlaps(part) }.map {
          let range = $0.clamped(to: part)
          return range.lowerBound + shift..<range.upperBound + shift
        }
      }
    }
  }

  private var searchOptions: SearchOptions {
    var result = SearchOptions(options.search)
    result.order = sortsByRank ? .ranked : .input
    return result
  }
}
