/// Several views, one after the other.
public struct TupleView<each Content> {
  /// The views.
  public var value: (repeat each Content)

  init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleView: _PrimitiveView, View where repeat each Content: View {
  /// Appends the nodes of each.
  public func _makeNodes(in context: _ViewContext) {
    var position = 0
    for part in repeat each value {
      part._makeNodes(in: context.descending(into: position))
      position += 1
    }
  }
}
