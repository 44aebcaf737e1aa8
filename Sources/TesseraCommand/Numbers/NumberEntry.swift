/// A number that is being typed to name a tile.
///
/// What it names is focused at once. It acts when no longer number can be meant; otherwise after a time in which no
/// digit came, or when Return is pressed. While further input is already there it always waits, so that pasted
/// digits don't act one by one.
struct NumberEntry: Equatable {
  /// How long a number that could go on waits for a further digit.
  static let patience: Duration = .milliseconds(600)

  /// What a digit led to.
  enum Outcome: Equatable {
    /// No tile has this number: nothing changes.
    case refused
    /// The tile is focused; the number may go on until the deadline.
    case waiting(number: Int)
    /// The tile is selected.
    case acts(number: Int)
  }

  /// The number so far; nil where none is being typed.
  private(set) var number: Int?

  /// When the number acts if no digit comes; nil where none is being typed.
  private(set) var deadline: ContinuousClock.Instant?

  /// Takes a digit.
  ///
  /// - Parameters:
  ///   - digit: 0–9.
  ///   - numbers: The numbers that there are, 1 and up.
  ///   - moreInputIsWaiting: Whether further input has already arrived.
  ///   - now: The time.
  mutating func type(
    digit: Int, of numbers: ClosedRange<Int>, moreInputIsWaiting: Bool, now: ContinuousClock.Instant
  ) -> Outcome {
    let (shifted, overflows) = (number ?? 0).multipliedReportingOverflow(by: 10)
    let typed = shifted &+ digit
    guard !overflows, numbers.contains(typed) else { return .refused }
    let canGoOn = typed <= numbers.upperBound / 10
    guard canGoOn || moreInputIsWaiting else {
      cancel()
      return .acts(number: typed)
    }
    number = typed
    deadline = now.advanced(by: Self.patience)
    return .waiting(number: typed)
  }

  /// Forgets the number.
  mutating func cancel() {
    number = nil
    deadline = nil
  }

  /// Takes the number as it is and forgets it; nil where none is being typed.
  mutating func take() -> Int? {
    defer { cancel() }
    return number
  }
}
