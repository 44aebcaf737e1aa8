/// Sorts matches by score and length in slices, in time linear to their number.
///
/// It distributes them by a few bits at a time, from the lowest on, which keeps the order of equals: they must come in
/// the order of the input. Bits that are the same in all matches are skipped, so that two passes are usual. It takes
/// memory for the matches twice while it sorts.
struct RankSort {
  /// The groups of bits of a key, from the lowest: the item's place, below them, is in order already.
  private static let digits = [
    (shift: 32, width: 8), (shift: 40, width: 8), (shift: 48, width: 10), (shift: 58, width: 6),
  ]
  /// What is sorted between two looks at the budget.
  private static let portion = 4_096

  private enum Step {
    case count
    case distribute(digit: Int)
    case done
  }

  /// How many matches are sorted.
  let count: Int

  /// The matches, in order when sorting is done.
  private(set) var list: MatchList

  /// What the matches are distributed to.
  private var target = MatchList()
  private var isFirstPass = true
  private var places: [[Int]] = RankSort.digits.map { [Int](repeating: 0, count: 1 << $0.width) }
  private var step = Step.count
  private var next = 0

  /// The matches of a list in the order of their places. The list isn't changed.
  init(_ list: MatchList) {
    self.list = list
    count = list.count
  }

  /// Sorts on until the budget is spent; whether it is done.
  mutating func advance(budget: inout SearchBudget) -> Bool {
    while true {
      switch step {
      case .done: return true
      case .count:
        guard advanceStep(budget: &budget, { $0.countValues(in: $1) }) else { return false }
        begin(digit: 0)
      case .distribute(let digit):
        guard advanceStep(budget: &budget, { $0.distribute($1, by: digit) }) else { return false }
        // What was read from may be written to now, unless it is the list that was given.
        (list, target) = (target, isFirstPass ? MatchList() : list)
        isFirstPass = false
        begin(digit: digit + 1)
      }
    }
  }

  /// Works off the matches portion by portion; whether all are.
  private mutating func advanceStep(
    budget: inout SearchBudget, _ work: (inout RankSort, Range<Int>) -> Void
  ) -> Bool {
    while next < count {
      let end = min(next + Self.portion, count)
      work(&self, next..<end)
      next = end
      if !budget.spend(Self.portion * MemoryLayout<MatchKey>.stride), next < count { return false }
    }
    return true
  }

  private mutating func countValues(in range: Range<Int>) {
    for (index, digit) in Self.digits.enumerated() {
      places[index].withUnsafeMutableBufferPointer { counts in
        for key in range { counts[Self.value(of: list[key], shift: digit.shift, width: digit.width)] += 1 }
      }
    }
  }

  private mutating func distribute(_ range: Range<Int>, by digit: Int) {
    let (shift, width) = Self.digits[digit]
    places[digit].withUnsafeMutableBufferPointer { places in
      for index in range {
        let key = list[index]
        let value = Self.value(of: key, shift: shift, width: width)
        target[places[value]] = key
        places[value] += 1
      }
    }
  }

  @inline(__always)
  private static func value(of key: MatchKey, shift: Int, width: Int) -> Int {
    Int(truncatingIfNeeded: key.bits >> UInt64(shift)) & ((1 << width) - 1)
  }

  /// Goes to the next digit in which matches differ.
  private mutating func begin(digit: Int) {
    next = 0
    var digit = digit
    while digit < Self.digits.count, places[digit].contains(count) { digit += 1 }
    guard digit < Self.digits.count else {
      step = .done
      return
    }
    var place = 0
    for value in places[digit].indices {
      (places[digit][value], place) = (place, place + places[digit][value])
    }
    target.resize(to: count)
    step = .distribute(digit: digit)
  }
}
