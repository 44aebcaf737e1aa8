/// Closes what a view is shown in; in a terminal it ends the program.
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes it.
  public func callAsFunction() { action() }
}
