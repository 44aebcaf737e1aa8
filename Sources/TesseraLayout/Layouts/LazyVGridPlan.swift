/// The columns of a ``LazyVGridLayout``: plain numbers in points, without any view.
///
/// As rows are filled in order, view number `n` stands in row `n / columns.count`: a lazy grid needs no more to
/// know which views are in sight.
package struct LazyVGridPlan {
  /// A column: its left edge, its width, and where views stand in it.
  package struct Column {
    package var x: Double
    package var width: Double
    package var alignment: Alignment

    package init(x: Double, width: Double, alignment: Alignment) {
      self.x = x
      self.width = width
      self.alignment = alignment
    }
  }

  /// At least one column.
  package private(set) var columns: [Column] = []

  /// The width of all columns and the gaps between them.
  package private(set) var width = 0.0

  // More columns than fit on any screen, and few enough to be counted in no time.
  private static let mostColumns = 1 << 14

  /// Finds the columns for a proposed width.
  ///
  /// Fixed columns and gaps are taken off first. Then every flexible and adaptive item, from left to right, gets an
  /// equal share of what is left, cut to its bounds. An adaptive one puts as many columns in its share as fit with
  /// its minimum, at least one.
  ///
  /// - Parameters:
  ///   - proposedWidth: nil gives flexible columns their minimum and an adaptive item four columns of its minimum
  ///     at most; infinity gives flexible ones their maximum if it is finite, else their minimum, and an adaptive
  ///     item a column for every view.
  ///   - items: The columns asked for; none counts as one flexible one.
  ///   - count: How many views there are.
  package init(proposedWidth: Double?, items: [GridItem], count: Int) {
    let items = items.isEmpty ? [GridItem()] : items
    let offered = proposedWidth == .infinity ? nil : proposedWidth.map(length)
    var left = (offered ?? 0) - items.dropLast().reduce(0) { $0 + $1.gap }
    var sharing = 0
    for item in items {
      if case .fixed(let width) = item.size { left -= length(width) } else { sharing += 1 }
    }
    var x = 0.0
    for item in items {
      let alignment = item.alignment ?? .center
      let share = max(0, left / Double(max(1, sharing)))
      let found: (count: Int, width: Double)
      switch item.size {
      case .fixed(let width):
        found = (1, length(width))
      case .flexible(let minimum, let maximum):
        found = (1, Self.flexible(minimum, maximum, share: offered == nil ? nil : share, proposedWidth))
      case .adaptive(let minimum, let maximum):
        let most = proposedWidth == nil ? min(4, count) : count
        found = Self.adaptive(
          length(minimum), maximum, gap: item.gap, share: offered == nil ? nil : share, unlimited: most)
      }
      for _ in 0..<found.count {
        columns.append(Column(x: x, width: found.width, alignment: alignment))
        x = length(x + found.width)
        width = x
        x = length(x + item.gap)
      }
      if case .fixed = item.size { continue }
      left -= Double(found.count) * found.width + Double(found.count - 1) * item.gap
      sharing -= 1
    }
  }

  private static func flexible(
    _ minimum: Double, _ maximum: Double, share: Double?, _ proposedWidth: Double?
  ) -> Double {
    let least = length(minimum)
    guard let share else { return proposedWidth == .infinity && maximum.isFinite ? max(least, length(maximum)) : least }
    return max(least, min(share, length(maximum)))
  }

  private static func adaptive(
    _ least: Double, _ maximum: Double, gap: Double, share: Double?, unlimited: Int
  ) -> (count: Int, width: Double) {
    guard let share else { return (max(1, min(unlimited, mostColumns)), least) }
    let plan = WideFirstPlan(proposedWidth: share, minimumColumnWidth: least, gap: gap, slots: unlimited)
    let count = min(plan.columns, mostColumns)
    let width = (share - Double(count - 1) * gap) / Double(count)
    return (count, max(least, min(max(0, width), length(maximum))))
  }
}
