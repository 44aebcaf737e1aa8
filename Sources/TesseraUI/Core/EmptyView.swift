/// No view at all.
public struct EmptyView: _PrimitiveView {
  /// Creates it.
  nonisolated public init() {}

  /// Appends nothing.
  public func _makeNodes(in context: _ViewContext) {}
}
