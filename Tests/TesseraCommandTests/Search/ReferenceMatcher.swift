@testable import TesseraCommand

/// Matching and scoring written down as plainly as it goes, to compare with: whole matrices, no short cuts.
struct ReferenceMatcher {
  let query: SearchQuery

  /// The score and the trimmed length, nil where the label doesn't match.
  func match(_ label: String) -> (score: Int, length: Int)? {
    let units = CharacterFolding.units(of: label.unicodeScalars, accents: query.options.accents)
    let classes = units.map { CharacterClass(of: $0) }
    var score = 0
    for group in query.groups {
      var found: Int?
      for term in group where found == nil {
        let text = term.respectsCase ? units : units.map(CharacterFolding.lowercased)
        let hit = Self.find(term, text, classes)
        if term.isInverse { found = hit == nil ? 0 : nil } else { found = hit }
      }
      guard let found else { return nil }
      score += found
    }
    return (score, Self.trimmed(classes).count)
  }

  private static func trimmed(_ classes: [CharacterClass]) -> Range<Int> {
    guard let first = classes.firstIndex(where: { $0 != .blank }),
      let last = classes.lastIndex(where: { $0 != .blank })
    else { return 0..<0 }
    return first..<(last + 1)
  }

  private static func find(_ term: SearchTerm, _ text: [UInt32], _ classes: [CharacterClass]) -> Int? {
    let bonuses = classes.indices.map { index in
      Int(ScoreRules.bonus(after: index == 0 ? .blank : classes[index - 1], for: classes[index]))
    }
    let size = term.units.count
    if term.kind == .fuzzy { return fuzzy(term.units, text, bonuses) }
    let starts =
      text.count < size
      ? []
      : (0...(text.count - size)).filter { start in
        text[start..<(start + size)].elementsEqual(term.units)
      }
    let isBlank = { (unit: UInt32) in CharacterClass(of: unit) == .blank }
    let inner = trimmed(classes)
    let first = isBlank(term.units[0]) ? 0 : inner.lowerBound
    let last = (isBlank(term.units[size - 1]) ? text.count : inner.upperBound) - size
    let allowed = starts.filter { start in
      switch term.kind {
      case .fuzzy, .exact: true
      case .prefix: start == first && start <= last
      case .suffix: start == last && start >= first
      case .whole: start == first && start == last
      case .word:
        (start == 0 || classes[start - 1].rawValue <= CharacterClass.delimiter.rawValue)
          && (start + size == text.count || classes[start + size].rawValue <= CharacterClass.delimiter.rawValue)
      }
    }
    guard var best = allowed.first else { return nil }
    if term.kind == .whole { return 26 * size + 10 }
    for start in allowed {
      if bonuses[best] >= 8 { break }
      if bonuses[start] > bonuses[best] { best = start }
    }
    var ofFirst = bonuses[best]
    var score = 16 + 2 * ofFirst
    for index in (best + 1)..<(best + size) where size > 1 {
      if bonuses[index] >= 8 { ofFirst = max(ofFirst, bonuses[index]) }
      score += 16 + max(bonuses[index], ofFirst, 4)
    }
    return score
  }

  private static func fuzzy(_ term: [UInt32], _ text: [UInt32], _ bonuses: [Int]) -> Int? {
    var firsts: [Int] = []
    for (index, unit) in text.enumerated() where firsts.count < term.count && unit == term[firsts.count] {
      firsts.append(index)
    }
    guard firsts.count == term.count else { return nil }
    if term.count == 1 {
      let bonusesOfHits = text.indices.filter { text[$0] == term[0] }.map { bonuses[$0] }
      return 16 + 2 * (bonusesOfHits.first { $0 >= 8 } ?? bonusesOfHits.max() ?? 0)
    }
    var scores = [[Int]](repeating: [Int](repeating: 0, count: text.count), count: term.count)
    var runs = scores
    for row in term.indices {
      var isInGap = false
      for column in firsts[row]..<text.count {
        let left = column == firsts[row] ? 0 : scores[row][column - 1]
        let gap = left + (isInGap ? -1 : -3)
        var here = 0
        var run = 0
        if text[column] == term[row] {
          if row == 0 {
            here = 16 + 2 * bonuses[column]
            run = 1
          } else {
            here = scores[row - 1][column - 1] + 16
            run = runs[row - 1][column - 1] + 1
            var bonus = bonuses[column]
            if run > 1 {
              let ofFirst = bonuses[column - run + 1]
              if bonus >= 8, bonus > ofFirst { run = 1 } else { bonus = max(bonus, 4, ofFirst) }
            }
            if here + bonus < gap {
              here += bonuses[column]
              run = 0
            } else {
              here += bonus
            }
          }
        }
        isInGap = here < gap && !(row == 0 && run == 1)
        scores[row][column] = row == 0 && run == 1 ? here : max(here, gap, 0)
        runs[row][column] = run
      }
    }
    return scores[term.count - 1][firsts[term.count - 1]...].max()
  }
}
