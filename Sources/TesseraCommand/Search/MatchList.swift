/// Matches one behind the other, in memory that grows without being copied.
///
/// A reference: what was added stays as it is, so that a list may be read by others while it grows.
final class MatchList {
  private var memory = GrowingMemory()

  /// How many there are.
  private(set) var count = 0

  /// Adds a match at the end.
  func append(_ key: MatchKey) {
    let width = MemoryLayout<MatchKey>.stride
    if (count + 1) * width > memory.capacity { reserve(count + 1) }
    memory.start?.storeBytes(of: key, toByteOffset: count * width, as: MatchKey.self)
    count += 1
  }

  /// Adds matches of another list.
  func append(_ range: Range<Int>, of other: MatchList) {
    reserve(count + range.count)
    for index in range { append(other[index]) }
  }

  /// Makes the list so long; what is new is undefined until it is set.
  func resize(to newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// The match at a place.
  subscript(index: Int) -> MatchKey {
    get {
      guard let start = memory.start, index >= 0, index < count else {
        preconditionFailure("there is no match \(index) among \(count)")
      }
      return start.load(fromByteOffset: index * MemoryLayout<MatchKey>.stride, as: MatchKey.self)
    }
    set {
      guard let start = memory.start, index >= 0, index < count else {
        preconditionFailure("there is no match \(index) among \(count)")
      }
      start.storeBytes(of: newValue, toByteOffset: index * MemoryLayout<MatchKey>.stride, as: MatchKey.self)
    }
  }

  /// The first place among the first `count` ones, which ascend by `value`, whose value is at least `wanted`.
  func firstIndex<Value: Comparable>(ofAtLeast wanted: Value, in count: Int, by value: (MatchKey) -> Value) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = value(self[middle]) < wanted ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func reserve(_ needed: Int) {
    guard memory.reserve(needed * MemoryLayout<MatchKey>.stride) != nil else {
      // As an array that can't grow.
      fatalError("no memory for \(needed) matches")
    }
  }
}
