/// Environments that a change has made of others, so that many views that are changed alike share one.
///
/// Rows of buttons get their style one by one, and texts their limit of lines: a copy for each was a twentieth of
/// what they cost. Holds the last few changes of a plan.
package struct ChangedEnvironments {
  /// A change that two views can have in common: equal ones do the same.
  enum Change: Equatable {
    case buttonStyle(ObjectIdentifier)
    case lines(least: Int, most: Int?)
    case themed(ThemeRole)
  }

  // The environments are held, so that no other one can take their place in memory.
  private var known: [(change: Change, outer: EnvironmentStorage, inner: EnvironmentStorage)] = []
  private var oldest = 0

  private static var most: Int { 8 }

  /// Changes an environment as `make` does, or takes what became of it the last time.
  mutating func apply(
    _ change: Change, to environment: inout EnvironmentValues, make: (inout EnvironmentValues) -> Void
  ) {
    for entry in known where entry.outer === environment.storage && entry.change == change {
      environment.storage = entry.inner
      return
    }
    let outer = environment.storage
    make(&environment)
    let entry = (change, outer, environment.storage)
    if known.count < Self.most {
      known.append(entry)
    } else {
      known[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
