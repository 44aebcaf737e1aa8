import TesseraLayout

import struct Foundation.CGFloat

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
  ///
  /// A terminal has no safe areas for it to reach into, on whichever edges it may ignore them.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(style, in: Rectangle())
  }

  /// Covers what is behind the view with the screen's ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

  /// Covers what is behind the view with the screen's ground, in a shape.
  public func background(in shape: some Shape) -> some View { background(.background, in: shape) }

  /// Fills a shape behind the view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(shape.fill(style), depth: .behind, alignment: .center)
  }

  /// Lays a style over the view.
  ///
  /// A terminal has no safe areas for it to reach into, on whichever edges it may ignore them.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Lays a style over the view, in a shape.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(shape.fill(style), depth: .inFront, alignment: .center)
  }

  /// Draws lines in a style on the outermost rows and columns of the view, where no text stands; heavy ones from three
  /// points on.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    layered(Rectangle().stroke(content, lineWidth: width), depth: .inFront, alignment: .center)
  }

  /// Lets the view reach into the safe areas of the screen; a terminal has none.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// Puts views in front of this one; they are offered its size.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    layered(content(), depth: .inFront, alignment: alignment)
  }

  /// Puts a view in front of this one; it is offered its size.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    layered(overlay, depth: .inFront, alignment: alignment)
  }

  private func layered(_ layer: some View, depth: LayerNode.Depth, alignment: Alignment) -> ModifiedView {
    ModifiedView { context in
      context.appendNodes(of: self) { node in
        guard let layer = context.layer(of: layer, alignment: alignment, at: 1) else { return node }
        return LayerNode(
          node, layer: layer, depth: depth, alignment: alignment,
          layoutDirection: context.environment.layoutDirection)
      }
    }
  }
}
