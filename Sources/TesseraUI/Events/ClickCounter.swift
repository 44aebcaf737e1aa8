/// Counts presses of the same button over the same cell in quick succession.
package struct ClickCounter {
  /// The longest time between two presses that belong together.
  package static let longestPause = Duration.milliseconds(400)

  private var button: Int?
  private var position = CellPosition(column: 0, row: 0)
  private var time: ContinuousClock.Instant?
  private var count = 0

  package init() {}

  /// The event with its count: that of the last press for drags and releases.
  package mutating func counted(_ event: MouseEvent, at now: ContinuousClock.Instant) -> MouseEvent {
    var event = event
    switch event.action {
    case .press(let pressed):
      let isNear = time.map { now - $0 <= Self.longestPause } ?? false
      count = isNear && pressed == button && event.position == position ? count + 1 : 1
      (button, position, time) = (pressed, event.position, now)
      event.clickCount = count
    case .release, .drag: event.clickCount = max(count, 1)
    default: break
    }
    return event
  }
}
