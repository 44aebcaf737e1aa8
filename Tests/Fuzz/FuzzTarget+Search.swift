#if canImport(TesseraCommand)
  @testable import TesseraCommand
#endif

extension FuzzTarget {
  /// A query and some labels: it is found whether the search is cut into slices, typed letter by letter or done at once,
  /// and what is marked lies within the label.
  ///
  /// The first byte tells the options and how long slices are; the first line of the rest is the query, the others are
  /// the labels.
  static let search = FuzzTarget(name: "search") { bytes in
    guard let first = bytes.first else { return nil }
    var options = SearchOptions()
    options.matching = first & 1 == 0 ? .fuzzy : .exact
    options.caseMode = [.smart, .ignore, .respect, .smart][Int(first >> 1 & 3)]
    options.accents = first & 8 == 0 ? .folded : .kept
    options.order = first & 16 == 0 ? .ranked : .input
    options.tiebreak = first & 32 == 0 ? .length : .input
    let lines = bytes.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let query = String(decoding: lines.first ?? [], as: UTF8.self)
    let labels = lines.dropFirst()
    let store = ItemStore(separator: .newline)
    for label in labels {
      do throws(ItemStoreError) { try store.append(item: label) } catch { return "the store refuses a label: \(error)" }
    }
    let text = SearchText(of: store)

    let whole = ItemSearch(options: options)
    whole.setQuery(query)
    guard whole.advance(over: text, budget: .unlimited) else { return "a search without a limit isn't done" }
    let found = places(whole, count: store.count)
    guard Set(found).count == found.count, found.allSatisfy((0..<store.count).contains) else {
      return "places are \(found)"
    }
    for place in found where whole.rank(of: place).map({ found[$0] }) != place {
      return "the rank of \(place) is wrong"
    }

    let sliced = ItemSearch(options: options)
    // Letter by letter, as it is typed: what narrows looks only at the matches before. Long ones by their end.
    let scalars = Array(query.unicodeScalars)
    for length in max(0, scalars.count - 12)..<(scalars.count + 1) {
      sliced.setQuery(String(String.UnicodeScalarView(scalars[..<length])))
      var slices = 0
      while !sliced.advance(over: text, budget: .work(Int(first) * 4 + 1)) {
        slices += 1
        if slices > 100_000 { return "a search in slices never ends" }
      }
    }
    guard places(sliced, count: store.count) == found else {
      return "in slices \(places(sliced, count: store.count)), at once \(found)"
    }
    return markingFault(whole, in: store)
  }

  @Sendable private static func places(_ search: ItemSearch, count: Int) -> [Int] {
    search.matches.map(Array.init) ?? Array(0..<count)
  }

  /// What is wrong with the marked parts of the labels; nil for nothing.
  @Sendable private static func markingFault(_ search: ItemSearch, in store: ItemStore) -> String? {
    for place in 0..<store.count {
      var fault: String?
      store.withLabelBytes(of: place) { bytes in
        var end = 0
        for range in search.matchedOffsets(in: bytes) {
          if range.lowerBound < end || range.upperBound > bytes.count || range.isEmpty {
            fault = "of the \(bytes.count) bytes of label \(place) \(range) are marked"
          }
          end = range.upperBound
        }
        if end > 0, search.rank(of: place) == nil { fault = "label \(place) is marked, but no match" }
      }
      if let fault { return fault }
    }
    return nil
  }
}
