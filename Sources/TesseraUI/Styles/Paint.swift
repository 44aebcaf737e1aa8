/// A colour that is ready to be drawn: given, or the screen's own, with an opacity.
package struct Paint: Hashable, Sendable {
  /// What is drawn.
  package enum Source: Hashable, Sendable {
    /// A given colour.
    case rgb(RGB)
    /// The colour of text; the level counts from 0, the most prominent.
    case label(level: Int)
    /// What is behind everything.
    case ground
    /// Nothing.
    case clear
  }

  package var source: Source

  /// 0 (nothing) to 1 (covers).
  package var opacity: Double

  package static let primary = Paint(source: .label(level: 0), opacity: 1)
  package static let clear = Paint(source: .clear, opacity: 0)

  package init(source: Source, opacity: Double) {
    self.source = source
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
  }

  package func multiplied(by factor: Double) -> Paint { Paint(source: source, opacity: opacity * factor) }
}
