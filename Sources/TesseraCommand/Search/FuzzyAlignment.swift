/// Finds the best way in which the units of a term stand in a text: fzf's second algorithm.
///
/// It is dynamic programming after Smith and Waterman: a row for each unit of the term, a column for each of the text;
/// a cell is the best score of the term's units so far that ends there, or has ended and since lost the cost of a gap.
/// Scores only rise where the text has the row's unit, and fall evenly in between, so only these cells are kept:
/// time and memory are those of the hits, of which a text has few, instead of rows times columns.
struct FuzzyAlignment: ~Copyable {
  /// A place where the text has the unit of a row.
  private struct Hit {
    var column: Int32
    /// The bonus of the column.
    var bonus: Int32
    /// The best score here, be it with this hit or of an earlier one and a gap.
    var score: Int32
    /// How many hits follow each other directly up to this one; 0 where the gap is as good.
    var run: Int32
    /// The bonus of the first column of the run.
    var bonusOfFirst: Int32
    /// Whether the best score is that of an earlier hit and a gap.
    var isGap: Bool
  }

  private let capacity: Int
  private let hits: UnsafeMutablePointer<Hit>
  private var count = 0
  /// Where the hits of each row begin, and behind the last one.
  private var rows: [Int] = []

  /// Memory for so many hits, of which only what is used is touched.
  init(capacity: Int) {
    self.capacity = capacity
    hits = .allocate(capacity: capacity)
  }

  deinit { hits.deallocate() }

  /// The best score of a term in a text, and in which column it ends.
  ///
  /// - Parameters:
  ///   - term: At least two units.
  ///   - firsts: For each unit of the term the first column that has it behind the first column of the unit before.
  ///   - text: Of so many units that all of them, times those of the term, are within the capacity.
  mutating func align(
    _ term: [UInt32], firsts: UnsafePointer<Int>, in text: some ScoredText, bonuses: BonusTable
  ) -> (score: Int32, end: Int) {
    count = 0
    rows.removeAll(keepingCapacity: true)
    for (row, unit) in term.enumerated() {
      let start = count
      rows.append(start)
      text.forEachIndex(of: unit, from: firsts[row]) { column in
        guard count < capacity else { return }
        let bonus = bonuses.bonus(at: column, in: text)
        let score = ScoreRules.match + bonus * ScoreRules.firstFactor
        hits[count] = Hit(
          column: Int32(truncatingIfNeeded: column), bonus: bonus, score: score, run: 1, bonusOfFirst: bonus,
          isGap: false)
        count += 1
      }
      if row > 0 { scoreRow(from: start, before: rows[row - 1]) }
    }
    var best = rows[term.count - 1]
    for hit in best..<count where hits[hit].score > hits[best].score { best = hit }
    rows.append(count)
    return (hits[best].score, Int(hits[best].column))
  }

  /// Scores the hits of the last row by those of the row before, which begin at `before`.
  private func scoreRow(from start: Int, before: Int) {
    var previous = before
    for hit in start..<count {
      let column = hits[hit].column
      while previous + 1 < start, hits[previous + 1].column < column { previous += 1 }
      let distance = column - 1 - hits[previous].column
      var score = (distance == 0 ? hits[previous].score : faded(previous, over: distance)) + ScoreRules.match
      let gap = hit == start ? ScoreRules.gapStart : gapScore(of: hit - 1, at: column)
      let own = hits[hit].bonus
      var bonus = own
      var run = distance == 0 ? hits[previous].run + 1 : 1
      var ofFirst = run > 1 ? hits[previous].bonusOfFirst : own
      if run > 1 {
        if own >= ScoreRules.boundary, own > ofFirst {
          run = 1
          ofFirst = own
        } else {
          bonus = max(own, ScoreRules.consecutive, ofFirst)
        }
      }
      if score + bonus < gap {
        score += own
        run = 0
      } else {
        score += bonus
      }
      hits[hit].isGap = score < gap
      hits[hit].score = max(score, gap, 0)
      hits[hit].run = run
      hits[hit].bonusOfFirst = ofFirst
    }
  }

  /// What is left of a hit's score so many columns further, at least one; never below zero.
  @inline(__always)
  private func faded(_ hit: Int, over distance: Int32) -> Int32 {
    let first = hits[hit].isGap ? ScoreRules.gapExtension : ScoreRules.gapStart
    return max(0, hits[hit].score + first + (distance - 1) * ScoreRules.gapExtension)
  }

  /// What a gap from a hit to a further column is worth, which begins anew where nothing was left of the hit.
  @inline(__always)
  private func gapScore(of hit: Int, at column: Int32) -> Int32 {
    let distance = column - hits[hit].column
    if distance == 1 {
      return hits[hit].score + (hits[hit].isGap ? ScoreRules.gapExtension : ScoreRules.gapStart)
    }
    let before = faded(hit, over: distance - 1)
    return before > 0 ? before + ScoreRules.gapExtension : ScoreRules.gapStart
  }

  /// The columns of the last alignment that ends in a column, ascending: one for each unit of the term.
  func columns(endingAt end: Int) -> [Int] {
    var columns: [Int] = []
    var limit = end + 1
    for row in (0..<max(0, rows.count - 1)).reversed() {
      var hit = rows[row + 1] - 1
      while hit > rows[row], Int(hits[hit].column) >= limit { hit -= 1 }
      while hit > rows[row], hits[hit].isGap { hit -= 1 }
      limit = Int(hits[hit].column)
      columns.append(limit)
    }
    return columns.reversed()
  }
}
