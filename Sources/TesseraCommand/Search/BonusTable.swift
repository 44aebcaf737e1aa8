/// The bonus of each class behind each other, looked up.
final class BonusTable {
  private let bonuses: UnsafeMutablePointer<Int32>

  init() {
    bonuses = .allocate(capacity: 64)
    bonuses.initialize(repeating: 0, count: 64)
    for previous in 0..<UInt8(CharacterClass.count) {
      for current in 0..<UInt8(CharacterClass.count) {
        guard let before = CharacterClass(rawValue: previous), let here = CharacterClass(rawValue: current) else {
          continue
        }
        bonuses[Int(previous) << 3 | Int(current)] = ScoreRules.bonus(after: before, for: here)
      }
    }
  }

  deinit { bonuses.deallocate() }

  /// The bonus of the unit at an index of a text; before the first unit is as good as a blank.
  @inline(__always)
  func bonus(at index: Int, in text: some ScoredText) -> Int32 {
    let previous = index == 0 ? CharacterClass.blank.rawValue : text.classValue(at: index - 1)
    return bonuses[Int(previous) << 3 | Int(text.classValue(at: index))]
  }
}
