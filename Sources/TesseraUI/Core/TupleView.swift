/// Several views, one after the other.
public struct TupleView<each Content: View>: _PrimitiveView {
  /// The views.
  public var value: (repeat each Content)

  init(_ value: (repeat each Content)) { self.value = value }

  /// Appends the nodes of each.
  public func _makeNodes(in context: _ViewContext) {
    var position = 0
    for part in repeat each value {
      part._makeNodes(in: context.descending(into: position))
      position += 1
    }
  }
}
