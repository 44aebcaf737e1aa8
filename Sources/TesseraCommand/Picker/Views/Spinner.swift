/// A sign that turns while something goes on that nobody sees.
struct Spinner {
  /// How long each of its pictures is shown.
  static let interval = Duration.milliseconds(100)

  private var step = 0

  /// When it turns next.
  private(set) var next = ContinuousClock.now + interval

  /// Turns on by one picture.
  mutating func turn() {
    step += 1
    next = .now + Self.interval
  }

  /// The picture.
  func sign(drawsUnicode: Bool) -> String {
    let signs = drawsUnicode ? Self.signs : Self.asciiSigns
    return String(signs[step % signs.count])
  }

  private static let signs: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let asciiSigns: [Character] = ["|", "/", "-", "\\"]
}
