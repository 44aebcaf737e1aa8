/// Fields of an item, as in `1,3..-1`: each a number from 1, from -1 backwards from the end, or a range of such.
struct FieldRanges: Equatable {
  /// Fields in a row.
  struct Range: Equatable {
    /// The first, nil for the item's first.
    var first: Int?
    /// The last, nil for the item's last.
    var last: Int?

    /// The fields among `count`, from 0 and half-open; empty where there are none.
    func indices(count: Int) -> Swift.Range<Int> {
      let lower = max(0, Self.index(first ?? 1, count: count))
      let upper = min(count, Self.index(last ?? -1, count: count) + 1)
      return lower < upper ? lower..<upper : 0..<0
    }

    private static func index(_ number: Int, count: Int) -> Int { number > 0 ? number - 1 : count + number }
  }

  /// The ranges, in the order they are put together; never none.
  let ranges: [Range]

  /// Reads fields; nil for anything else, 0 among it.
  init?(_ text: String) {
    var ranges: [Range] = []
    for word in OptionText.parts(of: text, around: ",") {
      let bounds = OptionText.parts(of: word, around: "..")
      guard bounds.count <= 2, word != "" else { return nil }
      var range = Range()
      if let first = bounds.first, first != "" {
        guard let number = Self.number(first) else { return nil }
        range.first = number
        if bounds.count == 1 { range.last = number }
      }
      if bounds.count == 2, bounds[1] != "" {
        guard let number = Self.number(bounds[1]) else { return nil }
        range.last = number
      }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  private static func number(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    // No item has more fields than bytes, and larger numbers could overflow.
    guard let number = OptionArgument.wholeNumber(digits), (1...1_000_000_000).contains(number) else { return nil }
    return isNegative ? -number : number
  }
}
