@testable import TesseraCommand

/// A store of labels, and searching it.
struct SearchStore {
  let items = ItemStore(separator: .newline)

  init(_ labels: [String]) throws { for label in labels { try add(label) } }

  func add(_ label: String) throws { try items.append(item: Array(label.utf8)) }

  /// The places of what matches, in order.
  func places(_ query: String, _ options: SearchOptions = SearchOptions()) -> [Int] {
    let search = ItemSearch(options: options)
    search.setQuery(query)
    _ = search.advance(over: SearchText(of: items), budget: .unlimited)
    return search.matches.map(Array.init) ?? Array(0..<items.count)
  }

  /// What matches, in order.
  func hits(_ query: String, _ options: SearchOptions = SearchOptions()) -> [String] {
    places(query, options).map { place in items.withBytes(of: place) { String(decoding: $0, as: UTF8.self) } }
  }
}
