/// How far what a preview shows is scrolled.
enum PreviewMove: Equatable, Sendable {
  /// So many lines down; negative ones up.
  case lines(Int)
  /// So many heights of its area down, whole lines of them; negative ones up.
  case pages(Double)
  /// To the first line.
  case top
  /// To the last line.
  case bottom
}
