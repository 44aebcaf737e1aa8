/// What a lazy container remembers from plan to plan: how long its lines are, and where what has the focus is.
@MainActor
package final class LazyMemory {
  /// The length of lines that weren't measured, in points; that of the first line at first, then it stays.
  package var estimate: Double?

  /// The lines that were measured, in order.
  package var measured: [(line: Int, length: Double)] = []

  /// How many views stood in a line: with another number, lines are others.
  package var viewsPerLine = 0

  /// Where the container began in the content of its scroll view, in points along its axis.
  package var origin = 0.0

  /// How much of it was seen at most, in points along its axis; nil before the first plan.
  package var viewport: Double?

  /// How many lines from the beginning hold the first view that can have the focus; nil before the first plan.
  package var linesToFirstRegion: Int?

  /// How many lines from the end hold the last view that can have the focus; nil before the first plan.
  package var linesToLastRegion: Int?

  /// The lines of the views that can have the focus.
  package var regions: [(identity: ViewIdentity, line: Int)] = []

  package init() {}
}
