import TesseraLayout

/// What an event loop drives: events go in, pictures come out.
///
/// Pure but for its own state: it knows no terminal and no clock other than the one it is told.
@MainActor
package protocol Interface: AnyObject {
  /// Takes one event. `moreInputIsWaiting` tells that further input has already arrived.
  func handle(_ event: Event, moreInputIsWaiting: Bool, now: ContinuousClock.Instant)

  /// Draws the state as it is, at the size there is.
  func draw(size: CellSize, traits: ScreenTraits) -> Surface

  /// Whether something changed since the last ``draw(size:traits:)``.
  var needsDrawing: Bool { get }

  /// When ``deadlinePassed(now:)`` wants to be called, nil for never.
  var deadline: ContinuousClock.Instant? { get }

  /// Tells that the ``deadline`` has passed.
  func deadlinePassed(now: ContinuousClock.Instant)

  /// Tells whether the screen is dark or light, once that is known for certain.
  func adopt(_ colorScheme: ColorScheme)

  /// Whether it is done, so that the loop ends.
  var isFinished: Bool { get }

  /// What wants the terminal for itself now, nil for nothing; asked after each event, and given out once.
  func takeHandover() -> (@MainActor () -> Void)?
}
