import TesseraLayout

/// Where the lines of a lazy container stand along its axis: those that were measured as long as they are, the others
/// as long as an estimate.
///
/// Finding a line or its place takes the square of the logarithm of the lines that were measured.
package struct LazyLines {
  /// How many lines there are.
  package var count: Int

  /// The distance between two lines in points.
  package var gap: Double

  /// The length of a line that wasn't measured, in points.
  package let estimate: Double

  // The lines that were measured, in order, and how much longer than the estimate all before each are together.
  private var measured: [(line: Int, length: Double)] = []
  private var excess: [Double] = [0]

  package init(count: Int, gap: Double, estimate: Double, measured: [(line: Int, length: Double)] = []) {
    self.count = count
    self.gap = gap
    self.estimate = estimate
    self.measured = measured.filter { $0.line < count }
    addUp()
  }

  /// The lines that were measured, in order.
  package var known: [(line: Int, length: Double)] { measured }

  /// Takes over what was measured, in the order of the lines.
  package mutating func update(_ lengths: [(line: Int, length: Double)]) {
    var merged: [(line: Int, length: Double)] = []
    merged.reserveCapacity(measured.count + lengths.count)
    var rest = measured[...]
    for new in lengths {
      while let old = rest.first, old.line <= new.line {
        if old.line < new.line { merged.append(old) }
        rest.removeFirst()
      }
      merged.append(new)
    }
    measured = merged + rest
    addUp()
  }

  private mutating func addUp() {
    excess = [0]
    excess.reserveCapacity(measured.count + 1)
    var sum = 0.0
    for known in measured {
      sum += known.length - estimate
      excess.append(sum)
    }
  }

  /// The place among the measured lines of the first that isn't before a line.
  private func place(of line: Int) -> Int {
    var range = measured.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = measured[middle].line < line ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Where a line starts, in points from the first.
  package func start(of line: Int) -> Double {
    length(Double(line) * (estimate + gap) + excess[place(of: line)])
  }

  /// How long a line is, in points.
  package func extent(of line: Int) -> Double {
    let place = place(of: line)
    return place < measured.count && measured[place].line == line ? measured[place].length : estimate
  }

  /// The length of all lines and the gaps between them.
  package var total: Double { count == 0 ? 0 : length(start(of: count) - gap) }

  /// The line at a place in points; the last one that starts at it or before it, the first before the first.
  package func line(at points: Double) -> Int {
    var range = 0..<max(1, count)
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = start(of: middle) <= points ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
