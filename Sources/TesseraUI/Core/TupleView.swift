/// Several views, one after the other.
public struct TupleView<Content>: _PrimitiveView {
  /// The views.
  public var value: Content

  private let parts: [any View]

  init(_ value: Content, parts: [any View]) {
    self.value = value
    self.parts = parts
  }

  /// Appends the nodes of each.
  public func _makeNodes(in context: _ViewContext) {
    for (position, part) in parts.enumerated() { part._makeNodes(in: context.descending(into: position)) }
  }
}
