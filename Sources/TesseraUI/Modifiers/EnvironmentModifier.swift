/// A view whose environment is changed.
struct EnvironmentModifiedView<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifiedView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    content._makeNodes(in: context.descending(into: 0).with(change))
  }
}

extension View {
  /// Sets a value of the environment for the view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifiedView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Forbids or allows the controls in the view to be used; what is forbidden further out stays so.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentModifiedView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
