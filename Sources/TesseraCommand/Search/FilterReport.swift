#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints the ranked matches of a query without a screen: `--filter`.
struct FilterReport {
  /// What is searched for; empty for everything.
  let query: String

  /// How it is read and ranked.
  let options: SearchOptions

  /// Searches all of a store's items and writes those that match, each as it came in.
  ///
  /// Returns whether anything matched.
  func write(_ text: SearchText, of items: ItemStore, to writer: inout AnswerWriter) throws(AnswerError) -> Bool {
    let search = ItemSearch(options: options)
    search.setQuery(query)
    _ = search.advance(over: text, budget: .unlimited)
    if let matches = search.matches {
      for item in matches { try writer.write(item: item, of: items) }
    } else {
      for item in 0..<items.count { try writer.write(item: item, of: items) }
    }
    try writer.finish()
    return search.matches.map { !$0.isEmpty } ?? (items.count > 0)
  }
}
