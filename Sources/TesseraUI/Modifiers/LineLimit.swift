extension View {
  /// Lets text have at most so many lines, nil for any number; the last one ends in an ellipsis where it is cut.
  public func lineLimit(_ number: Int?) -> some View { limited(0, number) }

  /// Lets text have at most so many lines; it takes the room of all of them when it reserves space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limited(reservesSpace ? limit : 0, limit)
  }

  /// Lets text have a number of lines within limits; it takes the room of the least number at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { limited(limit.lowerBound, limit.upperBound) }

  /// Gives text the room of so many lines at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limited(limit.lowerBound, nil) }

  /// Lets text have at most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limited(0, limit.upperBound) }

  /// Cuts text that doesn't fit at its end, its start, or in its middle.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inEnvironment { $0.truncationMode = mode }
  }

  private func limited(_ least: Int, _ most: Int?) -> ModifiedView {
    inContext { $0.environment.limitLines(least, most, plan: $0.plan) }
  }
}

extension EnvironmentValues {
  /// Lets text have a number of lines within limits, nil for any number.
  @MainActor
  mutating func limitLines(_ least: Int, _ most: Int?, plan: Plan) {
    plan.changedEnvironments.apply(.lines(least: least, most: most), to: &self) {
      // No screen has more rows; a limit beyond would only overflow.
      $0.minimumLines = min(max(0, least), 10_000)
      $0.lineLimit = most
    }
  }
}
