/// What some items have besides their labels, by their index.
///
/// Items without details cost nothing; finding one takes the logarithm of how many have some.
struct ItemDetails {
  private var indices: [Int] = []
  private var details: [ItemDetail] = []

  /// Whether no item has any.
  var isEmpty: Bool { indices.isEmpty }

  /// The details of an item, nil where it has none.
  subscript(index: Int) -> ItemDetail? {
    guard !indices.isEmpty else { return nil }
    var bounds = 0..<indices.count
    while !bounds.isEmpty {
      let middle = (bounds.lowerBound + bounds.upperBound) / 2
      if indices[middle] == index { return details[middle] }
      bounds = indices[middle] < index ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return nil
  }

  /// Adds the details of an item behind all that have some.
  mutating func append(_ detail: ItemDetail, at index: Int) {
    precondition(indices.last.map { $0 < index } ?? true, "details are added in the order of the items")
    guard !detail.isEmpty else { return }
    indices.append(index)
    details.append(detail)
  }
}
