/// What is known of the input beyond the event that is being handled.
@MainActor
package final class InputStatus {
  /// Whether further input has already arrived.
  package var moreIsWaiting = false

  /// When the event was handled.
  package var now = ContinuousClock.now

  nonisolated package init() {}
}
