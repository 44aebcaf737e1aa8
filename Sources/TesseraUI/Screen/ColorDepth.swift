/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None: bold, reverse and lines only.
  case none
  /// The eight of ECMA-48.
  case ansi8
  /// The eight and their bright forms.
  case ansi16
  /// The 256 of xterm: 16, a cube of 6 × 6 × 6, 24 greys.
  case indexed256
  /// Any, 24 bits each.
  case direct

  /// Whether the left has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
