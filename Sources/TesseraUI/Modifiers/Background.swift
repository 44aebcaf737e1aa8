import TesseraLayout

extension View {
  /// Puts views behind this one; they are offered its size.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    layered(content(), depth: .behind, alignment: alignment)
  }

  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    layered(background, depth: .behind, alignment: alignment)
  }

  /// Fills what is behind the view with a style.
  public func background(_ style: some ShapeStyle) -> some View { background(style, in: Rectangle()) }

  /// Fills a shape behind the view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(shape.fill(style), depth: .behind, alignment: .center)
  }

  /// Puts views in front of this one; they are offered its size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    layered(content(), depth: .inFront, alignment: alignment)
  }

  /// Puts a view in front of this one; it is offered its size.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    layered(overlay, depth: .inFront, alignment: alignment)
  }

  /// Covers the view with a style.
  public func overlay(_ style: some ShapeStyle) -> some View { overlay(style, in: Rectangle()) }

  /// Covers a shape in front of the view with a style.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(shape.fill(style), depth: .inFront, alignment: .center)
  }

  private func layered(_ layer: some View, depth: LayerNode.Depth, alignment: Alignment) -> ModifiedView {
    wrapped { node, context in
      let layers = context.nodes(of: layer, at: 1)
      guard !layers.isEmpty else { return node }
      return LayerNode(
        node, layer: context.layered(layers, alignment: alignment), depth: depth, alignment: alignment,
        layoutDirection: context.environment.layoutDirection)
    }
  }
}
