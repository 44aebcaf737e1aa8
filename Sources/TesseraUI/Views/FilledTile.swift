import TesseraLayout

/// Content on a filled ground: as wide as it is offered, and at least so high.
package struct FilledTile: _PrimitiveView {
  private let insets: EdgeInsets
  private let minimumHeight: Double
  private let alignment: Alignment
  private let outline: Outline
  private let style: any ShapeStyle
  // Of one type, so that tiles have one too.
  private let content: _BuiltContent

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - insets: The room around the content, in points.
  ///   - minimumHeight: The least height of the tile, in points.
  ///   - alignment: Where the content stands; by the edges and the middle of the tile only.
  ///   - style: What the tile is filled with.
  ///   - shape: The shape of the fill.
  package init(
    insets: EdgeInsets, minimumHeight: Double, alignment: Alignment, style: some ShapeStyle, in shape: some Shape,
    content: _BuiltContent
  ) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.alignment = alignment
    outline = shape._outline.outline
    self.style = style
    self.content = content
  }

  /// Appends the tile.
  package func _makeNodes(in context: _ViewContext) {
    context.append(
      TileNode(
        context.layeredNode(of: content, alignment: alignment, at: 0), insets: insets, minimumHeight: minimumHeight,
        alignment: alignment, outline: outline, paint: style._paint(in: context.environment).paint,
        layoutDirection: context.environment.layoutDirection))
  }
}
