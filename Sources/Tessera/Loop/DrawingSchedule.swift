/// When the next picture is drawn.
///
/// What a person did is answered at once. What comes in storms (sizes of a window that is dragged, items that arrive)
/// is drawn once an interval, and always once after the last of it.
package struct DrawingSchedule {
  /// The least time between two pictures that nobody waits for.
  package static let interval = Duration.milliseconds(25)

  private enum Urgency {
    case none
    case soon
    case now
  }

  private var urgency = Urgency.now
  private var lastDrawn: ContinuousClock.Instant?

  /// Creates a schedule whose first picture is due.
  package init() {}

  /// Asks for a picture at once.
  package mutating func drawNow() { urgency = .now }

  /// Asks for a picture when the interval is over.
  package mutating func drawSoon() { if urgency == .none { urgency = .soon } }

  /// When the picture is due: nil for none, an instant in the past for one that is due.
  package func dueTime(now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    switch urgency {
    case .none: nil
    case .soon: lastDrawn.map { $0 + Self.interval } ?? now
    case .now: now
    }
  }

  /// Tells that a picture was drawn.
  package mutating func drawn(at now: ContinuousClock.Instant) {
    urgency = .none
    lastDrawn = now
  }
}
