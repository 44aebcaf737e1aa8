/// The bonus of each class behind each other, looked up.
struct BonusTable {
  private let bonuses: [Int32]

  init() {
    var bonuses = [Int32](repeating: 0, count: CharacterClass.count << 3)
    for previous in 0..<UInt8(CharacterClass.count) {
      for current in 0..<UInt8(CharacterClass.count) {
        guard let before = CharacterClass(rawValue: previous), let here = CharacterClass(rawValue: current) else {
          continue
        }
        bonuses[Int(previous) << 3 | Int(current)] = ScoreRules.bonus(after: before, for: here)
      }
    }
    self.bonuses = bonuses + [Int32](repeating: 0, count: 64 - bonuses.count)
  }

  /// The bonus, by the raw values of the classes.
  subscript(previous: UInt8, current: UInt8) -> Int32 { bonuses[Int(previous) << 3 | Int(current)] }
}
