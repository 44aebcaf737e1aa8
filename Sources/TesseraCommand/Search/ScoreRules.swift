/// What a match is worth: the numbers that fzf documents for its second algorithm.
///
/// A matched character is worth 16; the first of a gap costs 3, each further one 1. A character at the beginning of
/// a word earns a bonus, which characters that follow it directly keep and the first of a term doubles. The bonus is
/// about half a character, so that a match at a word's beginning beats one in a word that is a little denser.
enum ScoreRules {
  static let match: Int32 = 16
  static let gapStart: Int32 = -3
  static let gapExtension: Int32 = -1
  static let boundary: Int32 = 8
  static let boundaryAfterBlank: Int32 = 10
  static let boundaryAfterDelimiter: Int32 = 9
  static let camelCase: Int32 = 7
  static let consecutive: Int32 = 4
  static let firstFactor: Int32 = 2

  /// What a character of a class earns behind one of another class.
  static func bonus(after previous: CharacterClass, for current: CharacterClass) -> Int32 {
    switch current {
    case .blank: return boundaryAfterBlank
    case .sign: return boundary
    case .delimiter, .small, .capital, .letter, .digit: break
    }
    switch previous {
    case .blank: return boundaryAfterBlank
    case .delimiter: return boundaryAfterDelimiter
    case .sign: return boundary
    case .small, .capital, .letter, .digit: break
    }
    if previous == .small, current == .capital { return camelCase }
    if previous != .digit, current == .digit { return camelCase }
    return current == .delimiter ? boundary : 0
  }
}
