/// What views may ask of what shows them, besides closing it.
@MainActor
package final class HostActions {
  /// Moves the focus as a key does that has this meaning; what has it then is told at once.
  package internal(set) var moveFocus: (FocusMove) -> Void = { _ in }

  /// Something that wants the terminal for itself: it is run after the event that asked for it, with the terminal
  /// given back meanwhile.
  package var handover: (@MainActor () -> Void)?

  nonisolated package init() {}
}
