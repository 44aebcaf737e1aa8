/// The headings among items.
///
/// A heading stands before an item and holds to the next heading. One that no item follows isn't shown.
struct ItemSections: Equatable {
  /// A heading.
  struct Section: Equatable {
    /// The first item below it.
    var start: Int
    /// What it says, as it came in; nil where items without a heading follow those with one.
    var title: [UInt8]?
  }

  /// All headings, in order, none twice before the same item.
  private(set) var all: [Section] = []

  /// Whether there are none.
  var isEmpty: Bool { all.isEmpty }

  /// Begins a section at an item, or ends the last one, with nil.
  mutating func begin(_ title: [UInt8]?, at start: Int) {
    // A heading right before another has no items.
    if all.last?.start == start { all.removeLast() }
    if title == all.last.flatMap(\.title), title == nil { return }
    all.append(Section(start: start, title: title))
  }

  /// Notes the section of the item that comes next: a heading where it differs from the item's before.
  mutating func note(_ title: [UInt8]?, at index: Int) {
    guard title != all.last.flatMap(\.title) else { return }
    begin(title, at: index)
  }

  /// The section of an item, nil for none. Logarithmic.
  func section(of index: Int) -> Section? {
    var bounds = 0..<all.count
    while !bounds.isEmpty {
      let middle = (bounds.lowerBound + bounds.upperBound) / 2
      bounds = all[middle].start <= index ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound == 0 ? nil : all[bounds.lowerBound - 1]
  }
}
