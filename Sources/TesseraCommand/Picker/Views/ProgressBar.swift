/// How far something has got, in eighths of a column.
struct ProgressBar {
  /// The columns that it takes.
  static let columns = 8

  /// The columns that are full, and the eighths of the next one.
  private let full: Int
  private let eighths: Int

  /// Creates the bar of a part from 0 to 1; what is beyond is taken for these, and what is no number for 0.
  init(_ part: Double) {
    let steps = Int(min(max(part.isNaN ? 0 : part, 0), 1) * Double(Self.columns * 8))
    (full, eighths) = (steps / 8, steps % 8)
  }

  /// The bar, always of the same width; without signs in whole columns.
  func text(drawsUnicode: Bool) -> String {
    guard drawsUnicode else {
      return String(repeating: "#", count: full) + String(repeating: ".", count: Self.columns - full)
    }
    let partial = eighths > 0 ? String(Self.signs[eighths - 1]) : ""
    let rest = Self.columns - full - (eighths > 0 ? 1 : 0)
    return String(repeating: "█", count: full) + partial + String(repeating: "░", count: rest)
  }

  private static let signs: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
