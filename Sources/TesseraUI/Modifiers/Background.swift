import TesseraLayout

extension View {
  /// Puts views behind this one; they are offered its size.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, layer: content(), depth: .behind, alignment: alignment)
  }

  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, depth: .behind, alignment: alignment)
  }

  /// Fills what is behind the view with a style.
  public func background(_ style: some ShapeStyle) -> some View { background(style, in: Rectangle()) }

  /// Fills a shape behind the view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    LayeredView(content: self, layer: shape.fill(style), depth: .behind, alignment: .center)
  }

  /// Puts views in front of this one; they are offered its size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, layer: content(), depth: .inFront, alignment: alignment)
  }

  /// Puts a view in front of this one; it is offered its size.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, depth: .inFront, alignment: alignment)
  }
}

struct LayeredView<Content, Layer> {
  let content: Content
  let layer: Layer
  let depth: LayerNode.Depth
  let alignment: Alignment
}

extension LayeredView: _PrimitiveView, View where Content: View, Layer: View {
  func _makeNodes(in context: _ViewContext) {
    for node in context.nodes(of: content) {
      context.append(
        LayerNode(
          node, layer: context.layeredNode(of: layer, alignment: alignment, at: 1), depth: depth,
          alignment: alignment, layoutDirection: context.environment.layoutDirection))
    }
  }
}
