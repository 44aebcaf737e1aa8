import Testing

@testable import TesseraCommand

/// How far a long search has got.
@Suite struct ProgressBarTests {
  @Test(arguments: [
    (-1, "░░░░░░░░", "........"), (0, "░░░░░░░░", "........"), (0.5, "████░░░░", "####...."),
    (0.55, "████▍░░░", "####...."), (0.99, "███████▉", "#######."), (1, "████████", "########"),
    (7, "████████", "########"), (Double.nan, "░░░░░░░░", "........"),
  ])
  func `a part is drawn in eighths of a column, or in signs of ASCII`(
    _ part: Double, _ signs: String, _ ascii: String
  ) {
    #expect(ProgressBar(part).text(drawsUnicode: true) == signs)
    #expect(ProgressBar(part).text(drawsUnicode: false) == ascii)
  }

  @Test func `a search knows what it has looked at, also where it narrows the one before`() throws {
    let items = ItemStore(separator: .newline)
    for number in 0..<4000 { try items.append(item: Array("item\(number)".utf8)) }
    let search = ItemSearch(options: SearchOptions())
    search.setQuery("1")
    #expect(search.progress(of: items.count) == 0)
    var last = 0.0
    while !search.advance(over: SearchText(of: items), budget: .work(2000)) {
      let now = search.progress(of: items.count)
      #expect(now >= last && now <= 1)
      last = now
    }
    #expect(search.progress(of: items.count) == 1)
    search.setQuery("12")
    #expect(search.progress(of: items.count) == 0)
    #expect(search.progress(of: items.count + 1000) < 1)
    _ = search.advance(over: SearchText(of: items), budget: .unlimited)
    #expect(search.progress(of: items.count) == 1)
  }

  @Test func `only a search that takes long tells how far it is`() throws {
    let items = ItemStore(separator: .newline)
    try items.append(item: Array("a".utf8))
    let search = PickerSearch(over: SearchText(of: items), options: SearchOptions())
    search.setQuery("a")
    #expect(search.progress() == nil)
    #expect(search.progress(now: .now + PickerSearch.patience) == 0)
    #expect(search.advance(.unlimited))
    #expect(search.progress(now: .now + PickerSearch.patience) == nil)
  }
}
