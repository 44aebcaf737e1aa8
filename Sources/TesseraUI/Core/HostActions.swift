/// What views may ask of what shows them, besides closing it.
@MainActor
package final class HostActions {
  /// Moves the focus as a key does that has this meaning; what has it then is told at once.
  package internal(set) var moveFocus: (FocusMove) -> Void = { _ in }

  // What wants the terminal, in order.
  private var handovers: [@MainActor () -> Void] = []

  /// Runs something that wants the terminal for itself after the event that asks for it, with the terminal given back
  /// meanwhile; several things one after the other.
  package func handOver(_ work: @escaping @MainActor () -> Void) { handovers.append(work) }

  /// What wants the terminal now; it isn't told a second time.
  package func takeHandover() -> (@MainActor () -> Void)? {
    guard !handovers.isEmpty else { return nil }
    let all = handovers
    handovers = []
    return { for work in all { work() } }
  }

  nonisolated package init() {}
}
