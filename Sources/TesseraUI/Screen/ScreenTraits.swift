/// What the screen that is drawn on can show; it decides how fills and signs are drawn.
public struct ScreenTraits: Hashable, Sendable {
  /// How many colours there are.
  public var colorDepth: ColorDepth

  /// Whether characters outside ASCII, half blocks among them, can be drawn.
  public var drawsUnicode: Bool

  /// Whether characters can be drawn that fill quarters of a cell, for the corners of fills, and eighths, for the ends of
  /// scroll bars' thumbs.
  public var drawsQuadrants: Bool

  /// Creates traits; by default those of a good terminal.
  public init(colorDepth: ColorDepth = .indexed256, drawsUnicode: Bool = true, drawsQuadrants: Bool = true) {
    self.colorDepth = colorDepth
    self.drawsUnicode = drawsUnicode
    self.drawsQuadrants = drawsQuadrants && drawsUnicode
  }

  /// Whether fills are drawn as lines around whole rows, because the screen has no colours or no half blocks.
  public var isWholeRowMode: Bool { colorDepth == .none || !drawsUnicode }
}
