/// Looks for terms in a text and tells what they are worth, as fzf does.
///
/// A fuzzy term is aligned in the best way (``FuzzyAlignment``), unless that could be more than ``mostCells`` steps:
/// then it is the first match, made as short as its end allows, in time linear to the text. It holds working memory
/// and is used by one thread.
struct TextScorer: ~Copyable {
  /// A found term: what it is worth, and the range of units in which it was found.
  struct Found {
    var score: Int32
    var range: Range<Int>
  }

  /// The most units of a text times units of a term that are aligned in the best way.
  static let mostCells = 100 << 10

  private let bonuses = BonusTable()
  private var alignment = FuzzyAlignment(capacity: TextScorer.mostCells)
  private var firsts: UnsafeMutablePointer<Int>
  private var mostUnits = 64
  private var isAligned = false

  init() { firsts = .allocate(capacity: mostUnits) }

  deinit { firsts.deallocate() }

  /// Finds a term, nil where it isn't there. Whether it is inverse doesn't matter here.
  mutating func find(_ term: SearchTerm, in text: some ScoredText) -> Found? {
    switch term.kind {
    case .fuzzy: fuzzy(term.units, in: text)
    case .exact: exact(term.units, in: text, asWord: false)
    case .word: exact(term.units, in: text, asWord: true)
    case .prefix, .suffix, .whole: anchored(term.units, in: text, kind: term.kind)
    }
  }

  /// The indices of the units that a term matched, ascending; empty where it isn't there.
  mutating func indices(of term: SearchTerm, in text: some ScoredText) -> [Int] {
    guard let found = find(term, in: text) else { return [] }
    guard term.kind == .fuzzy else { return Array(found.range) }
    if isAligned { return alignment.columns(endingAt: found.range.upperBound - 1) }
    var row = 0
    return found.range.filter { index in
      guard row < term.units.count, text.unit(at: index) == term.units[row] else { return false }
      row += 1
      return true
    }
  }

  // MARK: Fuzzy

  private mutating func fuzzy(_ term: [UInt32], in text: some ScoredText) -> Found? {
    if term.count > mostUnits {
      firsts.deallocate()
      firsts = .allocate(capacity: term.count)
      mostUnits = term.count
    }
    isAligned = false
    var next = 0
    for (row, unit) in term.enumerated() {
      guard let index = text.firstIndex(of: unit, from: next) else { return nil }
      firsts[row] = index
      next = index + 1
    }
    if term.count == 1 { return single(term[0], from: next - 1, in: text) }
    guard text.count <= Self.mostCells / term.count else { return greedy(term, end: next, in: text) }
    isAligned = true
    let best = alignment.align(term, firsts: firsts, in: text, bonuses: bonuses)
    return Found(score: best.score, range: firsts[0]..<(best.end + 1))
  }

  /// One unit: the first that stands at the beginning of a word, else the first of the highest bonus.
  private func single(_ unit: UInt32, from start: Int, in text: some ScoredText) -> Found {
    var best = start
    var bonusOfBest = bonuses.bonus(at: start, in: text)
    var last = start
    while bonusOfBest < ScoreRules.boundary, let index = text.firstIndex(of: unit, from: last + 1) {
      let bonus = bonuses.bonus(at: index, in: text)
      if bonus > bonusOfBest { (best, bonusOfBest) = (index, bonus) }
      last = index
    }
    return Found(score: ScoreRules.match + bonusOfBest * ScoreRules.firstFactor, range: best..<(best + 1))
  }

  /// The first match, which ends at `end`, made as short as possible.
  private func greedy(_ term: [UInt32], end: Int, in text: some ScoredText) -> Found {
    var row = term.count
    var start = end
    while row > 0, start > 0 {
      start -= 1
      if text.unit(at: start) == term[row - 1] { row -= 1 }
    }
    return Found(score: score(of: term, range: start..<end, in: text), range: start..<end)
  }

  /// What a match is worth whose units are the first ones in a range.
  private func score(of term: [UInt32], range: Range<Int>, in text: some ScoredText) -> Int32 {
    var total: Int32 = 0
    var row = 0
    var isInGap = false
    var run = 0
    var bonusOfFirst: Int32 = 0
    for index in range {
      if row < term.count, text.unit(at: index) == term[row] {
        var bonus = bonuses.bonus(at: index, in: text)
        if run == 0 {
          bonusOfFirst = bonus
        } else {
          if bonus >= ScoreRules.boundary, bonus > bonusOfFirst { bonusOfFirst = bonus }
          bonus = max(bonus, bonusOfFirst, ScoreRules.consecutive)
        }
        total += ScoreRules.match + bonus * (row == 0 ? ScoreRules.firstFactor : 1)
        isInGap = false
        run += 1
        row += 1
      } else {
        total += isInGap ? ScoreRules.gapExtension : ScoreRules.gapStart
        isInGap = true
        run = 0
      }
    }
    return total
  }

  // MARK: Exact

  private func exact(_ term: [UInt32], in text: some ScoredText, asWord: Bool) -> Found? {
    var best: Range<Int>?
    var bonusOfBest: Int32 = -1
    var start = 0
    while let index = text.firstIndex(of: term[0], from: start), index + term.count <= text.count {
      start = index + 1
      let range = index..<(index + term.count)
      guard matches(term, at: index, in: text), !asWord || isWord(range, in: text) else { continue }
      let bonus = bonuses.bonus(at: index, in: text)
      if bonus > bonusOfBest {
        bonusOfBest = bonus
        best = range
      }
      if bonus >= ScoreRules.boundary { break }
    }
    return best.map { Found(score: score(of: term, range: $0, in: text), range: $0) }
  }

  private func anchored(_ term: [UInt32], in text: some ScoredText, kind: SearchTerm.Kind) -> Found? {
    let trimmed = text.trimmed
    // A term that begins or ends with a blank means the text's own.
    let start = CharacterClass(of: term[0]) == .blank ? 0 : trimmed.lowerBound
    let end = CharacterClass(of: term[term.count - 1]) == .blank ? text.count : trimmed.upperBound
    guard end - start >= term.count, kind != .whole || end - start == term.count else { return nil }
    let range = kind == .suffix ? (end - term.count)..<end : start..<(start + term.count)
    guard matches(term, at: range.lowerBound, in: text) else { return nil }
    if kind == .whole {
      let each = ScoreRules.match + ScoreRules.boundaryAfterBlank
      let first = (ScoreRules.firstFactor - 1) * ScoreRules.boundaryAfterBlank
      return Found(score: each * Int32(clamping: min(term.count, 1 << 20)) + first, range: range)
    }
    return Found(score: score(of: term, range: range, in: text), range: range)
  }

  private func matches(_ term: [UInt32], at start: Int, in text: some ScoredText) -> Bool {
    for (offset, unit) in term.enumerated() where text.unit(at: start + offset) != unit { return false }
    return true
  }

  private func isWord(_ range: Range<Int>, in text: some ScoredText) -> Bool {
    let lastSign = CharacterClass.delimiter.rawValue
    return (range.lowerBound == 0 || text.classValue(at: range.lowerBound - 1) <= lastSign)
      && (range.upperBound == text.count || text.classValue(at: range.upperBound) <= lastSign)
  }
}
