/// What a scroll view shows of its content along one axis, in the steps of that axis: half rows or columns.
///
/// Pure arithmetic. Offsets are whole units of one or more steps: a row is two half rows, a column is one step. The
/// axis runs from where the content starts, so from right to left as well where lines do.
package struct ScrollExtent {
  /// What is seen, in steps.
  package var viewport: Range<Int>

  /// All that there is, in the space of the viewport and before scrolling, in steps.
  package var content: Range<Int>

  /// How many steps an offset of one is: 2 up and down, 1 across.
  package var unit: Int

  package init(viewport: Range<Int>, content: Range<Int>, unit: Int) {
    self.viewport = viewport
    self.content = content
    self.unit = unit
  }

  /// The furthest offset: with it the end of the content is seen.
  package var maximumOffset: Int { max(0, roundedUp(content.upperBound - viewport.upperBound)) }

  /// The nearest offset that there is.
  package func clamped(_ offset: Int) -> Int { min(max(0, offset), maximumOffset) }

  /// The offset nearest to another one with which some steps are in the viewport; their start, if not all fit.
  ///
  /// Before the first view that can have the focus there may be something to read, which no key could reach: as much
  /// of it is shown as there is room for.
  package func revealing(_ range: Range<Int>, isFirst: Bool, from offset: Int) -> Int {
    let highest = roundedDown(range.lowerBound - viewport.lowerBound)
    let lowest = roundedUp(range.upperBound - viewport.upperBound)
    return clamped(min(max(isFirst ? 0 : offset, lowest), highest))
  }

  /// The offset that brings a part of some steps to the same part of the viewport, between 0 for the start and 1.
  package func aligning(_ range: Range<Int>, at part: Double) -> Int {
    let slack = Double(range.count - viewport.count) * (part.isNaN ? 0 : part)
    let steps = Double(range.lowerBound - viewport.lowerBound) + min(max(slack, -1e9), 1e9)
    return clamped(Int((steps / Double(unit)).rounded()))
  }

  /// Whether some steps are wholly seen with an offset.
  package func isSeen(_ range: Range<Int>, offset: Int) -> Bool {
    range.lowerBound - unit * offset >= viewport.lowerBound && range.upperBound - unit * offset <= viewport.upperBound
  }

  private func roundedDown(_ steps: Int) -> Int { unit == 2 ? steps >> 1 : steps }
  private func roundedUp(_ steps: Int) -> Int { unit == 2 ? (steps + 1) >> 1 : steps }
}
