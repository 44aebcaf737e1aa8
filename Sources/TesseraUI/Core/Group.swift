/// Several views that are taken as one where only one may stand; it arranges nothing.
public struct Group<Content> {
  private let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView, View where Content: View {
  /// Appends the nodes of each.
  public func _makeNodes(in context: _ViewContext) { content._makeNodes(in: context.descending(into: 0)) }
}
