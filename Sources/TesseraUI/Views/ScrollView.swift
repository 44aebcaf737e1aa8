import TesseraLayout

/// A viewport onto content that may be higher than it: greedy in height, with the content at its top.
///
/// What has the focus is always visible. The wheel scrolls, and takes the focus along. Where the content is higher,
/// a scroll bar takes one column at the side where lines end.
public struct ScrollView<Content> {
  private let showsIndicators: Bool
  private let content: Content

  /// Creates a view that scrolls up and down.
  public init(showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView, View where Content: View {
  /// Appends the viewport.
  public func _makeNodes(in context: _ViewContext) {
    let inner = context.with { $0.stackOrientation = .vertical }
    context.append(
      ScrollNode(
        inner.node(of: content), identity: context.identity, showsIndicators: showsIndicators,
        layoutDirection: context.environment.layoutDirection))
  }
}
