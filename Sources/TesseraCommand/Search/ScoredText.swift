/// A text as terms are looked for in it: a unit and a class for each character.
///
/// Generic code over it is specialised for each kind of text, as it runs for every item.
protocol ScoredText {
  /// How many units there are.
  var count: Int { get }

  /// The unit at an index, folded as the term is that is looked for.
  func unit(at index: Int) -> UInt32

  /// The raw value of the ``CharacterClass`` at an index.
  func classValue(at index: Int) -> UInt8

  /// The first index of a unit from `start` on, nil where there is none.
  func firstIndex(of unit: UInt32, from start: Int) -> Int?

  /// Calls `body` with each index of a unit from `start` on, ascending.
  func forEachIndex(of unit: UInt32, from start: Int, _ body: (Int) -> Void)
}

extension ScoredText {
  /// Where the text begins and ends without the blanks around it; where there is nothing else, an empty range at 0.
  var trimmed: Range<Int> {
    let blank = CharacterClass.blank.rawValue
    var end = count
    while end > 0, classValue(at: end - 1) == blank { end -= 1 }
    var start = 0
    while start < end, classValue(at: start) == blank { start += 1 }
    return start..<end
  }
}

/// A text of any characters, one number each.
struct UnitText: ScoredText {
  let units: UnsafePointer<UInt32>
  let classes: UnsafePointer<UInt8>
  let count: Int

  func unit(at index: Int) -> UInt32 { units[index] }

  func classValue(at index: Int) -> UInt8 { classes[index] }

  func firstIndex(of unit: UInt32, from start: Int) -> Int? {
    var index = start
    while index < count {
      if units[index] == unit { return index }
      index += 1
    }
    return nil
  }

  func forEachIndex(of unit: UInt32, from start: Int, _ body: (Int) -> Void) {
    var index = start
    while index < count {
      if units[index] == unit { body(index) }
      index += 1
    }
  }
}
