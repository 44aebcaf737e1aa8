/// Looks for terms in a folded text and tells what they are worth.
///
/// The second algorithm of fzf: among all ways in which a fuzzy term's characters stand in a text, the one of the
/// highest score, by dynamic programming over the term's characters and the text's, as Smith and Waterman's local
/// alignment. Where that would be more than ``mostCells`` steps, the first algorithm: the first match, made as short
/// as its end allows, in time linear to the text.
///
/// It holds working memory and is used by one thread.
final class TextScorer {
  /// A found term: what it is worth, and where its first unit and the end of its last are.
  struct Found {
    var score: Int32
    var range: Range<Int>
  }

  /// The most steps of dynamic programming for a text and a term.
  static let mostCells = 100 << 10

  /// The bonus of a class behind another.
  let bonuses = BonusTable()

  /// The positions of the units that matched, ascending within a term; filled only when asked for.
  private(set) var positions: [Int] = []
  private var wantsPositions = false
  private var firsts: [Int] = []
  private var bonusOf: [Int32] = []
  private var scores: [Int32] = []
  private var runs: [Int32] = []

  /// Finds a term, nil where it isn't there. Whether it is inverse doesn't matter here.
  func find(_ term: SearchTerm, in text: borrowing FoldedText) -> Found? {
    switch term.kind {
    case .fuzzy: fuzzy(term.units, in: text)
    case .exact, .word: exact(term.units, in: text, asWord: term.kind == .word)
    case .prefix, .suffix, .whole: anchored(term.units, in: text, kind: term.kind)
    }
  }

  /// Finds a term and adds the positions of the units that it matched.
  func findPositions(_ term: SearchTerm, in text: borrowing FoldedText, into all: inout [Int]) {
    positions.removeAll(keepingCapacity: true)
    wantsPositions = true
    if let found = find(term, in: text) {
      if term.kind != .fuzzy { positions = Array(found.range) }
      all.append(contentsOf: positions)
    }
    wantsPositions = false
  }

  // MARK: Fuzzy

  private func fuzzy(_ term: [UInt32], in text: borrowing FoldedText) -> Found? {
    guard let first = term.first, let last = term.last else { return Found(score: 0, range: 0..<0) }
    firsts.removeAll(keepingCapacity: true)
    var end = 0
    var awaited = first
    for index in 0..<text.count where text.units[index] == awaited {
      end = index + 1
      guard firsts.count < term.count else { continue }
      firsts.append(index)
      awaited = firsts.count < term.count ? term[firsts.count] : last
    }
    guard firsts.count == term.count, let start = firsts.first else { return nil }
    if term.count == 1 { return single(first, from: start, to: end, in: text) }
    guard text.count * term.count <= Self.mostCells else {
      return greedy(term, end: firsts[firsts.count - 1] + 1, in: text)
    }
    return best(term, columns: start..<end, in: text)
  }

  /// One unit: the first that stands at the beginning of a word, else the first of the highest bonus.
  private func single(_ unit: UInt32, from start: Int, to end: Int, in text: borrowing FoldedText) -> Found {
    var best = Found(score: -1, range: start..<start)
    for index in start..<end where text.units[index] == unit {
      let bonus = bonus(at: index, in: text)
      let score = ScoreRules.match + bonus * ScoreRules.firstFactor
      if score > best.score { best = Found(score: score, range: index..<(index + 1)) }
      if bonus >= ScoreRules.boundary { break }
    }
    if wantsPositions { positions.append(best.range.lowerBound) }
    return best
  }

  /// The alignment of the highest score within columns that begin at the first possible unit.
  private func best(_ term: [UInt32], columns: Range<Int>, in text: borrowing FoldedText) -> Found {
    let width = columns.count
    let cells = width * term.count
    if bonusOf.count < width { bonusOf = [Int32](repeating: 0, count: width * 2) }
    if scores.count < cells {
      scores = [Int32](repeating: 0, count: cells * 2)
      runs = [Int32](repeating: 0, count: cells * 2)
    }
    for column in 0..<width { bonusOf[column] = bonus(at: columns.lowerBound + column, in: text) }
    var top = Found(score: -1, range: 0..<0)
    for (row, unit) in term.enumerated() {
      let base = row * width
      var isInGap = false
      var left: Int32 = 0
      let from = firsts[row] - columns.lowerBound
      for column in from..<width {
        var scoreHere: Int32 = 0
        var run: Int32 = 0
        let scoreOfGap = left + (isInGap ? ScoreRules.gapExtension : ScoreRules.gapStart)
        if text.units[columns.lowerBound + column] == unit {
          let own = bonusOf[column]
          if row == 0 {
            scoreHere = ScoreRules.match + own * ScoreRules.firstFactor
            run = 1
          } else {
            scoreHere = scores[base - width + column - 1] + ScoreRules.match
            run = runs[base - width + column - 1] + 1
            var bonus = own
            if run > 1 {
              let ofFirst = bonusOf[column - Int(run) + 1]
              if own >= ScoreRules.boundary, own > ofFirst {
                run = 1
              } else {
                bonus = max(own, ScoreRules.consecutive, ofFirst)
              }
            }
            if scoreHere + bonus < scoreOfGap {
              scoreHere += own
              run = 0
            } else {
              scoreHere += bonus
            }
          }
        }
        isInGap = scoreHere < scoreOfGap
        left = max(scoreHere, scoreOfGap, 0)
        scores[base + column] = left
        runs[base + column] = run
        if row == term.count - 1, left > top.score {
          top = Found(score: left, range: columns.lowerBound..<(columns.lowerBound + column + 1))
        }
      }
    }
    if wantsPositions { trace(term, columns: columns, end: top.range.upperBound) }
    return top
  }

  /// Walks back from the end of the best alignment and notes where its units stand.
  private func trace(_ term: [UInt32], columns: Range<Int>, end: Int) {
    let width = columns.count
    var row = term.count - 1
    var column = end - 1 - columns.lowerBound
    var prefersMatch = true
    while row >= 0, column >= 0 {
      let base = row * width
      let first = firsts[row] - columns.lowerBound
      let score = scores[base + column]
      let diagonal = row > 0 && column > firsts[row - 1] - columns.lowerBound ? scores[base - width + column - 1] : 0
      let left = column > first ? scores[base + column - 1] : 0
      if column == first || (score > diagonal && (score > left || (score == left && prefersMatch))) {
        positions.append(column + columns.lowerBound)
        row -= 1
        // The run goes on to the left where the cell belongs to one.
        prefersMatch = runs[base + column] > 1
      } else {
        let next = base + width + column + 1
        prefersMatch = runs[base + column] > 1 || (row + 1 < term.count && column + 1 < width && runs[next] > 0)
      }
      column -= 1
    }
    positions.reverse()
  }

  /// The first match that ends where the first one can, made as short as possible.
  private func greedy(_ term: [UInt32], end: Int, in text: borrowing FoldedText) -> Found {
    var row = term.count - 1
    var start = end
    while row >= 0, start > 0 {
      start -= 1
      if text.units[start] == term[row] { row -= 1 }
    }
    return Found(score: score(of: term, range: start..<end, in: text), range: start..<end)
  }

  /// What a match is worth whose units are the first ones in a range.
  private func score(of term: [UInt32], range: Range<Int>, in text: borrowing FoldedText) -> Int32 {
    var total: Int32 = 0
    var row = 0
    var isInGap = false
    var run = 0
    var bonusOfFirst: Int32 = 0
    for index in range {
      if row < term.count, text.units[index] == term[row] {
        var bonus = bonus(at: index, in: text)
        if run == 0 {
          bonusOfFirst = bonus
        } else {
          if bonus >= ScoreRules.boundary, bonus > bonusOfFirst { bonusOfFirst = bonus }
          bonus = max(bonus, bonusOfFirst, ScoreRules.consecutive)
        }
        total += ScoreRules.match + bonus * (row == 0 ? ScoreRules.firstFactor : 1)
        if wantsPositions { positions.append(index) }
        isInGap = false
        run += 1
        row += 1
      } else {
        total += isInGap ? ScoreRules.gapExtension : ScoreRules.gapStart
        isInGap = true
        run = 0
        bonusOfFirst = 0
      }
    }
    return total
  }

  // MARK: Exact

  private func exact(_ term: [UInt32], in text: borrowing FoldedText, asWord: Bool) -> Found? {
    var best: Range<Int>?
    var bonusOfBest: Int32 = -1
    var start = 0
    while start + term.count <= text.count {
      if matches(term, at: start, in: text), !asWord || isWord(start..<(start + term.count), in: text) {
        let bonus = bonus(at: start, in: text)
        if bonus > bonusOfBest {
          bonusOfBest = bonus
          best = start..<(start + term.count)
        }
        if bonus >= ScoreRules.boundary { break }
      }
      start += 1
    }
    return best.map { Found(score: score(of: term, range: $0, in: text), range: $0) }
  }

  private func anchored(_ term: [UInt32], in text: borrowing FoldedText, kind: SearchTerm.Kind) -> Found? {
    let trimmed = text.trimmed
    let blank = CharacterClass.blank
    // A term that begins or ends with a blank means the text's own.
    let keepsStart = term.first.map { CharacterClass(of: $0) == blank } ?? false
    let keepsEnd = term.last.map { CharacterClass(of: $0) == blank } ?? false
    let start = keepsStart ? 0 : trimmed.lowerBound
    let end = keepsEnd ? text.count : trimmed.upperBound
    guard end - start >= term.count else { return nil }
    if kind == .whole, end - start != term.count { return nil }
    let from = kind == .suffix ? end - term.count : start
    guard matches(term, at: from, in: text) else { return nil }
    let range = from..<(from + term.count)
    if kind == .whole {
      let each = ScoreRules.match + ScoreRules.boundaryAfterBlank
      let first = (ScoreRules.firstFactor - 1) * ScoreRules.boundaryAfterBlank
      return Found(score: each * Int32(clamping: min(term.count, 1 << 20)) + first, range: range)
    }
    return Found(score: score(of: term, range: range, in: text), range: range)
  }

  private func matches(_ term: [UInt32], at start: Int, in text: borrowing FoldedText) -> Bool {
    for (offset, unit) in term.enumerated() where text.units[start + offset] != unit { return false }
    return true
  }

  private func isWord(_ range: Range<Int>, in text: borrowing FoldedText) -> Bool {
    (range.lowerBound == 0 || !isWordUnit(range.lowerBound - 1, in: text))
      && (range.upperBound == text.count || !isWordUnit(range.upperBound, in: text))
  }

  private func isWordUnit(_ index: Int, in text: borrowing FoldedText) -> Bool {
    text.classes[index] > CharacterClass.delimiter.rawValue
  }

  private func bonus(at index: Int, in text: borrowing FoldedText) -> Int32 {
    bonuses[index == 0 ? CharacterClass.blank.rawValue : text.classes[index - 1], text.classes[index]]
  }
}
