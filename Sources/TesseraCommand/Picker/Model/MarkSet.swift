/// The items that are marked, by their index, in the order in which they were marked.
struct MarkSet {
  /// The most that may be marked at once.
  let maximum: Int

  /// The marked items, the first marked first.
  private(set) var inOrderOfMarking: [Int] = []
  private var bits = ItemBits()

  /// How often marks have changed.
  private(set) var revision = 0

  init(maximum: Int) { self.maximum = maximum }

  var count: Int { inOrderOfMarking.count }
  var isEmpty: Bool { inOrderOfMarking.isEmpty }
  var isFull: Bool { count >= maximum }

  func contains(_ item: Int) -> Bool { bits.contains(item) }

  /// Marks an item; whether it is marked now that wasn't. Not when the most are.
  @discardableResult
  mutating func insert(_ item: Int) -> Bool {
    guard !isFull, !contains(item) else { return false }
    bits.insert(item)
    inOrderOfMarking.append(item)
    revision += 1
    return true
  }

  /// Removes a mark; whether there was one. Linear in the marks, the last ones first.
  @discardableResult
  mutating func remove(_ item: Int) -> Bool {
    guard contains(item), let place = inOrderOfMarking.lastIndex(of: item) else { return false }
    bits.remove(item)
    inOrderOfMarking.remove(at: place)
    revision += 1
    return true
  }

  /// Removes the marks of items for which `condition` holds, in one pass.
  mutating func removeAll(where condition: (Int) -> Bool) {
    var kept = MarkSet(maximum: maximum)
    for item in inOrderOfMarking where !condition(item) { kept.insert(item) }
    kept.revision = revision + 1
    self = kept
  }

  /// The marked items in the order of the input.
  var inInputOrder: [Int] { inOrderOfMarking.sorted() }
}
