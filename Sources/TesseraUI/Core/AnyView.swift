/// A view of any type. Another type of view at its place has another state.
public struct AnyView {
  private let content: any View

  /// Hides the type of a view.
  public init(_ content: some View) { self.content = content }

  /// Hides the type of a view.
  public init(erasing content: some View) { self.content = content }
}

extension AnyView: _PrimitiveView {
  /// Appends the nodes of the view.
  public func _makeNodes(in context: _ViewContext) {
    var inner = context
    inner.identity = context.identity.appending(id: ObjectIdentifier(type(of: content)))
    content._makeNodes(in: inner)
  }
}
